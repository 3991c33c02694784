/**
 * Pictures as the model's API takes them: known by their first bytes, never by their name, within its limits of size. A picture
 * that the API would refuse would end the whole run, so that what looks broken is refused here.
 */
import { ToolProblem } from "./workspace.ts";

/** What the API takes is 5 MB of base64, which is this much in the file. */
export const MAX_IMAGE_BYTES = (5 * 1024 * 1024 * 3) / 4;
const MAX_SIDE = 8_000;

type Size = { readonly width: number; readonly height: number };

type Format = {
  readonly mediaType: string;
  readonly begins: (bytes: Buffer) => boolean;
  /** `undefined` where the picture does not tell: it is broken. */
  readonly size: (bytes: Buffer) => Size | undefined;
};

const formats: readonly Format[] = [
  { mediaType: "image/png", begins: (bytes) => holds(bytes, 0, "\x89PNG\r\n\x1a\n"), size: pngSize },
  { mediaType: "image/jpeg", begins: (bytes) => holds(bytes, 0, "\xff\xd8\xff"), size: jpegSize },
  {
    mediaType: "image/gif",
    begins: (bytes) => holds(bytes, 0, "GIF87a") || holds(bytes, 0, "GIF89a"),
    size: (bytes) => sizeAt(bytes, 6, "little"),
  },
  {
    mediaType: "image/webp",
    begins: (bytes) => holds(bytes, 0, "RIFF") && holds(bytes, 8, "WEBP"),
    size: webpSize,
  },
];

/** The media type, if these are the first bytes of a picture that the model can see. */
export function imageType(head: Buffer): string | undefined {
  return formats.find(({ begins }) => begins(head))?.mediaType;
}

/** Refuses a picture without a size, or with one that the API does not take. */
export function requireShowable(path: string, bytes: Buffer): Size {
  const size = formats.find(({ begins }) => begins(bytes))?.size(bytes);
  if (!size || size.width === 0 || size.height === 0) {
    throw new ToolProblem(`${path} begins like an image, but is broken or cut off, and cannot be shown.`);
  }
  if (Math.max(size.width, size.height) <= MAX_SIDE) return size;
  throw new ToolProblem(
    `${path} is an image of ${size.width} × ${size.height} pixels; at most ${MAX_SIDE} on a side can be shown.`,
  );
}

function holds(bytes: Buffer, at: number, text: string): boolean {
  return bytes.toString("latin1", at, at + text.length) === text;
}

function sizeAt(bytes: Buffer, at: number, order: "little" | "big"): Size | undefined {
  if (bytes.length < at + 4) return undefined;
  if (order === "little") return { width: bytes.readUInt16LE(at), height: bytes.readUInt16LE(at + 2) };
  return { height: bytes.readUInt16BE(at), width: bytes.readUInt16BE(at + 2) };
}

/** A whole PNG ends with its own mark. */
function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 45 || !holds(bytes, 12, "IHDR") || !holds(bytes, bytes.length - 8, "IEND")) return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Segment by segment to the frame's header, which holds the size. */
function jpegSize(bytes: Buffer): Size | undefined {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return sizeAt(bytes, at + 5, "big");
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Three layouts, by the kind of the first chunk. */
function webpSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 30 || bytes.length < bytes.readUInt32LE(4) + 8) return undefined;
  switch (bytes.toString("latin1", 12, 16)) {
    case "VP8 ":
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case "VP8L": {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}
