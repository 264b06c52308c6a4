import { describe, expect, it } from 'vitest';
import { answerRows } from '../../src/answering/screens/review/answer-rows.ts';
import { reviewWords } from '../../src/content/screens/review.ts';
import { factsWith, paulista, walkOf } from '../funnel/given.ts';

const namesWith = (answers: Parameters<typeof factsWith>[0]) => {
  const facts = factsWith(answers);
  return answerRows('address', walkOf(facts), facts).map(({ name, value }) => [name, value]);
};

describe('what stands in the summary of an order that is under way', () => {
  it('says of an answer that may be left out that it was not given, once its question is answered', () => {
    const answers = { cep: '01310100', number: '1000' };
    expect(namesWith({ place: paulista, answers })).toContainEqual(['complement', reviewWords.notGiven]);
  });

  it('says nothing of it while its question is still open', () => {
    const names = namesWith({ place: paulista, answers: { cep: '01310100' } }).map(([name]) => name);
    expect(names).toEqual(['cep']);
  });
});
