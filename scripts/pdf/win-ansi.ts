/** The places of Windows-1252 where it differs from Unicode. */
const special: ReadonlyMap<string, number> = new Map(
  Object.entries({ '€': 0x80, '…': 0x85, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95 }).concat(
    Object.entries({ '–': 0x96, '—': 0x97, '™': 0x99 }),
  ),
);

export const winAnsiCodes: readonly number[] = Array.from({ length: 224 }, (_, place) => place + 32);

/** The code of a character in the encoding of the documents' fonts. A word they cannot show fails the build. */
export function winAnsiCode(character: string): number {
  const code = special.get(character) ?? character.codePointAt(0) ?? 0;
  const isSpecialPlace = code >= 0x7f && code < 0xa0;
  if (code < 32 || code > 255 || (isSpecialPlace && !special.has(character)))
    throw new Error(`The documents' fonts have no '${character}'.`);
  return code;
}

const unicodeOf = new Map([...special].map(([character, code]) => [code, character.codePointAt(0) ?? 0]));

export const unicodeOfCode = (code: number): number => unicodeOf.get(code) ?? code;
