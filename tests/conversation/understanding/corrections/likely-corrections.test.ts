import { describe, expect, it } from 'vitest';
import { sideQuestionWords } from '../../../../src/content/conversation/side-questions.ts';
import { answerLabels } from '../../../../src/conversation/understanding/answer-labels.ts';
import { stepOfAnswer } from '../../../../src/conversation/understanding/commands/command-in.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import type { FieldName } from '../../../../src/funnel/fields/answer-values.ts';
import { stepOf } from '../../../../src/funnel/steps/steps.ts';
import { fieldWordsOf } from '../../../../src/funnel/words/every-step-words.ts';
import { everyAnswer } from '../../../funnel/given.ts';
import { askedFor } from '../asked.ts';

const review = askedFor('confirmacao', { answers: everyAnswer });

const suggested = (text: string, asked = review): readonly string[] => {
  const understood = understand(text, asked);
  return understood.kind === 'unclear' ? (understood.suggestions ?? []) : [];
};

const correct = (field: FieldName): string =>
  sideQuestionWords.correct(fieldWordsOf(field, [stepOf('planos')]).inSentence);

describe('a message at the review that is not understood', () => {
  it.each<[string, FieldName]>([
    [`o ${everyAnswer.name.split(' ').at(-1)} ficou esquisito`, 'name'],
    ['sobre a minha mãe e o ap, sei lá, ficou esquisito', 'mothers_name'],
    ['sobre a minha mãe e o ap, sei lá, ficou esquisito', 'complement'],
  ])('offers to correct what it names: %s', (text, field) =>
    expect(suggested(text)).toContain(correct(field)),
  );

  it('offers nothing where it names no answer', () => expect(suggested('xpto qwerty')).toEqual([]));

  it('offers three answers at most', () =>
    expect(suggested('o nome, o cpf, o email, o telefone e o vencimento, sei lá').length).toBeLessThan(4));
});

describe('what is offered', () => {
  it.each(answerLabels.filter(({ field }) => everyAnswer[field] !== undefined))(
    'asks for $field again when it is said',
    (label) =>
      expect(understand(correct(label.field), review)).toEqual({
        kind: 'command',
        command: { name: 'correct', step: stepOfAnswer(label, review) },
      }),
  );
});

describe('away from the review', () => {
  const asked = askedFor('cpf', { answers: everyAnswer });

  it('who says that something is wrong is offered to correct it', () =>
    expect(suggested('o zap lá não ficou legal, sabe', asked)).toContain(correct('phone')));

  it('who only speaks of it is not', () => expect(suggested('uso bastante o zap, sabe', asked)).toEqual([]));
});
