import { seededRandom } from '../seeded-random.ts';
import { compositions } from './compositions.tsx';
import styles from './Poster.module.css';

/** Class names in Poster.module.css. */
type Palette =
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

type Props = {
  title: string;
  genre: string;
  /** The position in the catalogue, so that neighbours never have the same drawing. */
  seed: number;
};

/** A drawn cover for a title of the streaming catalogue. Decorative: title and genre are written beside it. */
export function Poster({ title, genre, seed }: Props) {
  const draw = compositions[seed % compositions.length];
  const lettering = [styles.plain, styles.capitals, styles.centred][seed % 3];
  const look = [styles.poster, styles[paletteOf(genre, seed)], lettering, styles[lengthOf(title)]];
  return (
    <div className={look.join(' ')} aria-hidden="true">
      <svg viewBox="0 0 200 300" width="200" height="300" aria-hidden="true">
        {draw?.(seededRandom(seed + title.length * 31))}
      </svg>
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.genre}>{genre}</span>
      </div>
    </div>
  );
}

/** The longest word must fit. */
function lengthOf(title: string): 'short' | 'medium' | 'long' {
  const longest = Math.max(...title.split(/\s/).map((word) => word.length));
  if (title.length <= 10 && longest <= 8) return 'short';
  return title.length <= 22 && longest <= 11 ? 'medium' : 'long';
}
