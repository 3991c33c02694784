/**
 * Fits a document into a number of characters. It is cut only between items, so no table, fence or collapsible is ever left
 * open, and each section says itself what is missing and where it is.
 */

/** `short` is used where `full` has no room. */
export type Item = { readonly full: string; readonly short?: string };

export type Section = {
  readonly open: string;
  readonly items: readonly Item[];
  readonly close: string;
  /** Between the items, and between `open` and the first. */
  readonly glue: "\n" | "\n\n";
  /** How many characters it may take while other sections still wait for theirs. */
  readonly share: number;
  /** Said in place of the items that are left out. */
  readonly missing: (count: number) => string;
};

const gap = "\n\n";

/** A section of one piece: it is there in full, or short, or not at all. */
export function oneItem(item: Item): Section {
  const items = item.full === "" ? [] : [item];
  return { open: "", items, close: "", glue: gap, share: Number.POSITIVE_INFINITY, missing: () => "" };
}

/** `sections` stand in the order of reading; `needs` are the same sections in the order in which they get room. */
export function fitInto(sections: readonly Section[], needs: readonly Section[], limit: number): string {
  const drafts = new Map(
    sections.filter((section) => section.items.length > 0).map((section) => [section, new Draft(section)]),
  );
  const ordered = needs.flatMap((section) => drafts.get(section) ?? []);
  let room = limit - ordered.reduce((sum, draft) => sum + draft.frame, 0);
  for (const draft of ordered) room -= draft.take(Math.min(room, draft.section.share));
  for (const draft of ordered) room -= draft.take(room);
  for (const draft of ordered) room -= draft.enlarge(room);
  const texts = [...drafts.values()].map((draft) => draft.text());
  return texts.filter((text) => text !== "").join(gap);
}

/** One section while it is being filled. */
class Draft {
  readonly section: Section;
  readonly frame: number;
  readonly #taken: string[] = [];

  constructor(section: Section) {
    this.section = section;
    const pieces = [section.open, section.missing(section.items.length), section.close];
    this.frame = pieces.join(gap).length + 2 * gap.length;
  }

  /** Adds short items, in order, while there is room; says how much they took. */
  take(room: number): number {
    let used = 0;
    for (const item of this.section.items.slice(this.#taken.length)) {
      const text = item.short ?? item.full;
      const size = text.length + this.section.glue.length;
      if (used + size > room) break;
      this.#taken.push(text);
      used += size;
    }
    return used;
  }

  /** Replaces short items by full ones, each where it fits; says how much more they took. */
  enlarge(room: number): number {
    let used = 0;
    for (const [index, text] of this.#taken.entries()) {
      const full = this.section.items[index]?.full ?? text;
      const more = full.length - text.length;
      if (used + more > room) continue;
      this.#taken[index] = full;
      used += more;
    }
    return used;
  }

  text(): string {
    const left = this.section.items.length - this.#taken.length;
    const { open, close, glue, missing } = this.section;
    const head = (open === "" ? this.#taken : [open, ...this.#taken]).join(glue);
    return [head, left > 0 ? missing(left) : "", close].filter((piece) => piece !== "").join(gap);
  }
}
