/** Every test file speaks as the doors do, whichever room it opens. */
import { speakEnglish } from "../../src/own-files.ts";

speakEnglish();
