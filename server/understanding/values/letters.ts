const names: ReadonlyMap<string, string> = new Map(
  'que-q be-b ce-c efe-f ge-g aga-h jota-j ca-k ka-k ele-l eme-m ene-n ne-n pe-p erre-r esse-s te-t ve-v xis-x ze-z'
    .split(' ')
    .map((pair) => [pair.slice(0, -2), pair.slice(-1)]),
);

/** The letter that dictation writes by its name: 'que nê éle dez'; other words stay. */
export const letterOf = (word: string): string => names.get(word) ?? word;
