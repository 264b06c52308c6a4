export const wordsIn = (plain: string): string[] => plain.match(/[a-z]+|\d+/g) ?? [];

/** What each word stands for, by rows like `{ '@': 'arroba aroba' }`. */
export const meanings = (rows: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(rows).flatMap(([meant, words]) => words.split(' ').map((word) => [word, meant] as const)),
  );
