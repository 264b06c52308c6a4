import { seededRandom } from '../seeded-random.ts';
import { compositions } from './compositions.tsx';
import styles from './Poster.module.css';
import { paletteOf } from './palette-of.ts';

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
