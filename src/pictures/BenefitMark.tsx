import styles from './BenefitMark.module.css';

/** The shapes of an app's icon on a 48 px grid: lines, and highlighted parts (filled or as lines). */
type MarkShape = { line: string; lit?: string; litLine?: string };

/** Icons by the slug of the benefit. They show what an app is for; none is its maker's logo. Services have their name. */
export const benefitMarks: Record<string, MarkShape> = {
  looke: {
    line: 'M14 23l3 16h14l3-16M20.5 23l1 16M27.5 23l-1 16',
    lit: 'M13 23a4.5 4.5 0 0 1 2-8.5 5.5 5.5 0 0 1 9.5-2.5 5 5 0 0 1 8 3.5 4 4 0 0 1 2.5 7.5z',
  },
  deezer: {
    line: 'M11.5 28v-4a12.5 12.5 0 0 1 25 0v4',
    lit: 'M10 27h6.5v11h-3q-3.5 0-3.5-3.5zM31.5 27H38v7.5q0 3.5-3.5 3.5h-3z',
  },
  'band-sports': {
    line: 'M24 10.5a13.5 13.5 0 1 1-.1 0M24 18v-7M30 22.5l6.5-2.5M27.700 29.5l4.300 5.5M20.300 29.5L16 35M18 22.5L11.5 20',
    lit: 'M24 18l6 4.5-2.300 7h-7.400l-2.300-7z',
  },
  'band-news': {
    line: 'M14 22.5a10 10 0 0 0 20 0M24 32.5V38M18 38.5h12',
    lit: 'M19.5 14.5a4.5 4.5 0 0 1 9 0v8a4.5 4.5 0 0 1-9 0z',
  },
  'aya-bancah': {
    line: 'M11 11h20v24q0 3 2.5 3H14q-3 0-3-3zM31 17.5h6.5V35q0 3-3.5 3M16 28h10M16 33h10',
    lit: 'M16 16h10v7.5H16z',
  },
  'aya-books': {
    line: 'M24 16q-5-4.5-14-3.5v21q9-1 14 3.5 5-4.5 14-3.5v-21q-9-1-14 3.5zM24 16v21',
    litLine: 'M29 20.5v9M34 22.5v5',
  },
  'aya-ensinah': {
    line: 'M24 12L7.5 20.5 24 29l16.5-8.5zM13.5 24v9q10.5 7 21 0v-9',
    litLine: 'M40.5 21v12M40.5 33v.1',
  },
  babbel: {
    line: 'M12.5 10.5h16q3 0 3 3v8q0 3-3 3H20l-5.5 5v-5h-2q-3 0-3-3v-8q0-3 3-3zM15 15.5h11M15 19.5h7',
    lit: 'M35 18.5q3.5 0 3.5 3.5v8.5q0 3-3 3h-1v5l-5.5-5h-6q-2.5 0-3-2.5l3-3.5h6.5q4.5 0 4.5-4.5z',
  },
  'games-club': {
    line: 'M16 15.5h16q7 0 8 9l.8 7q0 4.5-4 4.5-2.300 0-4-3l-1.800-3H17l-1.800 3q-1.700 3-4 3-4 0-4-4.5l.8-7q1-9 8-9zM17 20v6M14 23h6',
    lit: 'M29.5 22.5a2 2 0 1 1-.1 0M33.5 18.5a2 2 0 1 1-.1 0',
  },
  'seguranca-digital': {
    line: 'M24 9l12.5 4.5V23q0 11-12.5 16-12.5-5-12.5-16v-9.5z',
    litLine: 'M18 23.5l4.5 4.5 8-8.5',
  },
};

/** The icon of an app without a drawing of its own. */
export const anyBenefitMark: MarkShape = {
  line: 'M12 12h10v10H12zM12 27h10v10H12zM27 27h10v10H27z',
  lit: 'M27 12h10v10H27z',
};

/** The drawn icon of an app. Decorative: its name is written beside it. Themes change the tokens, not the drawing. */
export function BenefitMark({ slug }: { slug: string }) {
  const { line, lit, litLine } = benefitMarks[slug] ?? anyBenefitMark;
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <rect className={styles.tile} width="48" height="48" rx="12" />
      {lit && <path className={styles.lit} d={lit} />}
      <path d={line} />
      {litLine && <path className={styles.litLine} d={litLine} />}
    </svg>
  );
}
