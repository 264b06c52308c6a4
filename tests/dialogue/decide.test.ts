import { describe, expect, it } from 'vitest';
import type { UnderstoodAct } from '../../src/contract/calls/understand.ts';
import { decide, type Met } from '../../src/dialogue/decide.ts';
import { act, told } from './acts.ts';

const met = (asked: string[], more: Partial<Met> = {}): Met => ({
  asked: new Set(asked),
  recent: new Set(),
  named: new Set(),
  isUnsure: false,
  isProposing: false,
  asksConsent: false,
  ...more,
});
const actions = (acts: UnderstoodAct[], at: Met) => decide(acts, at).map(({ action }) => action);
const number = told('inform', 'number');
const asks = act('ask', 'preco');

describe('what is done about a message', () => {
  it.each<[string, UnderstoodAct[], Met, ReturnType<typeof actions>]>([
    ['a certain answer to the open question', [number], met(['number']), ['take']],
    [
      'one beside thanks and a question',
      [number, asks, act('thanks')],
      met(['number']),
      ['take', 'reply', 'reply'],
    ],
    ['a likely answer', [{ ...number, level: 'likely' }], met(['number']), ['take']],
    ['a guess', [{ ...number, level: 'guess' }], met(['number']), ['propose']],
    ['one to another question', [number], met(['complement']), ['take']],
    ['a document that nobody asked for', [told('inform', 'cpf')], met(['email']), ['propose']],
    ['one by its own word', [told('inform', 'cpf')], met(['email'], { named: new Set(['cpf']) }), ['take']],
    ['a correction', [told('correct', 'number')], met(['email']), ['take']],
    [
      'an answer beside a correction',
      [told('inform', 'email'), told('correct', 'number')],
      met(['email']),
      ['take', 'take'],
    ],
    ['what somebody is not sure of', [number], met(['number'], { isUnsure: true }), ['propose']],
    ['one beside itself said otherwise', [number, number], met(['number']), ['propose', 'propose']],
    ['one while others wait', [number], met(['number'], { isProposing: true }), ['take']],
    // However certain, neither the order, the way to pay nor a consent to offers is taken from the model.
    [
      'a yes to the order',
      [act('yes')],
      met(['accept_information'], { asksConsent: true }),
      ['ask to press'],
    ],
    ['the way to pay', [told('inform', 'direct_debit')], met(['direct_debit']), ['propose']],
    [
      'a bill by its own word',
      [told('inform', 'direct_debit', 'false')],
      met([], { named: new Set(['direct_debit']) }),
      ['take'],
    ],
    ['a consent to offers', [told('inform', 'accept_promotions')], met(['accept_promotions']), ['propose']],
    [
      'a value of which several fit',
      [act('inform', 'idPlan', { options: [{ idPlan: ['1'] }] })],
      met(['idPlan']),
      ['ask which'],
    ],
    ['one of which none does', [act('correct', 'email')], met(['cpf']), ['ask for it']],
    ['a question of uncertain topic', [act('ask', 'preco', { level: 'guess' })], met([]), ['offer three']],
    ['a certain question', [asks], met([]), ['reply']],
  ])('%s is dealt with', (_, acts, at, expected) => {
    expect(actions(acts, at)).toEqual(expected);
  });

  it('every act is decided: none is passed over', () => {
    const acts = [number, act('lack', 'complement'), asks, act('command', 'person')];
    expect(decide(acts, met(['number']))).toHaveLength(acts.length);
  });
});
