import { getStates } from '@brazilian-utils/brazilian-utils';
import { expect, it } from 'vitest';
import { stateName, states } from '../../src/brazil/states.ts';

it('lists the same federal units as the library, each with its name', () => {
  const byUf = (a: { uf: string }, b: { uf: string }) => a.uf.localeCompare(b.uf);
  const expected = getStates().map(({ code, name }) => ({ uf: code, name }));
  expect([...states].sort(byUf)).toEqual(expected.sort(byUf));
});

it('names a federal unit', () => {
  expect(stateName('SP')).toBe('São Paulo');
  expect(stateName('DF')).toBe('Distrito Federal');
});
