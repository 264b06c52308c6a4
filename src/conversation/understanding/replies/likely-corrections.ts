import { sideQuestionWords } from '../../../content/conversation/side-questions.ts';
import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import { givenValues } from '../../../funnel/fields/given-values.ts';
import { offeredPlans } from '../../../funnel/plans/offered-plans.ts';
import { stepOf } from '../../../funnel/steps/steps.ts';
import { fieldWordsOf } from '../../../funnel/words/every-step-words.ts';
import { type AnswerLabel, answerLabels, answerLabelsIn } from '../answer-labels.ts';
import { stepOfAnswer } from '../commands/command-in.ts';
import { planMention } from '../plans/plan-mention.ts';
import type { Asked } from '../reading.ts';
import { isReview } from '../recognise-answers.ts';
import { plainOf, wordsOf } from '../text/text.ts';

/** More suggestions would not help to choose. */
const most = 3;

/** Before the review, a message may mean an earlier answer only if it says that something is wrong. */
const isAmiss =
  /\b(?:nao|errad[oa]|errei|corrig\w+|troca\w*|mud\w+|tira\w*|saiu|disse|falei|pedi|botou|colocou|anotou|faltou)\b/;

/** Shorter words stand in any sentence. */
const leastLetters = 4;
const leastDigits = 2;

const isTelling = (word: string): boolean => word.length >= (/^\d+$/.test(word) ? leastDigits : leastLetters);

/** Whether a message names a part of what was answered: the surname, the speed. */
function isSpokenOf(field: FieldName, words: ReadonlySet<string>, { facts }: Asked): boolean {
  const values = Object.values(givenValues(field, facts.answers)).flat();
  return values.some((value) => wordsOf(plainOf(value)).some((word) => isTelling(word) && words.has(word)));
}

/**
 * Suggestions for a message that was not understood: the earlier answers that it names, or whose value it repeats.
 */
export function likelyCorrections(plain: string, asked: Asked): string[] {
  const { facts } = asked;
  if (!isReview(asked) && !isAmiss.test(plain)) return [];
  const named = answerLabelsIn(plain);
  const words = new Set(wordsOf(plain));
  const isMeant = (label: AnswerLabel): boolean =>
    named.includes(label) ||
    (facts.answers[label.field] !== undefined &&
      (isSpokenOf(label.field, words, asked) ||
        (label.field === 'idPlan' && planMention(plain, offeredPlans(facts)) !== null)));
  return chipsFor(answerLabels.filter(isMeant), asked).slice(0, most);
}

/** Suggestions to correct each of these answers, as they were asked. What is asked now needs none. */
function chipsFor(labels: readonly AnswerLabel[], asked: Asked): string[] {
  const { journey, steps } = asked;
  const found = labels.flatMap((label) => {
    const step = stepOfAnswer(label, asked);
    return step === null || steps.some(({ id }) => id === step) ? [] : [{ step, field: label.field }];
  });
  const chips = found
    .toSorted((one, other) => journey.indexOf(one.step) - journey.indexOf(other.step))
    .map(({ step, field }) => sideQuestionWords.correct(fieldWordsOf(field, [stepOf(step)]).inSentence));
  return [...new Set(chips)];
}

/** Suggestions to correct the last answers, for a visitor who says of none that it is wrong. */
export const lastCorrections = (asked: Asked): string[] =>
  chipsFor(
    answerLabels.filter(({ field }) => asked.facts.answers[field] !== undefined),
    asked,
  )
    .slice(-most)
    .toReversed();
