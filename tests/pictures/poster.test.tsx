import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { globoplayCatalogue } from '../../src/content/streaming/globoplay-catalogue.ts';
import { hboMaxCatalogue } from '../../src/content/streaming/hbo-max-catalogue.ts';
import { paramountCatalogue } from '../../src/content/streaming/paramount-catalogue.ts';
import styles from '../../src/pictures/poster/Poster.module.css';
import { Poster, paletteOf } from '../../src/pictures/poster/Poster.tsx';

const rows = [...globoplayCatalogue, ...hboMaxCatalogue, ...paramountCatalogue];
const cover = (seed: number, title = 'Pantanal', genre = 'Novela') =>
  renderToStaticMarkup(<Poster title={title} genre={genre} seed={seed} />);
const drawing = (html: string) => /<svg.*<\/svg>/.exec(html)?.[0];

describe('a cover', () => {
  it('a cover is the same at every build', () => {
    expect(cover(4)).toBe(cover(4));
  });

  it('a cover differs from its neighbours', () => {
    const drawings = Array.from({ length: 10 }, (_, seed) => drawing(cover(seed)));
    expect(new Set(drawings).size).toBe(10);
  });

  it.each(rows.flatMap(({ cards }) => cards).map(({ title, genre }, seed) => ({ title, genre, seed })))(
    'the cover of $title ($genre) shows title and genre, is small and has no style attribute',
    ({ title, genre, seed }) => {
      const html = cover(seed, title, genre);
      expect(html).toContain(`>${title}<`);
      expect(html).toContain(`>${genre}<`);
      expect(html).toContain('aria-hidden="true"');
      expect(html).not.toMatch(/\sstyle=|undefined|NaN/);
      expect(html.length).toBeLessThan(3000);
    },
  );

  it.each(['Novela', 'Comédia', 'Ficção científica', 'Ação', 'Música', 'Terror', 'Animação', 'anything'])(
    'a cover has colours for %s at every place',
    (genre) => {
      for (let seed = 0; seed < 12; seed += 1) expect(styles[paletteOf(genre, seed)]).toBeTruthy();
    },
  );
});
