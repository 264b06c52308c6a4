import { createHash } from 'node:crypto';
import { parseBrazilianDate, toIsoDate } from '../../src/brazil/date.ts';
import { withoutAccents } from '../../src/brazil/without-accents.ts';
import { type Allowed, allowedPlaces, type Secret } from './allowed-places.ts';

const fold = (text: string): string => withoutAccents(text).toLowerCase();

/** Shorter digit strings occur by chance. */
const fewestDigits = 6;

/** Base64 for each alignment within a longer text, without the characters that depend on neighbours. */
const inBase64 = (text: string): string[] =>
  [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]);
    const whole = bytes.subarray(0, bytes.length - (bytes.length % 3)).toString('base64');
    return whole.slice(Math.ceil((before * 4) / 3));
  });

const hashed = (text: string): string[] =>
  ['md5', 'sha1', 'sha256', 'sha512'].flatMap((name) => {
    const hash = createHash(name).update(text).digest();
    return [hash.toString('hex'), hash.toString('base64'), hash.toString('base64url')];
  });

/** Spellings of a value: unchanged, digits only, ISO date. */
function spellings(value: string): string[] {
  const digits = value.replaceAll(/\D/g, '');
  const date = parseBrazilianDate(value);
  const iso = date === null ? [] : [toIsoDate(date), toIsoDate(date).replaceAll('-', '')];
  return [value, ...iso, ...(digits.length >= fewestDigits ? [digits] : [])];
}

/** All encodings of a value, to be searched in a folded text or in the original. */
function encodingsOf(value: string): { form: string; text: string; isFolded: boolean }[] {
  return spellings(value).flatMap((spelling) => [
    { form: 'plain', text: fold(spelling), isFolded: true },
    ...(encodeURIComponent(spelling) === spelling
      ? []
      : [{ form: 'in an address', text: encodeURIComponent(spelling), isFolded: false }]),
    ...inBase64(spelling)
      .filter(({ length }) => length >= fewestDigits)
      .map((text) => ({ form: 'base64', text, isFolded: false })),
    ...[spelling, fold(spelling)].flatMap(hashed).map((text) => ({ form: 'hashed', text, isFolded: false })),
  ]);
}

export type Secrets = ReadonlyMap<Secret, readonly string[]>;
export type Texts = ReadonlyMap<string, string>;

interface Found {
  readonly secret: Secret;
  readonly place: string;
  readonly form: string;
}

/** Short numbers occur within longer numbers and hashes, so they have to stand alone. */
const standsIn = (where: string, text: string): boolean =>
  /^\d{1,7}$/.test(text) ? new RegExp(`(?<![\\da-f])${text}(?![\\da-f])`).test(where) : where.includes(text);

export function findSecrets(secrets: Secrets, texts: Texts): Found[] {
  const places = Array.from(texts, ([place, text]) => ({ place, text, folded: fold(text) }));
  return Array.from(secrets).flatMap(([secret, values]) =>
    values
      .flatMap(encodingsOf)
      .flatMap(({ form, text, isFolded }) =>
        places
          .filter((one) => standsIn(isFolded ? one.folded : one.text, text))
          .map(({ place }) => ({ secret, place, form })),
      ),
  );
}

const isAllowed = ({ secret, place, form }: Found): boolean => {
  const allowed: Allowed = allowedPlaces[secret];
  const reason = allowed[place];
  return typeof reason === 'string' || (reason !== undefined && form === 'hashed');
};

export const leaksAmong = (found: readonly Found[]): string[] => [
  ...new Set(
    found.filter((one) => !isAllowed(one)).map(({ secret, place, form }) => `${secret} in ${place}, ${form}`),
  ),
];
