import type { ReactNode } from 'react';
import styles from './Poster.module.css';

/** Draws on 200 by 300 and leaves the lower third free for the title. The random numbers vary the drawing. */
type Composition = (next: () => number) => ReactNode;

const between = (next: () => number, from: number, to: number) => Math.round(from + next() * (to - from));

/** A mountain ridge from edge to edge, closed at the bottom. */
function ridge(next: () => number, height: number, rough: number): string {
  const peaks = Array.from(
    { length: 6 },
    (_, at) => `${at * 40} ${height - (at % 2 === 0 ? 0 : between(next, rough * 0.3, rough))}`,
  );
  return `M-10 ${height}L${peaks.join(' ')} 210 ${height}V300H-10z`;
}

const hills: Composition = (next) => {
  const sun = between(next, 60, 140);
  return (
    <>
      <circle className={styles.accent} cx={sun} cy={between(next, 76, 104)} r={between(next, 34, 50)} />
      <path className={styles.far} d={ridge(next, 170, 80)} />
      <path className={styles.mid} d={ridge(next, 196, 60)} />
      <path className={styles.near} d={ridge(next, 226, 36)} />
      <path className={styles.cable} d={`M${sun} 158q-${between(next, 10, 40)} 16 0 30t10 34-40 40`} />
    </>
  );
};

const city: Composition = (next) => {
  const towers = Array.from({ length: 7 }, (_, at) => ({
    x: at * 30 - 6,
    top: between(next, 80, 176),
    width: between(next, 24, 34),
  }));
  return (
    <>
      <circle
        className={styles.accent}
        cx={between(next, 50, 150)}
        cy={between(next, 50, 80)}
        r={between(next, 18, 34)}
      />
      <path
        className={styles.far}
        d={towers.map(({ x, top }) => `M${x - 16} 300V${top - 34 + (x % 40)}h26v200z`).join('')}
      />
      <path
        className={styles.mid}
        d={towers.map(({ x, top, width }) => `M${x} 300V${top}h${width}v220z`).join('')}
      />
      <path
        className={styles.windows}
        d={towers.map(({ x, top }) => `M${x + 8} ${top + 14}h0m9 0h0m-9 18h0m9 18h0m-9 18h0`).join('')}
      />
      <path className={styles.near} d="M-4 232q104-30 208 0v70H-4z" />
      <path className={styles.cable} d={`M-4 ${between(next, 226, 240)}q104-44 208-6`} />
    </>
  );
};

const planet: Composition = (next) => {
  const [x, y, size] = [between(next, 80, 120), between(next, 92, 118), between(next, 44, 58)];
  const tilt = between(next, -30, -12);
  return (
    <>
      <path
        className={styles.windows}
        d={Array.from({ length: 16 }, () => `M${between(next, 6, 194)} ${between(next, 8, 230)}h0`).join('')}
      />
      <circle className={styles.far} cx={x} cy={y} r={size * 1.45} />
      <circle className={styles.mid} cx={x} cy={y} r={size} />
      <path
        className={styles.near}
        d={`M${x - size} ${y}a${size} ${size} 0 0 0 ${size * 2} 0q-${size} ${size * 0.7}-${size * 2} 0z`}
      />
      <ellipse
        className={styles.cable}
        cx={x}
        cy={y}
        rx={size * 1.6}
        ry={size * 0.36}
        transform={`rotate(${tilt} ${x} ${y})`}
      />
      <circle
        className={styles.accent}
        cx={between(next, 20, 60)}
        cy={between(next, 176, 206)}
        r={between(next, 6, 13)}
      />
    </>
  );
};

const portrait: Composition = (next) => {
  const turn = next() < 0.5 ? undefined : 'matrix(-1 0 0 1 200 0)';
  const long = next() < 0.5;
  return (
    <g transform={turn}>
      <circle className={styles.accent} cx="104" cy="112" r={between(next, 66, 80)} />
      <path className={styles.far} d="M14 300q0-98 86-98t90 98z" />
      <path
        className={styles.mid}
        d="M82 206v-26q-22-16-22-54 0-46 44-46 40 0 40 40l10 26q1 5-8 5 2 22-6 26-6 3-18 0v29z"
      />
      <path
        className={styles.near}
        d={
          long
            ? 'M62 216q-30-40-18-98 8-50 58-52 44 0 48 42-30-6-46-14-8 44-12 60-2 40-30 62z'
            : 'M82 166q-30-14-30-54 4-50 56-50 38 2 40 42-22 4-44-8-4 20-12 26-10-4-12 8 2 12 12 12 0 14-10 24z'
        }
      />
      <path className={styles.cable} d="M-4 252q70 6 96-22t4-46 60-14 50-60" />
    </g>
  );
};

const road: Composition = (next) => {
  const x = between(next, 76, 124);
  return (
    <>
      <circle className={styles.accent} cx={x} cy="140" r={between(next, 36, 58)} />
      <path className={styles.far} d={ridge(next, 150, 50)} />
      <path className={styles.mid} d="M-4 148h208v152H-4z" />
      <path className={styles.near} d={`M${x - 4} 148h8L196 300H4z`} />
      <path className={styles.cable} d={`M${x} 152L100 296`} />
      <path
        className={styles.strokes}
        d={`M${x - 16} 154v-18q0-5 6-5M${x - 32} 168v-38q0-9 11-9M${x - 62} 196v-82q0-16 19-16M${x + 16} 154v-18q0-5-6-5M${x + 32} 168v-38q0-9-11-9M${x + 62} 196v-82q0-16-19-16`}
      />
    </>
  );
};

const sea: Composition = (next) => {
  const x = between(next, 60, 140);
  const wave = (y: number, rise: number) => `M-20 ${y}q20-${rise} 40 0t40 0 40 0 40 0 40 0 40 0V300H-20z`;
  return (
    <>
      <circle className={styles.accent} cx={200 - x} cy={between(next, 60, 90)} r={between(next, 26, 44)} />
      <path className={styles.far} d="M-4 142h208v158H-4z" />
      <path className={styles.near} d={`M${x - 30} 162h62l-12 20h-40zM${x} 82v72h-32z`} />
      <path className={styles.accent} d={`M${x + 6} 92v62h26z`} />
      <path className={styles.mid} d={wave(176, 22)} />
      <path
        className={styles.cable}
        d={`M-20 ${between(next, 196, 204)}q20-26 40 0t40 0 40 0 40 0 40 0 40 0`}
      />
      <path className={styles.near} d={wave(220, 26)} />
    </>
  );
};

const doorway: Composition = (next) => {
  const x = between(next, 86, 114);
  const arch = (half: number, top: number) =>
    `M${x - half} 300V${top}a${half} ${half} 0 0 1 ${half * 2} 0v240z`;
  return (
    <>
      <path className={styles.far} d={arch(92, 116)} />
      <path className={styles.mid} d={arch(68, 124)} />
      <path className={styles.accent} d={arch(42, 134)} />
      <path className={styles.cable} d={`M${x - 80} 300V120a80 80 0 0 1 160 0v180`} />
      <path
        className={styles.near}
        d={`M${x} 138a11 11 0 1 1-.1 0M${x - 16} 236v-56q0-16 16-16t16 16v56zM-4 226q104-14 208 0v80H-4z`}
      />
    </>
  );
};

export const compositions: readonly Composition[] = [hills, portrait, city, sea, doorway, planet, road];
