import type { Asked, Reading, RecognisedAnswer } from '../reading.ts';
import { isReview } from '../recognise-answers.ts';
import { clausesOf, within } from '../text/clauses.ts';
import { type Text, textOf } from '../text/text.ts';
import { openAnswersIn } from './new-value.ts';

const mostClauses = 6;

const isOther = (answers: readonly RecognisedAnswer[], told: readonly RecognisedAnswer[]): boolean =>
  told.every(({ field }) => !answers.some((answer) => answer.field === field));

/** The answers of the front with the correction behind them; null if it corrects what was just told. */
function joined(answers: RecognisedAnswer[], behind: Text, correction: Reading): Reading | null {
  if (correction.kind === 'command')
    return correction.command.name === 'correct' ? { kind: 'proposal', answers, left: behind.shown } : null;
  if (correction.kind !== 'proposal' || !isOther(answers, correction.answers)) return null;
  return { ...correction, answers: [...answers, ...correction.answers] };
}

/**
 * The open answer in front and a correction of an earlier one behind it: 'Rita Campos Neves e volta no telefone que eu passei errado'. Both
 * wait for a yes; a correction without its value is shown as left over.
 */
export function answerBeforeCorrection(
  text: Text,
  asked: Asked,
  correctionOf: (behind: Text) => Reading | null,
): Reading | null {
  const clauses = isReview(asked) ? [] : clausesOf(text);
  if (clauses.length < 2 || clauses.length > mostClauses) return null;
  // The longest front first: 'quatorze do três de setenta e oito'.
  for (const { from } of clauses.slice(1).toReversed()) {
    const behind = within(text, from, text.plain.length);
    const front = textOf(text.shown.slice(0, from).replace(/[ ,.;!]+(?:(?:e|mas|ah|ó|olha) )*$/i, ''));
    const correction = correctionOf(behind);
    if (correction === null) continue;
    const answers = openAnswersIn(front, asked);
    const both = answers.length === 0 ? null : joined(answers, behind, correction);
    if (both !== null) return both;
  }
  return null;
}
