import { planReplies } from '../../content/conversation/plan-replies.ts';
import { replies } from '../../content/conversation/replies.ts';
import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import { wishWords } from '../../content/conversation/wishes.ts';
import type { UnderstoodAct } from '../../contract/calls/understand.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { fields, isFieldName } from '../../funnel/fields/fields.ts';
import { dayInWords } from '../../funnel/schedule-days.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { stepOf } from '../../funnel/steps/steps.ts';
import { fieldWordsOf } from '../../funnel/words/every-step-words.ts';
import type { KeptPart, RecognisedAnswer } from '../../store/recognised-answer.ts';
import { selectFacts } from '../../store/selectors.ts';
import { mistypedEmail } from '../answers/mistyped-email.ts';
import { rawOf } from '../answers/raw-of.ts';
import { missingFields } from '../answers/whole-steps.ts';
import { withStoredComplement } from '../answers/with-stored-complement.ts';
import { bareOf } from '../closed-words.ts';
import { fieldOf } from '../decide.ts';
import { selectIsEarlier } from '../selectors.ts';
import { isAskedAbout } from './asked-about.ts';
import { choicesTold } from './choices-told.ts';
import { type Decided, ofDeeds } from './decided.ts';
import { askForRest } from './gap-of.ts';
import type { MessageOutcome } from './message-outcome.ts';
import { isBesideOthers } from './proposed.ts';
import { expectedAt, openFields, type QuestionContext, stepFor } from './question-context.ts';
import { afterOrder, correctStep, runCommand } from './run-command.ts';
import type { Early } from './told-answers.ts';

/** What one thing that a message says is to do. */
export type Effect =
  | { kind: 'run'; outcome: MessageOutcome; name: string }
  /** A yes or a no to what waits. */
  | { kind: 'agree'; isYes: boolean }
  /** What waits is called wrong, without another value. */
  | { kind: 'deny'; wrong: readonly RecognisedAnswer[] }
  /** What is stored is told again instead of what waits. */
  | { kind: 'repeat'; given: readonly RecognisedAnswer[] }
  /** `isSure`: it is all that the open question asks, without a doubt. */
  | { kind: 'take'; answers: readonly RecognisedAnswer[]; isSure: boolean }
  /** An option of the quiz. */
  | { kind: 'option'; name: string; value: string; words: string; step: StepId }
  | { kind: 'choose'; choices: readonly RecognisedAnswer[]; text: string; words: string }
  | Asking
  | { kind: 'say' }
  /** Words for a later step. */
  | ({ kind: 'keep' } & Early);

/** A field is asked for: why, what of it is told, and where an earlier answer is changed. */
export interface Asking {
  kind: 'ask';
  field: FieldName;
  step: StepId;
  text: string;
  /** Its own words: they are no value, or none yet. */
  words: string;
  kept?: KeptPart;
  opens?: MessageOutcome;
  /** What the field says of the value in its line. */
  isRefusal?: true;
  /** Nothing was understood but the field. */
  isUnclear?: true;
  /** Its step is still to come. */
  isLater?: true;
  /** Said only where nothing else is replied. */
  yields?: true;
}

/** What a message is to do, an effect each. */
export function effectsOf(decided: Decided): readonly Effect[] {
  return [
    ...runs(decided),
    ...agreements(decided),
    ...quizOptions(decided),
    ...takes(decided),
    ...options(decided),
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
  const named = ofDeeds(decisions, 'carry out').flatMap(({ does, object }) =>
    does === 'command' ? [object] : [],
  );
  // Nothing of an order that is made is changed here.
  const isChange = decisions.some(({ act }) => act.does === 'inform' || act.does === 'correct');
  const changed = isChange ? afterOrder(state) : null;
  const commands = [...(lacksLine ? ['no-line'] : []), ...named].flatMap((one): Effect[] => {
    if (takesBack(one, question)) return [{ kind: 'agree', isYes: false }];
    const name = one === 'back' && selectIsEarlier(state) && !wentBack ? 'go-on' : one;
    const outcome = runCommand(name, state);
    return outcome === null ? [] : [{ kind: 'run', name, outcome }];
  });
  return changed === null ? commands : [{ kind: 'run', name: 'correct', outcome: changed }, ...commands];
}

/** A part of the value in a sentence calls the value that waits wrong: 'o ddd é 12'. */
const leastDoubt = 0.3;

/** A yes or a no to what waits, and what is called wrong of it. */
function agreements({ message, decisions, told, question }: Decided): Effect[] {
  const { waiting } = question;
  if (waiting.length === 0 || told.answers.length > 0) return [];
  const given = waiting.filter(({ field }) => told.repeats.includes(field));
  if (given.length > 0) return [{ kind: 'repeat', given }];
  const named = ofDeeds(decisions, 'ask for it', 'ask which').filter(
    (act) =>
      !isAskedAbout(act, message) &&
      (act.words === '' ||
        act.object === 'no_day' ||
        (act.does === 'correct' && act.certainty > leastDoubt && /\p{L}/u.test(message))),
  );
  const wrong = named.flatMap(({ object }) => waiting.filter(({ field }) => field === fieldOf(object)));
  if (wrong.length > 0) return [{ kind: 'deny', wrong: [...new Set(wrong)] }];
  if (question.asksWhich) return [];
  return ofDeeds(decisions, 'carry out')
    .filter(({ does }) => does === 'yes' || does === 'no')
    .slice(0, 1)
    .map(({ does }) => ({ kind: 'agree', isYes: does === 'yes' }));
}

function takes(decided: Decided): Effect[] {
  const { decisions, told, question } = decided;
  const facts = selectFacts(question.state);
  const { doubtful } = choicesOf(decided);
  const answers = withStoredComplement([...told.answers, ...doubtful], question.waiting, facts);
  const field = 'accept_information';
  // An agreement at the review is no order before its conditions are accepted.
  const consent = ofDeeds(decisions, 'ask to press').length > 0 ? stepFor(field, question) : null;
  if (answers.length > 0) return [{ kind: 'take', answers, isSure: isSettled(answers, decided) }];
  if (consent === null) return [];
  const press = { step: consent, field, raw: { [field]: ['on'] }, shown: '' } as const;
  return [{ kind: 'take', answers: [press], isSure: false }];
}

/** Whether these answers, each certain, are all that the open question asks. */
function isSettled(answers: readonly RecognisedAnswer[], { decisions, question }: Decided): boolean {
  const { steps, state, waiting } = question;
  const [only, another] = steps;
  if (answers.length === 0 || only === undefined || another !== undefined || question.wrong) return false;
  const certain = new Set(ofDeeds(decisions, 'store').map(({ object }) => fieldOf(object)));
  const raw = { ...state.answers.draft, ...rawOf(answers) };
  return (
    answers.every(({ field, step }) => certain.has(field) && step === only.id) &&
    missingFields(steps, raw, selectFacts(state)).every((name) =>
      answers.some(({ field }) => field === name),
    ) &&
    mistypedEmail(answers, waiting) === null &&
    !isBesideOthers(answers, waiting)
  );
}

/** The quiz asks one question after the other, each with its options. */
function quizOptions({ decisions, question: { state } }: Decided): Effect[] {
  const told = ofDeeds(decisions, 'store', 'propose').find(({ object }) => object === 'quiz');
  const text = told?.values.quiz?.[0];
  const shown = selectFacts(state).risk?.quiz?.questions[state.stepResults.quizCount];
  const option = shown?.answers.find((answer) => answer.text === text);
  return shown && option && told
    ? [{ kind: 'option', name: `quiz-${shown.id}`, value: option.id, words: told.words, step: 'validacao' }]
    : [];
}

const choicesOf = ({ decisions, message, question }: Decided) =>
  choicesTold(ofDeeds(decisions, 'ask which'), message, question);

const options = (decided: Decided): Effect[] =>
  choicesOf(decided).several.map(({ choices, text, words }) => ({ kind: 'choose', choices, text, words }));

/** Of what is not asked yet, nobody is told so on a guess. */
const sure = 0.7;

/** Values that their field refuses, parts of one, and wishes to change one without its new value. */
function asks(decided: Decided): Effect[] {
  const { decisions, told, question } = decided;
  const refused = told.refusals.flatMap(({ field, message, isKnown }): Asking[] => {
    const step = stepFor(field, question);
    return step === null
      ? []
      : [{ kind: 'ask', field, step, text: message, words: '', ...inLine(field, decided, !isKnown) }];
  });
  const chosen = new Set(choicesOf(decided).fields);
  const named = ofDeeds(decisions, 'ask for it', 'ask which').flatMap((act): Effect[] => {
    const field = fieldOf(act.object);
    const step = isFieldName(field) ? stepFor(field, question) : null;
    return !isFieldName(field) || step === null || chosen.has(field)
      ? []
      : askedFor(act, field, step, decided);
  });
  return [...refused, ...named, ...placeToCorrect(decided)];
}

const ofPlace = ['address', 'neighborhood', 'city'] as const;

/** Where the postcode tells them, another street, quarter or town is another postcode. */
function placeToCorrect({ decisions, question }: Decided): Asking[] {
  const { place } = selectFacts(question.state);
  const step = stepFor('cep', question);
  const isOther = decisions.some(({ act: { does, object, words } }) => {
    const part = ofPlace.find((one) => one === object);
    const isTold = part !== undefined && (does === 'inform' || does === 'correct');
    const isAsked = part !== undefined && part !== 'city' && stepFor(part, question) !== null;
    return (
      isTold &&
      !isAsked &&
      place !== null &&
      (words === '' || !bareOf(place[part] ?? '').includes(bareOf(words)))
    );
  });
  if (!isOther || step === null || question.steps.some(({ id }) => id === step)) return [];
  const opens = correctStep(step, question.state);
  return [{ kind: 'ask', field: 'cep', step, text: replies.ofPostcode, words: '', opens }];
}

/** Of the field in the line the reason stands there, and the line keeps the text; elsewhere nothing was understood. */
function inLine(field: FieldName, { decisions, question }: Decided, isUnclear: boolean): Partial<Asking> {
  const isOwn = question.isTyped && decisions.length === 1 && openFields(question).includes(field);
  return isOwn ? { isRefusal: true } : isUnclear ? { isUnclear: true } : {};
}

function askedFor(act: UnderstoodAct, field: FieldName, step: StepId, decided: Decided): Effect[] {
  const { message, question } = decided;
  const asking = { kind: 'ask', field, step, words: act.words } as const;
  const rest = askForRest(field, act.words);
  if (!openFields(question).includes(field)) {
    if (selectFacts(question.state).answers[field] !== undefined) {
      const name = fieldWordsOf(field, [stepOf(step)]).inSentence;
      return [{ ...asking, text: wishWords.correct.write(name), opens: correctStep(step, question.state) }];
    }
    if (field === 'accept_promotions') return [{ ...asking, text: replies.noOffers }];
    if (rest !== null && refusedDigits(decided) === null) return [{ kind: 'keep', step, says: act.words }];
    return act.certainty < sure ? [] : [{ ...asking, text: wishWords.correct.notYet, isLater: true }];
  }
  if (rest !== null) return [{ ...asking, text: rest, kept: { step, field, text: act.words } }];
  const text = act.words === '' ? expectedAt(question) : reasonFor(field, act.words, question);
  const yields = isAskedAbout(act, message) && ({ yields: true } as const);
  return [{ ...asking, text, ...yields, ...inLine(field, decided, true) }];
}

/** Digits in the line of a question are its answer, also if they look like another one. */
export function refusedDigits({ message, question }: Decided): MessageOutcome | null {
  const [field] = openFields(question);
  if (!question.isTyped || field === undefined || !/\d/.test(message) || /\p{L}/u.test(message)) return null;
  const reading = fields[field].read({ [field]: [message] }, selectFacts(question.state));
  return reading.kind === 'refused' ? { kind: 'refusal', message: reading.message } : null;
}

/** Why these words are no value of the field. */
function reasonFor(field: FieldName, words: string, question: QuestionContext): string {
  const reading = fields[field].read({ [field]: [words] }, selectFacts(question.state));
  return noneAs(field, question) ?? (reading.kind === 'refused' ? reading.message : expectedAt(question));
}

/** That no option of a list is as the words say. */
function noneAs(field: FieldName, { state }: QuestionContext): string | null {
  if (field === 'idPlan') return planReplies.none;
  const days = [state.resources.installationDays?.[0], state.resources.installationDays?.at(-1)];
  const [first, last] = days.flatMap((day) => dayInWords(day?.date ?? '') ?? []);
  return field === 'schedules' && first && last ? replies.noSuchDay({ first, last }) : null;
}

/** What is tapped to change an answer. */
export const toCorrect = ({ field, step }: Asking): string =>
  sideQuestionWords.correct(fieldWordsOf(field, [stepOf(step)]).inSentence);
