/** What may have been heard in place of a letter. */
const heardAs: Readonly<Record<string, RegExp>> = {
  z: /(?<=.)s/g,
  s: /z/g,
  k: /c(?!h)|qu/g,
  c: /k/g,
  y: /i/g,
  i: /y/g,
  w: /v|^u/g,
  v: /w/g,
  th: /t/g,
  ph: /f/g,
  f: /ph/g,
  g: /j/g,
  j: /g(?=[ei])/g,
  x: /ch/g,
  ch: /x/g,
  n: /m$/g,
  m: /n$/g,
  h: /(?<!^.*)[aeiou]|t(?!h)/g,
};

const written = (heard: string, letters: string): string => {
  if (letters !== 'h') return letters;
  return heard === 't' ? 'th' : `h${heard}`;
};

/** The word in these letters, if only one of its letters can be meant. */
export function respelled(word: string, letters: string, isAtEnd: boolean): string | null {
  if (isAtEnd ? word.endsWith(letters) : word.includes(letters)) return word;
  const [one, other] = letters;
  const heard = heardAs[letters] ?? (one !== undefined && one === other ? new RegExp(one, 'g') : null);
  const all = heard === null ? [] : [...word.matchAll(heard)];
  const [only, another] = isAtEnd
    ? all.filter(({ index, 0: said }) => index + said.length === word.length)
    : all;
  if (only === undefined || another !== undefined) return null;
  return word.slice(0, only.index) + written(only[0], letters) + word.slice(only.index + only[0].length);
}

/** The word without these letters, if they stand in it once at most. */
export const withoutLetters = (word: string, letters: string): string | null => {
  const [before = '', behind, another] = word.split(letters);
  return another === undefined ? before + (behind ?? '') : null;
};
