import { describe, expect, it } from 'vitest';
import { reviewWords } from '../../../src/content/screens/review.ts';
import { answerRows } from '../../../src/dialogue/summary/answer-rows.ts';
import { factsWith, paulista, walkOf } from '../../funnel/given.ts';

const namesWith = (answers: Parameters<typeof factsWith>[0]) => {
  const facts = factsWith(answers);
  return answerRows('address', walkOf(facts), facts, null).map(({ name, value }) => [name, value]);
};

describe('the summary of an order in progress', () => {
  it('the summary says that an optional answer was not given once its question is answered', () => {
    const answers = { cep: '01310100', number: '1000' };
    expect(namesWith({ place: paulista, answers })).toContainEqual(['complement', reviewWords.notGiven]);
  });

  it('the summary leaves out an optional answer whose question is open', () => {
    const names = namesWith({ place: paulista, answers: { cep: '01310100' } }).map(([name]) => name);
    expect(names).toEqual(['cep']);
  });
});
