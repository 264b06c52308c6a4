import { describe, expect, it } from 'vitest';
import { replies } from '../../src/content/conversation/replies.ts';
import { firstNameOf } from '../../src/content/first-name.ts';
import { contractWords } from '../../src/content/screens/contract.ts';
import { doneWords } from '../../src/content/screens/done.ts';
import { planAdviceSentence } from '../../src/content/screens/plan-advice-sentence.ts';
import { reviewWords } from '../../src/content/screens/review.ts';

describe('a sentence of the conversation', () => {
  it.each([replies.loyalty.without('500 Mega'), replies.returned('Aqui preciso de: o nome.')])(
    '%s has one colon',
    (said) => {
      expect(said.match(/:/g)).toHaveLength(1);
    },
  );
});

describe('the name to address somebody by', () => {
  it.each([
    ['maria da silva', 'Maria'],
    ['MARIA DA SILVA', 'Maria'],
    ['Maria da Silva', 'Maria'],
    ["D'Ávila Souza", "D'Ávila"],
    ['McCoy Souza', 'McCoy'],
    ['éder lima', 'Éder'],
    ['', ''],
  ])('%j is addressed as %j', (name, first) => {
    expect(firstNameOf(name)).toBe(first);
  });
});

const slow = {
  plan: { plan: 'Slow', price_with_dacc: 1 },
  next: null,
  mega: 700,
  bonus: 0,
  isFastEnough: false,
};
const said = (service: string | undefined, hasService: boolean): string =>
  planAdviceSentence.of({ people: 6, service }, { ...slow, hasService }, String);

it('a bonus that makes a plan fast enough is named beside it', () =>
  expect(
    planAdviceSentence.of(
      { people: 4 },
      { ...slow, isFastEnough: true, hasService: true, bonus: 100 },
      String,
    ),
  ).toContain('com mais 100 Mega de bônus'));

describe('the advice when no plan is fast enough', () => {
  it('the fastest plan is called the fastest of all where no service is wanted', () => {
    expect(said(undefined, true)).toBe(said('none', true));
    expect(said(undefined, true)).not.toContain('streaming');
  });

  it('the fastest plan with a service is not called the fastest of all', () =>
    expect(said('globo-play', true)).not.toBe(said(undefined, true)));
});

/** Orders are in no list that somebody resolves: nothing is sent, and nobody is called, because of one. */
describe('the words after an order', () => {
  it.each([
    ['with a date', doneWords.steps(true)],
    ['without a date', doneWords.steps(false)],
    ['of a renewal', contractWords.done.steps],
    ['as the review says it', [reviewWords.contract.dateToAgree]],
  ])('the words after an order %s promise no call, message or time that nothing keeps', (_, said) => {
    expect(said.join(' ')).not.toMatch(
      /ligamos|liga para|por telefone|por e-mail|dias úteis|na hora|enviamos/i,
    );
  });

  it('the words after an order leave printing to its button, which differs in the conversation', () =>
    expect([...doneWords.steps(true), ...contractWords.done.steps].join(' ')).not.toMatch(
      /imprim|PDF|cópia/i,
    ));

  it('the order’s numbers are called by their names', () => {
    expect(doneWords.keep(true)).toMatch(/número do pedido e o protocolo/);
    expect(doneWords.keep(false)).not.toMatch(/protocolo/);
  });
});
