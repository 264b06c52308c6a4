import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import type { AnswerValues, FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues, Reading } from '../../funnel/fields/field.ts';
import { fieldNames, fields } from '../../funnel/fields/fields.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';
import { selectFacts, selectStepsShown } from '../../store/selectors.ts';
import { nameInSentence } from '../answers/answer-name.ts';
import { type QuestionContext, shownQuestion, stepFor } from '../outcome/question-context.ts';
import { answerFrom, inOrder, isGiven } from '../outcome/told-answers.ts';
import { selectTypedField } from '../selectors.ts';
import type { Answering } from './answering.ts';
import { messagesIn } from './keep-messages.ts';
import { waitingFor } from './waiting-for.ts';

const { restored } = sideQuestionWords;

type Asking = Pick<Answering, 'store' | 'surface'>;

/**
 * Proposes the drafted answers to other questions, since only the open question shows its own, and names those that no
 * storage keeps. The messages are not kept, so none is shown. The line does not repeat what is proposed.
 */
export function offerDraft({ store, surface }: Asking): void {
  const state = store.getState();
  const { add } = messagesIn(store);
  const shown = selectStepsShown(state);
  const asked = shownQuestion(state);
  const isShown = ({ step }: { step: StepId }) => shown.some(({ id }) => id === step);
  const { draft, lost } = state.answers;
  const drafted = fieldNames.flatMap((name) => draftedAnswer(name, draft ?? {}, asked));
  const missing = lost.flatMap((field) => {
    const step = stepFor(field, asked);
    return step === null || isShown({ step }) || field in (draft ?? {})
      ? []
      : nameInSentence({ field, step });
  });
  const isAsked = drafted.every(isShown);
  // A plan is one card of many, so it is proposed even where plans are asked.
  const isNoted = isAsked && drafted.every(({ field }) => fields[field].input !== 'plan');
  const isCard = drafted.length > 0 && selectTypedField(state) === null;
  const news = [
    isNoted ? isCard && restored.inCard : !isAsked && restored.understood,
    missing.length > 0 && restored.lost(missing),
  ];
  const text = news.filter(Boolean).join(' ');
  if (isNoted) {
    if (text !== '') add('', { kind: 'text', text });
    return;
  }
  propose(inOrder(drafted, asked), text, { store, surface });
}

/** Proposes once more what waited for a yes before an earlier answer was corrected, as far as it still stands. */
export function offerAgain(left: readonly RecognisedAnswer[], { store, surface }: Asking): void {
  const state = store.getState();
  const asked = shownQuestion(state);
  const { draft } = state.answers;
  const answers = left.flatMap(({ field, raw }) =>
    draftedAnswer(field, isAnsweredEmpty(field, asked) ? { ...raw, ...draft } : (draft ?? {}), asked),
  );
  if (answers.length > 0) propose(inOrder(answers, asked), '', { store, surface }, { isAgain: true });
}

/** 'Ap 42' waited, and the number of the building was told alone: its question took the complement for none. */
function isAnsweredEmpty<Name extends FieldName>(field: Name, { state }: QuestionContext): boolean {
  const facts = selectFacts(state);
  const stored = facts.answers[field];
  const isEmpty = stored === undefined || fields[field].show(stored, facts) === '';
  return isEmpty && Object.hasOwn(facts.answers, field);
}

function propose(
  answers: readonly RecognisedAnswer[],
  news: string,
  { store, surface }: Asking,
  more: { isAgain?: true } = {},
): void {
  // The line may hold what is proposed.
  const line = surface.line?.();
  if (line && answers.some(({ raw }) => Object.values(raw).flat().includes(line.value))) line.value = '';
  messagesIn(store).add('', { ...waitingFor(answers, news, store.getState()), ...more });
}

function draftedAnswer(field: FieldName, draft: RawValues, asked: QuestionContext): RecognisedAnswer[] {
  if (fields[field].input === 'checkbox' || isGiven(field, draft, asked)) return [];
  const raw = ownRaw(field, draft, asked);
  // An optional field reads an empty form as well.
  const isDrafted = Object.keys(raw ?? {}).some((input) => draft[input]?.some((text) => text.trim() !== ''));
  const answer = raw && isDrafted ? answerFrom(field, raw, asked) : null;
  return answer === null ? [] : [answer];
}

/** The drafted values of one field as it writes them; null if it refuses them. */
function ownRaw<Name extends FieldName>(
  field: Name,
  draft: RawValues,
  { state }: QuestionContext,
): RawValues | null {
  const reading: Reading<AnswerValues[Name]> = fields[field].read(draft, selectFacts(state));
  return reading.kind === 'refused' ? null : fields[field].write(reading.value);
}
