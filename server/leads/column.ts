import type * as z from 'zod/mini';

/** Seals and opens a text for one place in the database. */
interface Sealing {
  seal(text: string): string;
  open(sealed: string): string;
}

/** When an abandoned lead loses it: what is sensitive first, then what leads to somebody. The rest says nothing of anybody. */
export type Ending = 'sensitive' | 'contact' | 'stays';

/** How a value stands in the database. */
export interface Column<Value, Stored> {
  ends: Ending;
  isSealed?: true;
  read(stored: Stored, sealing: Sealing): Value;
  write(value: Value, sealing: Sealing): Stored;
}

/** Its holder sees it: as it is, or masked. */
export interface ShownColumn<Value, Stored, Shown> extends Column<Value, Stored> {
  show(value: NonNullable<Value>): Shown;
}

type Schema<Value> = z.ZodMiniType<Value>;

export const plain = <Value extends string | number | null>(ends: Ending): Column<Value, Value> => ({
  ends,
  read: (stored) => stored,
  write: (value) => value,
});

export const flag = (ends: Ending): Column<boolean, number> => ({
  ends,
  read: (stored) => stored === 1,
  write: Number,
});

/** Yes, no, or not asked. */
export const optionalFlag = (ends: Ending): Column<boolean | null, number | null> => ({
  ends,
  read: (stored) => (stored === null ? null : stored === 1),
  write: (value) => (value === null ? null : Number(value)),
});

export const json = <Value>(schema: Schema<Value>, ends: Ending): Column<Value | null, string | null> => ({
  ends,
  read: (stored) => (stored === null ? null : schema.parse(JSON.parse(stored))),
  write: (value) => (value === null ? null : JSON.stringify(value)),
});

export const jsonOr = <Value>(
  schema: Schema<Value>,
  empty: Value,
  ends: Ending,
): Column<Value, string | null> => ({
  ends,
  read: (stored) => (stored === null ? empty : schema.parse(JSON.parse(stored))),
  write: (value) => JSON.stringify(value),
});

/** Unreadable without the key that is kept outside the database. */
export const sealed = <Value>(column: Column<Value | null, string | null>): typeof column => ({
  ends: column.ends,
  isSealed: true,
  read: (stored, sealing) => column.read(stored === null ? null : sealing.open(stored), sealing),
  write: (value, sealing) => {
    const text = column.write(value, sealing);
    return text === null ? null : sealing.seal(text);
  },
});

/** A sensitive answer: sealed, and masked even to its holder. */
export const secret = (
  mask: (text: string) => string,
): ShownColumn<string | null, string | null, string> => ({
  ...sealed(plain<string | null>('sensitive')),
  show: mask,
});

/** An answer that its holder sees as it was given. */
export const shown = <Value, Stored>(
  column: Column<Value, Stored>,
): ShownColumn<Value, Stored, NonNullable<Value>> => ({ ...column, show: (value) => value });
