import type { parsePersonName } from '../../brazil/name.ts';

/** The name as it is stored, or the raw text if it is not a valid name. */
export const canonicalName = (raw: string, parse: typeof parsePersonName): string => {
  const parsed = parse(raw);
  return parsed.ok ? parsed.name : raw.trim();
};
