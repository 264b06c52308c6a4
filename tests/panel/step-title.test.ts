import { expect, it } from 'vitest';
import { journeys } from '../../src/funnel/journeys/journeys.ts';
import { stepTitle } from '../../src/panel/words/step-title.ts';

const asked = ['cpf', 'data-nascimento', 'consulta-cpf', 'titular', 'titular-migracao'];

it('steps that ask orders and customers for the same have different titles in the panel', () => {
  expect(new Set(asked.map(stepTitle)).size).toBe(asked.length);
  expect(journeys.order.steps.map(stepTitle).filter((title) => title.includes('('))).toEqual([]);
});

it('a step whose title names renewals does not say so twice', () => {
  const titles = journeys.renewal.steps.map(stepTitle);
  expect(titles.filter((title) => title.split(/renova/i).length > 2)).toEqual([]);
});
