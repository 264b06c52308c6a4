import { describe, expect, it } from 'vitest';
import { contractWords } from '../../src/content/screens/contract.ts';
import { doneWords } from '../../src/content/screens/done.ts';
import { reviewWords } from '../../src/content/screens/review.ts';

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
