import type * as z from 'zod/mini';

/** `undefined` leaves the column unchanged, `null` clears it. */
export function toFlag(value: boolean): number;
export function toFlag(value: boolean | undefined): number | undefined;
export function toFlag(value: boolean | null | undefined): number | null | undefined;
export function toFlag(value: boolean | null | undefined): number | null | undefined {
  return typeof value === 'boolean' ? Number(value) : value;
}

export const toJson = (value: object | null | undefined): string | null | undefined =>
  value ? JSON.stringify(value) : value;

export const fromJson = <Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string | null,
): z.output<Schema> | null => (text === null ? null : schema.parse(JSON.parse(text)));
