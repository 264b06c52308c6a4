import { stepOf } from '../../../funnel/steps/steps.ts';
import { answerLabelIn } from '../answer-labels.ts';
import { recogniseAnswers } from '../recognise-answers.ts';
import { looksLikeQuestion } from '../replies/looks-like-question.ts';
import { cut, type Text, wordsOf } from '../text.ts';
import type { Asked, Reading } from '../understood.ts';
import { stepOfAnswer } from './command-in.ts';
import { strongCorrectionVerbs } from './command-words.ts';

/** 'É 230 e não 203': one value in place of another. */
const contrast =
  /\be nao (?:o |a )?\S|\bnao (?:e|eh|era) .+[ ,](?:e|eh) |\b(?:em vez|no lugar|ao inves) d[eoa]\b/;
/** A correction that is turned down. */
export const unwanted = /\bnao (?:\w+ ){0,2}(?:corri|mud|alter|troc|arrum|edit|atualiz|modific)/;

/** The value that is not meant, beside the one that is. */
const denied = [
  /,? ?\be nao (?:o |a |no |na |e |era )*[^,;]+$/,
  /\bnao (?:e|eh|era) (?:o |a )*[^,;]+?(?=,|;| (?:e|eh|mas|sim) )/,
  /\b(?:em vez|no lugar|ao inves) d[eoa]s? [^,;]+/,
];

const towards = /\b(?:para|pra|pro|por) (?!favor)(?=[^,;]*$)/;

const behind = ({ shown, plain }: Text, at: number): Text => ({
  shown: shown.slice(at),
  plain: plain.slice(at),
});

/** Where the new value stands: behind the last 'para', or else behind what is named. */
function valueIn(text: Text, named: { from: number; to: number }): Text {
  const match = towards.exec(text.plain);
  const isBehind = match !== null && match.index >= named.from;
  const value = behind(text, isBehind ? match.index + match[0].length : named.to);
  return denied.reduce((rest, pattern) => {
    const other = pattern.exec(rest.plain);
    return other === null ? rest : cut(rest, other.index, other.index + other[0].length);
  }, value);
}

/** Longer sentences tell something else beside what is named. */
const most = 7;

/**
 * A correction of another answer than the one that is asked, with its new value: it waits for a yes. Without a value that can be
 * told, its question comes again.
 */
export function correctionWithValue(text: Text, asked: Asked): Reading | null {
  const words = wordsOf(text.plain);
  const hasVerb = words.some((word) => strongCorrectionVerbs.has(word));
  if ((!hasVerb && !contrast.test(text.plain)) || unwanted.test(text.plain) || looksLikeQuestion(text))
    return null;
  const named = answerLabelIn(text.plain);
  const step = named === null ? null : stepOfAnswer(named.label, asked.journey);
  if (named === null || step === null || asked.steps.some(({ id }) => id === step)) return null;
  const { journey, facts, lists } = asked;
  const there = { steps: [stepOf(step)], journey, facts, lists };
  const { answers, refusals, left } = recogniseAnswers(valueIn(text, named), there, false);
  if (answers.some((answer) => answer.step === step) && refusals.size === 0)
    return {
      kind: 'several',
      answers: answers.map(({ doubtful: _, ...answer }) => answer),
      ...(left !== '' && { left }),
    };
  const isGiven = facts.answers[named.label.field] !== undefined;
  return hasVerb && isGiven && words.length <= most
    ? { kind: 'command', command: { name: 'correct', step } }
    : null;
}
