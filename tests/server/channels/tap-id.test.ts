import { expect, it } from 'vitest';
import { commandNames, type Tap } from '../../../server/channels/channel-message.ts';
import { longestTapId, tapIdOf, tapIn } from '../../../server/channels/tap-id.ts';

const taps: readonly Tap[] = [
  { kind: 'answer', step: 'cep', raw: { cep: ['01310-100'] } },
  {
    kind: 'answer',
    step: 'data-instalacao',
    raw: { date: ['01/12/2026', '02/12/2026'], period: ['manha', 'tarde'] },
  },
  { kind: 'answer', step: 'nome-mae', raw: { mothers_name: ['Não consta & “ponto”=+%'] } },
  { kind: 'answer', step: 'cpf', raw: {} },
  { kind: 'say', text: 'Já sou cliente' },
  { kind: 'decide', choice: 'other' },
  { kind: 'do', name: 'more', from: 18 },
  ...commandNames.map((name): Tap => ({ kind: 'do', name })),
];

it.each(taps)('a tap comes back from its id: %o', (tap) => {
  const id = tapIdOf(tap, 'Título');
  expect(id.length).toBeLessThanOrEqual(longestTapId);
  expect(tapIn(id)).toEqual(tap);
});

it('an answer that is too long for an id says the title of its choice', () => {
  const tap: Tap = { kind: 'answer', step: 'cep', raw: { cep: ['1'.repeat(longestTapId)] } };
  expect(tapIn(tapIdOf(tap, 'Avenida Paulista'))).toEqual({ kind: 'say', text: 'Avenida Paulista' });
});

it.each([
  '',
  's',
  'x',
  'acep=1',
  'a=no-such-step',
  'd=maybe',
  'c=no-such-command',
  'c=more&from=-1',
  'c=more&from=x',
])('an id that is none of ours is no tap: %j', (id) => {
  expect(tapIn(id)).toBeNull();
});
