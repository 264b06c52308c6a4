/** One thing kept, by what a person reads above it. */
export type PersonRecord = Record<string, string>;

const readable = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Only what is there, each under its words. */
export const readableRecord = (values: Readonly<Record<string, unknown>>): PersonRecord =>
  Object.fromEntries(
    Object.entries(values).flatMap(([label, value]) => (isNothing(value) ? [] : [[label, readable(value)]])),
  );
