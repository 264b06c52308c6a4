import { isAtLeast } from '../../contract/calls/understand.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';
import { selectFacts } from '../../store/selectors.ts';
import { withStoredComplement } from '../answers/with-stored-complement.ts';
import { fieldOf, tellsValue } from '../decide.ts';
import { selectIsEarlier } from '../selectors.ts';
import { isAskedAbout } from './asked-about.ts';
import { type Asking, asks, type Keeping } from './asks.ts';
import { type Decided, ofActions } from './decided.ts';
import type { DoneHere } from './message-outcome.ts';
import { type QuestionContext, stepFor } from './question-context.ts';
import { afterOrder, runCommand } from './run-command.ts';
import { waitForYes } from './taken.ts';

/** What one thing that a message says is to do. */
export type Effect =
  | { kind: 'run'; outcome: DoneHere; name: string }
  /** A yes or a no to what waits. */
  | { kind: 'agree'; isYes: boolean }
  /** What waits is called wrong, without another value. */
  | { kind: 'deny'; wrong: readonly RecognisedAnswer[] }
  /** What is stored is told again instead of what waits. */
  | { kind: 'repeat'; given: readonly RecognisedAnswer[] }
  /** Certain answers. */
  | { kind: 'take'; answers: readonly RecognisedAnswer[] }
  /** Answers that wait for a yes. */
  | { kind: 'propose'; answers: readonly RecognisedAnswer[] }
  /** An option of the quiz. */
  | { kind: 'option'; name: string; value: string; words: string; step: StepId }
  | { kind: 'choose'; choices: readonly RecognisedAnswer[]; text: string; words: string }
  | Asking
  | { kind: 'say' }
  | Keeping;

/** What a message is to do, an effect each. */
export function effectsOf(decided: Decided): readonly Effect[] {
  return [
    ...runs(decided),
    ...agreements(decided),
    ...quizOptions(decided),
    ...takes(decided),
    ...decided.choices.several.map((one) => ({ kind: 'choose' as const, ...one })),
    ...asks(decided),
    ...decided.early.map((early) => ({ kind: 'keep' as const, ...early })),
    { kind: 'say' },
  ];
}

/** One step back from what waits at the open question is the question itself. */
const takesBack = (name: string, { waiting, steps }: QuestionContext): boolean =>
  name === 'back' && waiting.length > 0 && waiting.every(({ step }) => steps.some(({ id }) => id === step));

/** The commands. Who has no line of the carrier's says so where it is asked; 'voltar' leaves a correction. */
function runs({ decisions, question }: Decided): Effect[] {
  const { state, wentBack } = question;
  const lacksLine = decisions.some(({ act }) => act.does === 'lack' && act.object === 'line_phone');
  const named = ofActions(decisions, 'carry out').flatMap(({ does, object }) =>
    does === 'command' ? [object] : [],
  );
  // Nothing of an order that is made is changed here.
  const changed = decisions.some(({ act }) => tellsValue(act)) ? afterOrder(state) : null;
  const commands = [...(lacksLine ? ['no-line'] : []), ...named].flatMap((one): Effect[] => {
    if (takesBack(one, question)) return [{ kind: 'agree', isYes: false }];
    const name = one === 'back' && selectIsEarlier(state) && !wentBack ? 'go-on' : one;
    const outcome = runCommand(name, state);
    return outcome === null ? [] : [{ kind: 'run', name, outcome }];
  });
  return changed === null ? commands : [{ kind: 'run', name: 'correct', outcome: changed }, ...commands];
}

/** A yes or a no to what waits, and what is called wrong of it. */
function agreements({ message, decisions, told, question }: Decided): Effect[] {
  const { waiting } = question;
  if (waiting.length === 0 || told.answers.length > 0) return [];
  const given = waiting.filter(({ field }) => told.repeats.includes(field));
  if (given.length > 0) return [{ kind: 'repeat', given }];
  const named = ofActions(decisions, 'ask for it', 'ask which').filter(
    (act) =>
      !isAskedAbout(act, message) &&
      (act.words === '' ||
        act.object === 'no_day' ||
        // A part of the value in a sentence calls the value that waits wrong: 'o ddd é 12'.
        (act.does === 'correct' && isAtLeast(act, 'likely') && /\p{L}/u.test(message))),
  );
  const wrong = named.flatMap(({ object }) => waiting.filter(({ field }) => field === fieldOf(object)));
  if (wrong.length > 0) return [{ kind: 'deny', wrong: [...new Set(wrong)] }];
  // A no is none beside words that agree to the order: 'está bem, eu aceito'.
  if (ofActions(decisions, 'ask to press').length > 0) return [];
  return ofActions(decisions, 'carry out')
    .filter(({ does }) => does === 'yes' || does === 'no')
    .slice(0, 1)
    .map(({ does }) => ({ kind: 'agree', isYes: does === 'yes' }));
}

/** What a message tells is taken, but for guesses, what binds and what throws other answers away. */
function takes({ decisions, told, choices, question }: Decided): Effect[] {
  const facts = selectFacts(question.state);
  const named = [...told.answers, ...choices.doubtful];
  const answers = withStoredComplement(named, question.waiting, facts);
  const certain = new Set(ofActions(decisions, 'take').map(({ object }) => fieldOf(object)));
  const isTaken = (one: RecognisedAnswer): boolean => certain.has(one.field) && told.answers.includes(one);
  const [taken, waits] = waitForYes(named, question)
    ? [[], answers]
    : [answers.filter(isTaken), answers.filter((one) => !isTaken(one))];
  const field = 'accept_information';
  // An agreement at the review is no order before its conditions are accepted.
  const consent = ofActions(decisions, 'ask to press').length > 0 ? stepFor(field, question) : null;
  const press = { field, raw: { [field]: ['on'] }, shown: '' } as const;
  const asked = consent === null || answers.length > 0 ? waits : [{ ...press, step: consent }];
  return [
    ...(taken.length > 0 ? [{ kind: 'take' as const, answers: taken }] : []),
    ...(asked.length > 0 ? [{ kind: 'propose' as const, answers: asked }] : []),
  ];
}

/** The quiz asks one question after the other, each with its options. */
function quizOptions({ decisions, question }: Decided): Effect[] {
  const { state } = question;
  const told = ofActions(decisions, 'take', 'propose').find(({ object }) => object === 'quiz');
  const text = told?.values.quiz?.[0];
  const shown = selectFacts(state).risk?.quiz?.questions[state.stepResults.quizCount];
  const option = shown?.answers.find((answer) => answer.text === text);
  const step = stepFor('quiz', question);
  return shown && option && told && step
    ? [{ kind: 'option', name: `quiz-${shown.id}`, value: option.id, words: told.words, step }]
    : [];
}
