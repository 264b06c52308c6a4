import { type Allowed, allowedPlaces, type Secret } from './allowed-places.ts';
import { encodingsOf, fold } from './encodings-of.ts';

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

/** Finds secrets in any encoding. */
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

/** Distinct findings outside the allowed places. */
export const leaksAmong = (found: readonly Found[]): string[] => [
  ...new Set(
    found.filter((one) => !isAllowed(one)).map(({ secret, place, form }) => `${secret} in ${place}, ${form}`),
  ),
];
