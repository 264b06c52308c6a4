import { expect, it } from 'vitest';
import { needsIn } from '../../../../src/conversation/understanding/plans/needs-said.ts';

it.each([
  ['somos 4', { people: 4 }],
  ['jogo online', { use: 'games' }],
  ['tem dois adolescentes que jogam', { people: 3, use: 'games' }],
  ['é pra mim e dois filhos', { people: 3 }],
  ['somos 4 e jogamos', { people: 4, use: 'games' }],
  ['a gente transmite o culto ao vivo', { use: 'creation' }],
  ['quero um canal que transmite o jogo', { use: 'video' }],
  ['para 4 cameras', { use: 'creation' }],
] as const)('of what a plan is for only what is told is known: %s', (text, needs) =>
  expect(needsIn(text)).toStrictEqual(needs),
);
