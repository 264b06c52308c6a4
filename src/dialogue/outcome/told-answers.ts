import { planReplies } from '../../content/conversation/plan-replies.ts';
import { replies } from '../../content/conversation/replies.ts';
import { wishWords } from '../../content/conversation/wishes.ts';
import type { UnderstoodAct } from '../../contract/calls/understand.ts';
import type { AnswerValues, FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues, Reading } from '../../funnel/fields/field.ts';
import { fieldNames, fields } from '../../funnel/fields/fields.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { stepOf } from '../../funnel/steps/steps.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';
import { selectFacts, selectJourney } from '../../store/selectors.ts';
import { fieldNamed, tellsValue } from '../decide.ts';
import type { Said } from './change.ts';
import { joinTexts } from './proposed.ts';
import { expectedAt, type QuestionContext, stepFor } from './question-context.ts';

/** What becomes of the values that a message tells. */
export interface Told {
  answers: readonly RecognisedAnswer[];
  /** What is stored alike. */
  repeats: readonly FieldName[];
  /** What its field refuses, with the reason. */
  refusals: readonly { field: FieldName; message: string; isKnown: boolean }[];
}

/** The field that these values answer. */
const fieldFor = ({ object }: UnderstoodAct, raw: RawValues): FieldName | null =>
  object === 'no_day' && 'due_date' in raw ? 'due_date' : fieldNamed(object);

/** The text of its chip: a bank by its name. */
const shownAs = (field: FieldName, raw: RawValues, shown: string, { state }: QuestionContext): string =>
  (field === 'bank' && state.resources.banks?.find(({ code }) => code === raw.bank?.[0])?.name) || shown;

function readAs<Name extends FieldName>(field: Name, raw: RawValues, question: QuestionContext) {
  const facts = selectFacts(question.state);
  const reading: Reading<AnswerValues[Name]> = fields[field].read(raw, facts);
  if (reading.kind === 'refused') return reading;
  if (!isOffered(field, raw, question))
    return { kind: 'refused' as const, message: notOffered(field, raw, question), isKnown: true };
  const shown = shownAs(field, raw, fields[field].show(reading.value, facts), question);
  const isGiven = JSON.stringify(reading.value) === JSON.stringify(facts.answers[field]);
  return { kind: 'read' as const, shown, isGiven, raw: { ...raw, ...fields[field].write(reading.value) } };
}

/** Which day is not there, and which are. */
const notOffered = (field: FieldName, { due_date: day }: RawValues, question: QuestionContext): string =>
  joinTexts(day?.[0] && replies.noDueDay(day[0]), expectedAt(question, field));

/** Whether the lists that are there have it. */
function isOffered(field: FieldName, raw: RawValues, { state: { resources } }: QuestionContext): boolean {
  const { dueDates, installationDays } = resources;
  if (field === 'due_date') return dueDates?.some((day) => String(day) === raw.due_date?.[0]) ?? true;
  if (field !== 'schedules') return true;
  return raw.date?.every((date) => installationDays?.some((day) => day.date === date) ?? true) ?? true;
}

/** Whether this repeats the answer that is stored. */
export const isGiven = (field: FieldName, raw: RawValues, question: QuestionContext): boolean => {
  const read = readAs(field, raw, question);
  return read.kind === 'read' && read.isGiven;
};

/** The values as an answer; null if the field refuses them, or this visitor is never asked. */
export function answerFrom(
  field: FieldName,
  raw: RawValues,
  question: QuestionContext,
): RecognisedAnswer | null {
  const step = stepFor(field, question);
  const read = readAs(field, raw, question);
  return step === null || read.kind === 'refused' ? null : { step, field, raw: read.raw, shown: read.shown };
}

/** Words that tell a plan or a visit before there is a list to choose from: they are offered to tap at their step. */
export interface Early {
  step: StepId;
  says: string;
}

/** That what was told too early is kept. */
export const laterWords = (early: readonly Early[]): string =>
  joinTexts(
    ...early.map(({ step, says }) => {
      const { fields: asked } = stepOf(step);
      if (asked.includes('schedules')) return replies.visitEarly;
      return asked.includes('idPlan') ? planReplies.early : replies.early(says);
    }),
  );

/** What acts tell too early; an act that does not is none. */
export function earlyIn(act: UnderstoodAct, question: QuestionContext): Early | null {
  const { state, steps } = question;
  const field = fieldFor(act, {});
  const isListed =
    field === 'idPlan'
      ? selectFacts(state).coverage !== null
      : field !== 'schedules' || state.resources.installationDays !== null;
  const isTold = act.words !== '' && tellsValue(act);
  const step = field !== null && isTold && !isListed ? stepFor(field, question) : null;
  return step === null || steps.some(({ id }) => id === step) ? null : { step, says: act.words };
}

/** Several wishes for the visit are one answer. */
function merged(acts: readonly UnderstoodAct[]): readonly { act: UnderstoodAct; raw: RawValues }[] {
  const told: { act: UnderstoodAct; raw: RawValues }[] = acts.map((act) => ({ act, raw: act.values }));
  const [first, ...others] = told.filter(({ act }) => act.object === 'schedules');
  if (first === undefined || others.length === 0) return told;
  const raw = Object.fromEntries(
    Object.keys(first.raw).map((input) => [input, [first, ...others].flatMap((one) => one.raw[input] ?? [])]),
  );
  return [...told.filter(({ act }) => act.object !== 'schedules'), { act: first.act, raw }];
}

/** 'O bloco é C' leaves the flat as it was, or is added to it, and 'é 15' what it is called. */
function withOldParts(told: RawValues, { state, waiting }: QuestionContext): RawValues {
  const [text] = told.complement ?? [];
  const before =
    waiting.find(({ field }) => field === 'complement')?.raw.complement?.[0] ??
    selectFacts(state).answers.complement?.text ??
    '';
  const parts = [...before.matchAll(/(\p{L}{2,}) ?(\S+)/gu)];
  const [unit, value = ''] = /^(?:(\p{L}{2,}) )?(\S+)$/u.exec(text ?? '')?.slice(1) ?? [];
  const begin = (word = '') => word.slice(0, 2).toLowerCase();
  const old = parts.find(([, one]) => (unit === undefined ? parts.length === 1 : begin(one) === begin(unit)));
  if (value === '' || before === '') return told;
  if (old !== undefined) return { ...told, complement: [before.replace(old[0], `${old[1]} ${value}`)] };
  return unit === undefined ? told : { ...told, complement: [`${before}, ${text}`] };
}

/** The answers that acts with values tell. What was told and is stored alike is none. */
export function toldBy(acts: readonly UnderstoodAct[], question: QuestionContext): Told {
  const answers = new Map<FieldName, RecognisedAnswer>();
  const refusals: Told['refusals'][number][] = [];
  const repeats: FieldName[] = [];
  for (const { act, raw: told } of merged(acts)) {
    const field = fieldFor(act, told);
    const step = field === null ? null : stepFor(field, question);
    if (field === null || step === null) continue;
    const isOpen = question.steps.some(({ id }) => id === step);
    const raw = field === 'complement' ? withOldParts(told, question) : told;
    const read = readAs(field, raw, question);
    if (read.kind === 'refused') refusals.push({ field, message: read.message, isKnown: 'isKnown' in read });
    else if (isOpen || !read.isGiven) answers.set(field, { step, field, raw: read.raw, shown: read.shown });
    else repeats.push(field);
  }
  return { answers: inOrder([...answers.values()], question), refusals, repeats };
}

/** A renewal keeps the payment and the data of the contract: who tells others hears so. */
export function asOfContract(act: UnderstoodAct, { question }: Said): UnderstoodAct {
  const { renewal, existingContract } = selectFacts(question.state);
  const field = tellsValue(act) ? fieldFor(act, act.values) : null;
  const isOpen = renewal !== null && existingContract !== null && renewal.order === null;
  if (!isOpen || field === null || stepFor(field, question) !== null) return act;
  const text = wishWords.correct.ofContract(renewal.directDebit);
  return { ...act, does: 'explain', values: {}, options: [], reply: { text } };
}

/** What an act offers to choose from, as answers; a period alone is of the day that waits. */
export function optionsOf(act: UnderstoodAct, question: QuestionContext): RecognisedAnswer[] {
  const days = question.waiting.flatMap(({ raw }) => raw.date ?? []);
  const ofWaiting = act.options.filter(({ date }) => date?.some((day) => days.includes(day)));
  return (ofWaiting.length > 0 ? ofWaiting : act.options).flatMap((raw) => {
    const field = fieldFor(act, raw);
    return (field && answerFrom(field, raw, question)) ?? [];
  });
}

/** As the journey asks for them. */
export function inOrder<One extends RecognisedAnswer>(
  answers: readonly One[],
  { state }: QuestionContext,
): One[] {
  const { steps: journey } = selectJourney(state);
  const place = ({ step, field }: One) =>
    journey.indexOf(step) * fieldNames.length + stepOf(step).fields.indexOf(field);
  return answers.toSorted((one, other) => place(one) - place(other));
}
