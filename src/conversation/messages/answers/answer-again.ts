import { sideQuestionWords } from '../../../content/conversation/side-questions.ts';
import { stepOf } from '../../../funnel/steps/steps.ts';
import { fieldWordsOf } from '../../../funnel/words/every-step-words.ts';
import type { RootState } from '../../../store/root-reducer.ts';
import { selectFacts } from '../../../store/selectors.ts';
import type { KeptPart, RecognisedAnswer, Understood } from '../../understanding/reading.ts';
import { expectedOf } from '../../understanding/replies/expected.ts';
import { understand } from '../../understanding/understand.ts';
import { askedNow } from '../asked-now.ts';
import { questionOfStep } from '../question-context.ts';
import { recognisedIn } from './recognised-in.ts';

type Again = { answer: RecognisedAnswer } | { refusal: string };

/** The value that replaces one called wrong; null if the message is something else. 'É 15' keeps the kind of 'ap 12'. */
export function rightValue(said: string, { step, field, wrong = '' }: KeptPart, state: RootState) {
  const question = questionOfStep(step, state);
  const [kind] = field === 'complement' ? (/^[a-z]+(?= )/i.exec(wrong) ?? []) : [];
  const [figure] = /\d+ ?[a-z]?(?=\W*$)/i.exec(said) ?? [];
  const isFigure = figure !== undefined && /^\W*(?:(?:é|e|eh|o certo|certo) )*\d+ ?[a-z]?\W*$/i.test(said);
  const text = kind && isFigure ? `${kind} ${figure}` : said;
  const understood = understand(text, { ...askedNow(question), isGiven: false });
  const found =
    understood.kind === 'answer'
      ? recognisedIn(understood.raw, question.steps, selectFacts(state)).filter(
          (one) => one.field === field || one.field in understood.raw,
        )
      : understood.kind === 'proposal'
        ? understood.answers
        : [];
  return found.some((one) => one.field === field) ? found : null;
}

/** What asks for an answer that is wrong as well, behind the right value of the one before. */
export function nextWrong({ others = [] }: KeptPart, right: readonly RecognisedAnswer[], state: RootState) {
  const [next, ...rest] = others.filter((one) => right.every(({ field }) => field !== one.field));
  return (
    next && {
      reply: askForRight([next]),
      part: { kept: { ...next, others: rest }, asks: askFor(next, state) },
    }
  );
}

/** Asks for the right value of answers that are wrong. */
export const askForRight = (wrong: readonly Pick<KeptPart, 'step' | 'field'>[]): string =>
  sideQuestionWords.several.wrong(
    wrong.map(({ step, field }) => fieldWordsOf(field, [stepOf(step)]).inSentence),
  );

/** The sentence that asks for one answer alone, with its form. */
export const askFor = ({ step, field }: Pick<KeptPart, 'step' | 'field'>, state: RootState): string =>
  expectedOf({ ...askedNow(questionOfStep(step, state)), open: [field], isGiven: false }, null);

/** Reads a new text for a recognised answer, as if its own question were asked again. */
export function answerAgain(said: string, { step, field }: RecognisedAnswer, state: RootState): Again {
  const question = questionOfStep(step, state);
  const { steps } = question;
  const understood = understand(said, askedNow(question));
  const found = [
    ...(understood.kind === 'answer' ? recognisedIn(understood.raw, steps, selectFacts(state)) : []),
    ...(understood.kind === 'proposal' ? understood.answers : []),
    ...(understood.guess ? [understood.guess] : []),
  ];
  const answer = found.find((one) => one.field === field);
  return answer === undefined ? { refusal: refusalOf(understood, fieldWordsOf(field, steps)) } : { answer };
}

const refusalOf = (understood: Understood, { expected }: { expected: string }): string =>
  understood.kind === 'refused' ? understood.message : expected;
