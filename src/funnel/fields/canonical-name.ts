import type { parsePersonName } from '../../brazil/name.ts';

/** As it is written to the record, or as it was typed where it is no name. */
export const canonicalName = (raw: string, parse: typeof parsePersonName): string => {
  const parsed = parse(raw);
  return parsed.ok ? parsed.name : raw.trim();
};
