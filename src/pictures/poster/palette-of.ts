/** Class names in Poster.module.css. */
export type Palette =
  | 'ember'
  | 'dusk'
  | 'noon'
  | 'violet'
  | 'forest'
  | 'sky'
  | 'rose'
  | 'sand'
  | 'ocean'
  | 'night'
  | 'magenta'
  | 'clay';

/** The palette of a genre: the first entry whose word the genre contains. */
const looks: [words: RegExp, palettes: [Palette, ...Palette[]]][] = [
  [/anima|infantil/, ['sky', 'noon', 'ocean']],
  [/com[eé]dia|humor|variedades/, ['noon', 'magenta', 'sky', 'rose']],
  [/fic|fantasia/, ['violet', 'ocean', 'night', 'forest']],
  [/terror|suspense|crime|policial/, ['forest', 'night', 'ember']],
  [/a[cç][aã]o|aventura|faroeste/, ['ember', 'clay', 'ocean', 'sand']],
  [/novela|romance/, ['rose', 'clay', 'dusk', 'magenta', 'sand', 'forest']],
  [/document|jornal|entrevista/, ['sand', 'ocean', 'dusk']],
  [/m[uú]sica|reality|show/, ['magenta', 'violet', 'noon']],
];
const anyLook: [Palette, ...Palette[]] = ['dusk', 'clay', 'night', 'rose', 'ocean'];

export function paletteOf(genre: string, seed: number): Palette {
  const [, palettes] = looks.find(([words]) => words.test(genre.toLowerCase())) ?? [null, anyLook];
  return palettes[seed % palettes.length] ?? palettes[0];
}
