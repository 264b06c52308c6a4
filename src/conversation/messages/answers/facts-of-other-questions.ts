import type { Step } from '../../../funnel/steps/step.ts';
import { stepOf } from '../../../funnel/steps/steps.ts';
import { applies, requiredFields } from '../../../funnel/walk.ts';
import type { RootState } from '../../../store/root-reducer.ts';
import { selectFacts } from '../../../store/selectors.ts';
import { partedAtQuestion } from '../../understanding/parted-at-question.ts';
import type { RecognisedAnswer } from '../../understanding/reading.ts';
import { textOf } from '../../understanding/text/text.ts';
import { understand } from '../../understanding/understand.ts';
import { yesOrNo } from '../../understanding/yes-no/yes-no.ts';
import { behindYes, denies, speaksOfFault } from '../../understanding/yes-no/yes-no-to-proposal.ts';
import { askedNow } from '../asked-now.ts';
import { type QuestionContext, questionOfStep } from '../question-context.ts';
import { recognisedIn } from './recognised-in.ts';

/** The questions that are without an answer so far, in the order of the journey. */
function untoldSteps(question: QuestionContext): Step[] {
  const { journey, facts } = askedNow(question);
  const isTold = (step: Step): boolean =>
    requiredFields(step, facts).every(
      (name) => facts.answers[name] !== undefined || question.waiting.some(({ field }) => field === name),
    );
  return journey
    .map(stepOf)
    .filter((step) => step.screen === 'form' && applies(step, facts) && !isTold(step));
}

/** The certain answers of a message to this question. A reply may come with one: 'no nome do meu marido, Bruno Tavares'. */
function answersTo(step: Step, said: string, state: RootState): readonly RecognisedAnswer[] {
  const understood = understand(said, { ...askedNow(questionOfStep(step.id, state)), isGiven: false });
  if (understood.kind === 'proposal' && understood.reply !== undefined && understood.left === undefined)
    return understood.answers;
  return understood.kind === 'answer'
    ? recognisedIn(understood.raw, [step], selectFacts(state)).filter(
        ({ raw }) => Object.keys(raw).length > 0,
      )
    : [];
}

/** Its options may be worded like any answer. */
const isQuiz = (steps: readonly Step[]): boolean => steps.some(({ fields }) => fields.includes('quiz'));

/** Words without a figure other than a day: any other figure may answer several questions. */
const tellsByWords = (said: string): boolean =>
  /(?<![\p{L}\d])\p{L}{3,}(?![\p{L}\d])/u.test(said) && !/(?<!\bdia )(?<!\d)\d/i.test(said);

/** Another value of an answer that waits, or else an answer to a later question. A figure may only answer the next one. */
function factsIn(said: string, question: QuestionContext): readonly RecognisedAnswer[] {
  const { steps, state, waiting } = question;
  const again = [...new Set(waiting.map(({ step }) => step))].map(stepOf);
  const [next, ...further] = untoldSteps(question);
  const ahead = [...(next ? [next] : []), ...(tellsByWords(said) ? further : [])];
  for (const step of [...again, ...ahead.filter((one) => !steps.includes(one))]) {
    const found = answersTo(step, said, state);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * The answers to other questions in a message that brings none to the open one: in all of it if nothing was understood, or in what is
 * told beside a question. They wait for a yes.
 */
export function factsOfOtherQuestions(
  said: string,
  isMissed: boolean,
  question: QuestionContext,
): readonly RecognisedAnswer[] {
  const text = textOf(said);
  const isOfWaiting = behindYes(text.plain) !== null || denies(text.plain, true) || speaksOfFault(text.plain);
  if (isOfWaiting || isQuiz(question.steps)) return [];
  const told = isMissed ? said : partedAtQuestion(text)?.statement.shown;
  return told === undefined || yesOrNo(textOf(told).plain) !== null ? [] : factsIn(told, question);
}
