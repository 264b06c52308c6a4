import { allowedPlaces, type Place, type Reason, type Secret } from './allowed-places.ts';
import { fold, formsOf } from './forms-of.ts';

export type Secrets = ReadonlyMap<Secret, readonly string[]>;
export type Texts = ReadonlyMap<Place, string>;

interface Found {
  readonly secret: Secret;
  readonly place: Place;
  readonly form: string;
}

/** Where each secret stands, in whatever form. */
export function findSecrets(secrets: Secrets, texts: Texts): Found[] {
  const places = Array.from(texts, ([place, text]) => ({ place, text, folded: fold(text) }));
  return Array.from(secrets).flatMap(([secret, values]) =>
    values
      .flatMap(formsOf)
      .flatMap(({ form, text, isFolded }) =>
        places
          .filter((one) => (isFolded ? one.folded : one.text).includes(text))
          .map(({ place }) => ({ secret, place, form })),
      ),
  );
}

const isAllowed = (reason: Reason | undefined, form: string): boolean =>
  typeof reason === 'string' || (reason !== undefined && form === 'hashed');

/** What stands where the table does not let it, each once. */
export const leaksAmong = (found: readonly Found[]): string[] => [
  ...new Set(
    found
      .filter(({ secret, place, form }) => !isAllowed(allowedPlaces[secret][place], form))
      .map(({ secret, place, form }) => `${secret} in ${place}, ${form}`),
  ),
];
