import { getStates } from '@brazilian-utils/brazilian-utils';
import { expect, it } from 'vitest';
import { stateName, states } from '../../src/brazil/states.ts';

it('the list of federal units matches the library’s, each with its name', () => {
  const byUf = (a: { uf: string }, b: { uf: string }) => a.uf.localeCompare(b.uf);
  const expected = getStates().map(({ code, name }) => ({ uf: code, name }));
  expect([...states].sort(byUf)).toEqual(expected.sort(byUf));
});

it('a federal unit has a name', () => {
  expect(stateName('SP')).toBe('São Paulo');
  expect(stateName('DF')).toBe('Distrito Federal');
});
