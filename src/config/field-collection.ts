/** Fields as they come in from a file, under the names that it gives them. Nothing is lost: what is written again is kept. */

export type Field = { readonly value: unknown; readonly line: number };

export type FieldCollection = {
  readonly fields: ReadonlyMap<string, Field>;
  /** Fields that were written more than once: all their values, in order. */
  readonly repeated: ReadonlyMap<string, readonly Field[]>;
  /** Fields whose value cannot be had, and their lines. */
  readonly unreadable: ReadonlyMap<string, number>;
};

export type OpenCollection = FieldCollection & {
  /** Without `read` the field is there and unreadable. */
  readonly add: (name: string, line: number, read: { readonly value: unknown } | undefined) => void;
};

export function openCollection(): OpenCollection {
  const fields = new Map<string, Field>();
  const repeated = new Map<string, Field[]>();
  const unreadable = new Map<string, number>();
  return {
    fields,
    repeated,
    unreadable,
    add(name, line, read) {
      if (!read) return void unreadable.set(name, line);
      const field = { value: read.value, line };
      const first = fields.get(name);
      if (!first) return void fields.set(name, field);
      const all = repeated.get(name);
      if (all) all.push(field);
      else repeated.set(name, [first, field]);
    },
  };
}
