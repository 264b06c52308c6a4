import type * as z from 'zod/mini';

/** Seals and opens a text for one place in the database. */
interface Sealing {
  seal(text: string): string;
  open(sealed: string): string;
}

/** When an abandoned lead loses it: what is sensitive first, then what leads to somebody. The rest says nothing of anybody. */
export type Ending = 'sensitive' | 'contact' | 'stays';

/** What a person reads above it, who asks for all that is kept of them. `null`: it says nothing of them, or stands elsewhere in that file. */
type Label = string | null;

/** How a value stands in the database. */
export interface Column<Value, Stored> {
  label: Label;
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

export const plain = <Value extends string | number | null>(
  ends: Ending,
  label: Label,
): Column<Value, Value> => ({
  label,
  ends,
  read: (stored) => stored,
  write: (value) => value,
});

export const flag = (ends: Ending, label: Label): Column<boolean, number> => ({
  label,
  ends,
  read: (stored) => stored === 1,
  write: Number,
});

/** Yes, no, or not asked. */
export const optionalFlag = (ends: Ending, label: Label): Column<boolean | null, number | null> => ({
  label,
  ends,
  read: (stored) => (stored === null ? null : stored === 1),
  write: (value) => (value === null ? null : Number(value)),
});

export const json = <Value>(
  schema: Schema<Value>,
  ends: Ending,
  label: Label,
): Column<Value | null, string | null> => ({
  label,
  ends,
  read: (stored) => (stored === null ? null : schema.parse(JSON.parse(stored))),
  write: (value) => (value === null ? null : JSON.stringify(value)),
});

export const jsonOr = <Value>(
  schema: Schema<Value>,
  empty: Value,
  ends: Ending,
  label: Label,
): Column<Value, string | null> => ({
  label,
  ends,
  read: (stored) => (stored === null ? empty : schema.parse(JSON.parse(stored))),
  write: (value) => JSON.stringify(value),
});

/** Unreadable without the key that is kept outside the database. */
export const sealed = <Value>(column: Column<Value | null, string | null>): typeof column => ({
  label: column.label,
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
  label: Label,
): ShownColumn<string | null, string | null, string> => ({
  ...sealed(plain<string | null>('sensitive', label)),
  show: mask,
});

/** An answer that its holder sees as it was given. */
export const shown = <Value, Stored>(
  column: Column<Value, Stored>,
): ShownColumn<Value, Stored, NonNullable<Value>> => ({ ...column, show: (value) => value });
