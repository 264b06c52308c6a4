import { describe, expect, it } from 'vitest';
import type { UnderstoodAct } from '../../src/contract/calls/understand.ts';
import { decide, type Met, table } from '../../src/dialogue/decide.ts';
import { act, told } from './acts.ts';

const met = (open: string[], more: Partial<Met> = {}): Met => ({
  open: new Set(open),
  isProposing: false,
  asksConsent: false,
  ...more,
});
const deeds = (acts: UnderstoodAct[], at: Met) => decide(acts, at).map(({ deed }) => deed);

describe('what is done about a message', () => {
  it('a certain answer to the open question is stored at once, beside thanks or a question too', () => {
    expect(deeds([told('inform', 'number')], met(['number']))).toEqual(['store']);
    expect(deeds([told('inform', 'number'), act('ask', 'preco'), act('thanks')], met(['number']))).toEqual([
      'store',
      'reply',
      'reply',
    ]);
  });

  it('an uncertain answer, one to another question and a correction wait for a yes', () => {
    expect(deeds([told('inform', 'number', '78', { certainty: 0.6 })], met(['number']))).toEqual(['propose']);
    expect(deeds([told('inform', 'number')], met(['complement']))).toEqual(['propose']);
    expect(deeds([told('correct', 'number')], met(['email']))).toEqual(['propose']);
  });

  it('a certain answer beside a correction, beside itself said otherwise, or while others wait, waits too', () => {
    expect(deeds([told('inform', 'email'), told('correct', 'number')], met(['email']))).toEqual([
      'propose',
      'propose',
    ]);
    expect(deeds([told('inform', 'number'), told('inform', 'number')], met(['number']))).toEqual([
      'propose',
      'propose',
    ]);
    expect(deeds([told('inform', 'number')], met(['number'], { isProposing: true }))).toEqual(['propose']);
  });

  it('documents, accounts and dates of birth need more certainty than other answers', () => {
    const least = table.find(({ of, deed }) => of?.includes('cpf') && deed === 'store')?.least ?? 1;
    const stored = (field: string, certainty: number) =>
      deeds([told('inform', field, '78', { certainty })], met([field]));
    expect(stored('cpf', least)).toEqual(['store']);
    for (const [field, deed] of [
      ['cpf', 'propose'],
      ['birth_date', 'propose'],
      ['number', 'store'],
    ] as const)
      expect(stored(field, least - 0.01)).toEqual([deed]);
  });

  it('neither the order, the way to pay nor a consent to offers is taken from the model, however certain', () => {
    expect(deeds([act('yes')], met(['accept_information'], { asksConsent: true }))).toEqual(['ask to press']);
    expect(deeds([told('inform', 'direct_debit')], met(['direct_debit']))).toEqual(['propose']);
    const offers = told('inform', 'accept_promotions');
    expect(deeds([offers], met(['accept_promotions']))).toEqual(['propose']);
  });

  it('where several values fit, the visitor is asked which; where none does, for it', () => {
    expect(deeds([act('inform', 'idPlan', { options: [{ idPlan: ['1'] }] })], met(['idPlan']))).toEqual([
      'ask which',
    ]);
    expect(deeds([act('correct', 'email')], met(['cpf']))).toEqual(['ask for it']);
  });

  it('a question of uncertain topic offers the likeliest, a certain one is answered', () => {
    expect(deeds([act('ask', 'preco', { certainty: 0.2 })], met([]))).toEqual(['offer three']);
    expect(deeds([act('ask', 'preco')], met([]))).toEqual(['reply']);
  });

  it('every act is decided: none is passed over', () => {
    const acts = [
      told('inform', 'number'),
      act('lack', 'complement'),
      act('ask', 'preco'),
      act('command', 'person'),
    ];
    expect(decide(acts, met(['number']))).toHaveLength(acts.length);
  });
});
