import type * as z from 'zod/mini';

/** Encrypts and decrypts a text, bound to its column. */
interface Sealing {
  seal(text: string): string;
  open(sealed: string): string;
}

/** When an abandoned lead's column is erased: `sensitive` first, then `contact`. `stays`: no personal data. */
export type Ending = 'sensitive' | 'contact' | 'stays';

/** Label of the value in a person's data export; null if it is not exported from here. */
type Label = string | null;

export interface Column<Value, Stored> {
  label: Label;
  ends: Ending;
  isSealed?: true;
  read(stored: Stored, sealing: Sealing): Value;
  write(value: Value, sealing: Sealing): Stored;
}

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

/** True, false or unanswered. */
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

/** Encrypted with a key that is kept outside the database. */
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

/** A sensitive answer: encrypted, and masked even for its holder. */
export const secret = (
  mask: (text: string) => string,
  label: Label,
): ShownColumn<string | null, string | null, string> => ({
  ...sealed(plain<string | null>('sensitive', label)),
  show: mask,
});

/** An answer that its holder sees unmasked. */
export const shown = <Value, Stored>(
  column: Column<Value, Stored>,
): ShownColumn<Value, Stored, NonNullable<Value>> => ({ ...column, show: (value) => value });
