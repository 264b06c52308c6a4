import { describe, expect, it } from 'vitest';
import type { UnderstoodAct } from '../../src/contract/calls/understand.ts';
import { decide, type Met } from '../../src/dialogue/decide.ts';

const act = (label: string, more: Partial<UnderstoodAct> = {}): UnderstoodAct => {
  const [does = '', object = ''] = label.split(':');
  const known: UnderstoodAct['does'][] = [
    'inform',
    'correct',
    'ask',
    'command',
    'yes',
    'no',
    'thanks',
    'lack',
  ];
  const name = known.find((one) => one === does) ?? 'other';
  const empty = { values: {}, options: [], topics: [], reply: null };
  return { does: name, object, certainty: 1, words: '', ...empty, ...more };
};
const told = (label: string, more: Partial<UnderstoodAct> = {}): UnderstoodAct => {
  const one = act(label, more);
  return { ...one, values: { [one.object]: ['78'] } };
};
const met = (open: string[], more: Partial<Met> = {}): Met => ({
  open: new Set(open),
  isProposing: false,
  asksConsent: false,
  ...more,
});
const deeds = (acts: UnderstoodAct[], at: Met) => decide(acts, at).map(({ deed }) => deed);

describe('what is done about a message', () => {
  it('a certain answer to the open question is stored at once, beside thanks or a question too', () => {
    expect(deeds([told('inform:number')], met(['number']))).toEqual(['store']);
    expect(deeds([told('inform:number'), act('ask:preco'), act('thanks')], met(['number']))).toEqual([
      'store',
      'reply',
      'reply',
    ]);
  });

  it('an uncertain answer, one to another question and a correction wait for a yes', () => {
    expect(deeds([told('inform:number', { certainty: 0.6 })], met(['number']))).toEqual(['propose']);
    expect(deeds([told('inform:number')], met(['complement']))).toEqual(['propose']);
    expect(deeds([told('correct:number')], met(['email']))).toEqual(['propose']);
  });

  it('a certain answer beside a correction, beside itself said otherwise, or while others wait, waits too', () => {
    expect(deeds([told('inform:email'), told('correct:number')], met(['email']))).toEqual([
      'propose',
      'propose',
    ]);
    expect(deeds([told('inform:number'), told('inform:number')], met(['number']))).toEqual([
      'propose',
      'propose',
    ]);
    expect(deeds([told('inform:number')], met(['number'], { isProposing: true }))).toEqual(['propose']);
  });

  it('documents, accounts and dates of birth need more certainty than other answers', () => {
    expect(deeds([told('inform:cpf', { certainty: 0.97 })], met(['cpf']))).toEqual(['propose']);
    expect(deeds([told('inform:number', { certainty: 0.97 })], met(['number']))).toEqual(['store']);
  });

  it('neither the order, the way to pay, a consent to offers nor an end is taken from the model, however certain', () => {
    expect(deeds([act('yes')], met(['accept_information'], { asksConsent: true }))).toEqual(['ask to press']);
    expect(deeds([told('inform:direct_debit')], met(['direct_debit']))).toEqual(['propose']);
    const offers = told('inform:accept_promotions');
    expect(deeds([offers], met(['accept_promotions']))).toEqual(['propose']);
    expect(deeds([act('command:cancel')], met([]))).toEqual(['reply']);
  });

  it('where several values fit, the visitor is asked which; where none does, for it', () => {
    expect(deeds([act('inform:idPlan', { options: [{ idPlan: ['1'] }] })], met(['idPlan']))).toEqual([
      'ask which',
    ]);
    expect(deeds([act('correct:email')], met(['cpf']))).toEqual(['ask for it']);
  });

  it('a question of uncertain topic offers the likeliest, a certain one is answered', () => {
    expect(deeds([act('ask:preco', { certainty: 0.1 })], met([]))).toEqual(['offer three']);
    expect(deeds([act('ask:preco')], met([]))).toEqual(['reply']);
  });

  it('every act is decided: none is passed over', () => {
    const acts = [told('inform:number'), act('lack:complement'), act('ask:preco'), act('command:person')];
    expect(decide(acts, met(['number']))).toHaveLength(acts.length);
  });
});
