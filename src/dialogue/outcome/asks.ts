import { planReplies } from '../../content/conversation/plan-replies.ts';
import { replies } from '../../content/conversation/replies.ts';
import { wishWords } from '../../content/conversation/wishes.ts';
import type { UnderstoodAct } from '../../contract/calls/understand.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { dayInWords } from '../../funnel/schedule-days.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import type { KeptPart } from '../../store/recognised-answer.ts';
import { selectFacts } from '../../store/selectors.ts';
import { nameInSentence } from '../answers/answer-name.ts';
import { bareOf } from '../closed-words.ts';
import { fieldNamed, tellsValue } from '../decide.ts';
import { isAskedAbout } from './asked-about.ts';
import { isEvening } from './choices-told.ts';
import { type Decided, ofActions } from './decided.ts';
import { askForRest } from './gap-of.ts';
import type { DoneHere } from './message-outcome.ts';
import { expectedAt, openFields, type QuestionContext, stepFor } from './question-context.ts';
import { correctStep } from './run-command.ts';
import type { Early } from './told-answers.ts';

/** Words for a later step. */
export type Keeping = { kind: 'keep' } & Early;

/** A field is asked for: why, what of it is told, and where an earlier answer is changed. */
export interface Asking {
  kind: 'ask';
  field: FieldName;
  step: StepId;
  text: string;
  /** Its own words: they are no value, or none yet. */
  words: string;
  kept?: KeptPart;
  opens?: DoneHere;
  /** `refusal`: of the value in its line. `unclear`: nothing was understood but the field. `later`: its step is to come. */
  as?: 'refusal' | 'unclear' | 'later';
}

/** Values that their field refuses, parts of one, and wishes to change one without its new value. */
export function asks(decided: Decided): (Asking | Keeping)[] {
  const { decisions, told, choices, question } = decided;
  const refused = told.refusals.flatMap(({ field, message, isKnown }): Asking[] => {
    const step = stepFor(field, question);
    return step === null
      ? []
      : [{ kind: 'ask', field, step, text: message, words: '', ...inLine(field, decided, !isKnown) }];
  });
  const named = ofActions(decisions, 'ask for it', 'ask which').flatMap((act): (Asking | Keeping)[] => {
    const field = fieldNamed(act.object);
    const step = field && stepFor(field, question);
    return field === null || step === null || choices.fields.includes(field)
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
  const isOther = decisions.some(({ act }) => {
    const part = ofPlace.find((one) => one === act.object);
    if (part === undefined || place === null || !tellsValue(act)) return false;
    const isAsked = part !== 'city' && stepFor(part, question) !== null;
    return !isAsked && (act.words === '' || !bareOf(place[part] ?? '').includes(bareOf(act.words)));
  });
  if (!isOther || step === null || question.steps.some(({ id }) => id === step)) return [];
  const opens = correctStep(step, question.state);
  return [{ kind: 'ask', field: 'cep', step, text: replies.ofPostcode, words: '', opens }];
}

/** Of the field in the line the reason stands there, and the line keeps the text; elsewhere nothing was understood. */
function inLine(field: FieldName, { decisions, question }: Decided, isUnclear: boolean): Pick<Asking, 'as'> {
  const isOwn = question.isTyped && decisions.length === 1 && openFields(question).includes(field);
  return isOwn ? { as: 'refusal' } : isUnclear ? { as: 'unclear' } : {};
}

/** What a field says of the words of a question is too much where it is answered. */
const isReplied = ({ message, decisions }: Decided): boolean =>
  message.split('?').length === 2 &&
  decisions.some(({ action, act }) => action === 'reply' && act.does === 'ask');

function askedFor(
  act: UnderstoodAct,
  field: FieldName,
  step: StepId,
  decided: Decided,
): (Asking | Keeping)[] {
  const { message, question } = decided;
  const asking = { kind: 'ask', field, step, words: act.words } as const;
  const rest = askForRest(field, act.words);
  if (!openFields(question).includes(field)) {
    const stored = selectFacts(question.state).answers[field];
    if (field === 'accept_promotions' && !stored) return [{ ...asking, text: replies.noOffers }];
    if (stored !== undefined) {
      const text = wishWords.correct.write(nameInSentence({ step, field }));
      return [{ ...asking, text, opens: correctStep(step, question.state) }];
    }
    if (rest !== null && refusedDigits(decided) === null) return [{ kind: 'keep', step, says: act.words }];
    // Of what is not asked yet, nobody is told so on a guess.
    return act.level !== 'sure' ? [] : [{ ...asking, text: wishWords.correct.notYet, as: 'later' }];
  }
  if (rest !== null) return [{ ...asking, text: rest, kept: { step, field, text: act.words } }];
  if (isAskedAbout(act, message) && isReplied(decided)) return [];
  const why = () => act.reply?.text ?? reasonFor(field, act.words, question);
  const text = act.words === '' ? expectedAt(question) : why();
  return [{ ...asking, text, ...inLine(field, decided, true) }];
}

/** Digits in the line of a question are its answer, also if they look like another one. */
export function refusedDigits({ message, question }: Decided): DoneHere | null {
  const [field] = openFields(question);
  if (!question.isTyped || field === undefined || !/\d/.test(message) || /\p{L}/u.test(message)) return null;
  const reading = fields[field].read({ [field]: [message] }, selectFacts(question.state));
  return reading.kind === 'refused' ? { kind: 'refusal', message: reading.message } : null;
}

/** Why these words are no value of the field. */
function reasonFor(field: FieldName, words: string, question: QuestionContext): string {
  const reading = fields[field].read({ [field]: [words] }, selectFacts(question.state));
  return (
    noneAs(field, words, question) ?? (reading.kind === 'refused' ? reading.message : expectedAt(question))
  );
}

/** That no option of a list is as the words say. */
function noneAs(field: FieldName, words: string, { state }: QuestionContext): string | null {
  if (field === 'idPlan') return planReplies.none;
  if (field === 'schedules' && isEvening(words)) return replies.noEvening;
  const days = [state.resources.installationDays?.[0], state.resources.installationDays?.at(-1)];
  const [first, last] = days.flatMap((day) => dayInWords(day?.date ?? '') ?? []);
  return field === 'schedules' && first && last ? replies.noSuchDay({ first, last }) : null;
}
