import { withoutAccents } from './without-accents.ts';

export type NameProblem = 'empty' | 'too-long' | 'characters' | 'one-word' | 'short-first' | 'unknown';
export type ParsedName = { ok: true; name: string } | { ok: false; reason: NameProblem };

/** At least two names in any script, separated by single spaces. */
export function parsePersonName(text: string): ParsedName {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  const reason = problemOf(name);
  return reason === null ? { ok: true, name } : { ok: false, reason };
}

/** 'Não consta' is a valid answer: people may have no recorded mother. */
export function parseMothersName(text: string): ParsedName {
  const plain = withoutAccents(text).trim().replace(/\s+/g, ' ').toLowerCase();
  if (unknown.test(plain)) return { ok: false, reason: 'unknown' };
  return plain === 'nao consta' ? { ok: true, name: notRecorded } : parsePersonName(text);
}

/** Two words that are not a name but mean that it is unknown. */
const unknown =
  /^(?:n(?:ao)?(?: me)? (?:sei|lembro|recordo|conheco|tenho|tem|possui|quero|informad[oa]|existe|se aplica|declarad[oa])|sem (?:mae|nome|registro)|mae (?:desconhecida|falecida)|nome d[ae] mae)$/;

export const notRecorded = 'Não consta';

/** Initials only; even the length is hidden. */
export const maskName = (name: string): string =>
  name
    .split(' ')
    .map((word) => `${[...word][0] ?? ''}****`)
    .join(' ');

/** 'Não consta' is not personal data, so it is not masked. */
export const maskMothersName = (name: string): string => (name === notRecorded ? name : maskName(name));

export const longestName = 128;

function problemOf(name: string): NameProblem | null {
  if (name === '') return 'empty';
  if (name.length > longestName) return 'too-long';
  if (!/^[\p{L}\p{M}'’\- ]+$/u.test(name)) return 'characters';
  const words = name.split(' ').filter((word) => /\p{L}/u.test(word));
  if (words.length < 2) return 'one-word';
  return (words[0]?.match(/\p{L}/gu)?.length ?? 0) < 2 ? 'short-first' : null;
}
