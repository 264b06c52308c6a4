import { describe, expect, it } from 'vitest';
import { globoplayWords } from '../../src/content/streaming/globoplay.ts';
import { globoplayCatalogue } from '../../src/content/streaming/globoplay-catalogue.ts';
import { hboMaxWords } from '../../src/content/streaming/hbo-max.ts';
import { hboMaxCatalogue } from '../../src/content/streaming/hbo-max-catalogue.ts';
import { paramountWords } from '../../src/content/streaming/paramount.ts';
import { paramountCatalogue } from '../../src/content/streaming/paramount-catalogue.ts';

const rows = [...paramountCatalogue, ...hboMaxCatalogue, ...globoplayCatalogue];
const cards = rows.flatMap((row) => row.cards);

describe('the streaming catalogues', () => {
  it.each(rows)('the catalogue row $id has the right number of titles', (row) => {
    expect(row.cards.length).toBeGreaterThanOrEqual(8);
    expect(row.cards.length).toBeLessThanOrEqual(10);
  });

  it('the catalogues show no title twice', () => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    expect(new Set(cards.map(({ title }) => title)).size).toBe(cards.length);
  });

  it.each(cards)(
    'the title $id has a valid id, a genre and one short sentence',
    ({ id, description, genre }) => {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(genre).not.toBe('');
      expect(description.length).toBeLessThanOrEqual(90);
      expect(description).toMatch(/\.$/);
    },
  );
});

describe('facts of the services', () => {
  it.each([
    [
      'Globoplay',
      globoplayWords.benefits,
      ['Até 3 telas ao mesmo tempo', 'Até 2 familiares', 'Ciclo de 30 dias'],
    ],
    ['HBO Max', hboMaxWords.benefits, ['Full HD', '2 telas ao mesmo tempo']],
    ['Paramount+', paramountWords.benefits, ['Um aparelho por vez']],
  ])('the facts of %s are complete', (_, benefits, facts) => {
    expect(benefits.map(({ title }) => title)).toEqual(expect.arrayContaining(facts));
  });
});
