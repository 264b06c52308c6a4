import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../src/content/knowledge/knowledge.ts';
import { searchKnowledge } from '../../../../src/conversation/understanding/knowledge/search-knowledge.ts';
import { plainOf } from '../../../../src/conversation/understanding/text/text.ts';
import { keptQuestions } from './kept-questions.ts';

const kept = knowledge.flatMap(({ id }) => (keptQuestions[id] ?? []).map((text) => [text, id] as const));

const foundFor = (text: string): string => {
  const { sure, near } = searchKnowledge(plainOf(text), true, []);
  return sure?.id ?? `half sure: ${near.map(({ id }) => id).join(', ') || 'none'}`;
};

describe('a question that was surely answered', () => {
  it('still is when an entry gets or loses a wording: those that moved, from where to where', () => {
    const moved = kept.flatMap(([text, id]) => {
      const now = foundFor(text);
      return now === id ? [] : [`${text} — ${id} → ${now}`];
    });
    expect(moved).toEqual([]);
  });
});
