import { inTown } from '../../brazil/in-town.ts';
import { largeCities } from '../../brazil/large-cities.ts';
import { handOffWords } from '../../content/conversation/hand-off.ts';
import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import { addressSearchWords } from '../../content/screens/address-search.ts';
import { messageLength } from '../../contract/lead/answer-lengths.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import { fieldNames, fields } from '../../funnel/fields/fields.ts';
import { shownAnswer } from '../../funnel/fields/shown-answer.ts';
import { offeredPlans } from '../../funnel/plans/offered-plans.ts';
import { planLabel } from '../../funnel/plans/plan-label.ts';
import { stepOf } from '../../funnel/steps/steps.ts';
import { requiredFields } from '../../funnel/walk.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';
import { actionsOf } from '../../store/reply.ts';
import { selectFacts } from '../../store/selectors.ts';
import { shownAddresses } from '../address-search/shown-addresses.ts';
import { nameInSentence, toCorrect } from '../answers/answer-name.ts';
import { recognisedIn } from '../answers/recognised-in.ts';
import { bareOf, closedAnswer, leavesAnswer, placeNamed, saysYesToIt, undoesLast } from '../closed-words.ts';
import { askForRest, completed } from '../outcome/gap-of.ts';
import { asText, type MessageOutcome } from '../outcome/message-outcome.ts';
import { proposed } from '../outcome/proposed.ts';
import { openFields, type QuestionContext, shownQuestion, stepFor } from '../outcome/question-context.ts';
import { correctStep, runCommand } from '../outcome/run-command.ts';
import { takenOf, waitForYes } from '../outcome/taken.ts';
import { answerFrom } from '../outcome/told-answers.ts';
import { ownAnswer } from '../outcome/way-out.ts';
import { selectIsEarlier } from '../selectors.ts';
import { type SideQuestions, selectSideQuestions } from './side-questions.ts';

/** A large town, and nothing else, where the postcode is asked: its streets are searched. */
function townAlone(
  message: string,
  { steps, state: { addressSearch } }: QuestionContext,
): MessageOutcome | null {
  if (!steps.some((step) => step.fields.includes('cep'))) return null;
  const bare = bareOf(message);
  const city = largeCities.find((name) => bareOf(name) === bare);
  if (city === undefined) return null;
  const { street, number } = addressSearch.question;
  const { searching, openIn } = addressSearchWords.said;
  const text = street === '' ? openIn(inTown(city)) : searching;
  return { kind: 'address', address: { street, number, city, uf: '' }, text, beside: null };
}

/** A yes or a no to the only result of the address search. */
function settledSearch(message: string, { state }: QuestionContext): MessageOutcome | null {
  const { result, question } = state.addressSearch;
  const house = message.trim();
  if (question.street !== '' && state.addressSearch.isOpen && /^\d{1,5}[a-z]?$/i.test(house))
    return {
      kind: 'address',
      address: { ...question, number: house },
      text: addressSearchWords.said.searching,
      beside: null,
    };
  // 'Sim' is no town.
  const lacksTown = question.street !== '' && question.city === '' && saysYesToIt(message) !== null;
  if (lacksTown) {
    const text = addressSearchWords.said.whichTown(question.street);
    return asText(text);
  }
  const agrees = result.kind === 'found' && result.places.length > 0 ? saysYesToIt(message) : null;
  if (result.kind !== 'found' || agrees === null) return null;
  if (!agrees)
    return { kind: 'address', address: null, text: addressSearchWords.said.otherStreet, beside: null };
  const { places, message: text } = shownAddresses(result, question, false);
  const [place, another] = places;
  return place && another === undefined ? { kind: 'place', place, number: question.number } : asText(text);
}

/** A closed word at the only choice of money or consent that is open. */
function closed(message: string, question: QuestionContext): MessageOutcome | null {
  const { steps, state, waiting } = question;
  const [only, another] = steps.flatMap((step) => requiredFields(step, selectFacts(state)));
  const isOne = only !== undefined && another === undefined && waiting.length === 0;
  const raw = isOne ? closedAnswer(only, message) : null;
  if (raw === null) return null;
  // Behind a message that was not understood a mere yes may mean something else, and so it may where the answer is changed.
  const isDoubtful =
    state.misunderstandings.inARow > 0 || selectFacts(state).answers.direct_debit !== undefined;
  return only === 'direct_debit' && isDoubtful
    ? proposed(recognisedIn(raw, steps, selectFacts(state)), question)
    : { kind: 'answer', raw };
}

/** Words that leave a correction alone. */
const leaving = (message: string, { state, waiting }: QuestionContext): MessageOutcome | null =>
  waiting.length === 0 && selectIsEarlier(state) && leavesAnswer(message) ? runCommand('go-on', state) : null;

/** What was taken last is not right: it is asked again, or of several which. */
function undone(message: string, { state, waiting }: QuestionContext): MessageOutcome | null {
  if (waiting.length > 0 || !undoesLast(message)) return null;
  const asked = shownQuestion(state);
  const answers = state.talk.taken.flatMap((field) => {
    const step = fields[field].input === 'checkbox' ? null : stepFor(field, asked);
    const shown = shownAnswer(field, selectFacts(state));
    return step && shown ? [{ field, step, shown }] : [];
  });
  const [only, another] = answers;
  if (only === undefined) return null;
  const { which, right } = sideQuestionWords.several;
  return another === undefined
    ? asText(right(nameInSentence(only)), { kept: { ...only, text: '', wrong: only.shown } })
    : asText(which, { suggestions: answers.map(toCorrect) });
}

/** What a suggestion asks for that the conversation offers itself. */
function suggested(message: string, question: QuestionContext): MessageOutcome | null {
  const { state } = question;
  if (message === handOffWords.ask) return runCommand('person', state);
  const insisted = message.startsWith(sideQuestionWords.isMyAnswer(''))
    ? ownAnswer(message.slice(sideQuestionWords.isMyAnswer('').length), question)
    : null;
  if (insisted !== null) return { kind: 'answer', raw: insisted };
  const bare = bareOf(message);
  const field = fieldNames.find((name) => {
    const step = stepFor(name, question);
    return step !== null && bare === bareOf(toCorrect({ field: name, step }));
  });
  const step = field && stepFor(field, question);
  if (step) return correctStep(step, state);
  const plans = offeredPlans(selectFacts(state));
  const plan = plans.find((one) => message === planLabel(one, plans));
  const answer = plan && answerFrom('idPlan', { idPlan: [String(plan.id)] }, question);
  return answer ? takenByTap(answer, question) : null;
}

/** A part of a number that the open question asks: a phone without its area code, a date without its year. */
function begun(message: string, question: QuestionContext, { kept }: SideQuestions): MessageOutcome | null {
  if (!/\d/.test(message) || question.waiting.length > 0 || kept !== undefined) return null;
  for (const field of openFields(question)) {
    const asks = askForRest(field, message.trim());
    const step = asks === null ? null : stepFor(field, question);
    if (asks !== null && step !== null) return asText(asks, { kept: { step, field, text: message.trim() } });
  }
  return null;
}

/** The rest of an answer of which the message before told a part. */
function completing(
  message: string,
  question: QuestionContext,
  { kept }: SideQuestions,
): MessageOutcome | null {
  if (kept === undefined || kept.wrong !== undefined) return null;
  const { step, field, text } = kept;
  const raw: RawValues = { [field]: [completed(field, text, message)] };
  const isRead = fields[field].read(raw, selectFacts(question.state)).kind === 'read';
  const answers = isRead ? recognisedIn(raw, [stepOf(step)], selectFacts(question.state)) : [];
  return answers.length === 0 ? null : takenHere(answers, question);
}

/** The value of an answer that was called wrong, in the form of its field. */
function righted(message: string, question: QuestionContext): MessageOutcome | null {
  const { wrong, state } = question;
  if (wrong === undefined) return null;
  const raw: RawValues = { [wrong.field]: [message] };
  const isForm = fields[wrong.field].mask !== undefined || /^\d{1,7}$/.test(message);
  const answers = isForm
    ? recognisedIn(raw, [stepOf(wrong.step)], selectFacts(state)).filter(({ field }) => field === wrong.field)
    : [];
  return answers.length > 0 ? takenHere(answers, question) : null;
}

/** An answer without a doubt: money, and what throws other answers away, waits for a yes. */
function takenHere(answers: readonly RecognisedAnswer[], question: QuestionContext): MessageOutcome {
  const isAsked = answers.some(({ step }) => question.steps.some(({ id }) => id === step));
  const binds =
    !isAsked &&
    answers.some(({ field, raw }) => fields[field].nature.binds && raw.direct_debit?.[0] !== 'false');
  return binds || waitForYes(answers, question) ? proposed(answers, question) : takenOf(answers, question);
}

/** A tapped answer. */
export const takenByTap = (answer: RecognisedAnswer, question: QuestionContext): MessageOutcome =>
  takenHere([answer], question);

/** One of the answers that the last reply offers, by its place. */
function byPlace(
  message: string,
  question: QuestionContext,
  { questions }: SideQuestions,
): MessageOutcome | null {
  const last = questions.at(-1);
  const choices = (last && actionsOf(last.reply).choices) ?? [];
  const isDays = choices.some(({ field }) => field === 'schedules' || field === 'due_date');
  // 'Segunda' is a day of the week, and '5' one of the month.
  const namesDay = isDays && /(?:segunda|quarta|quinta|\d)$/.test(bareOf(message));
  const chosen = choices.at((namesDay ? null : placeNamed(message)) ?? choices.length);
  return chosen ? takenByTap(chosen, question) : null;
}

/** What a message comes to that needs nobody to read it; null if it does. */
export function readHere(message: string, question: QuestionContext): MessageOutcome | null {
  const sideQuestions = selectSideQuestions(question.state);
  const tooLong: MessageOutcome | null =
    message.length > messageLength
      ? { ...asText(sideQuestionWords.tooLong(messageLength)), keeps: true }
      : null;
  return (
    tooLong ??
    suggested(message, question) ??
    byPlace(message, question, sideQuestions) ??
    leaving(message, question) ??
    undone(message, question) ??
    closed(message, question) ??
    settledSearch(message, question) ??
    townAlone(message, question) ??
    completing(message, question, sideQuestions) ??
    begun(message, question, sideQuestions) ??
    righted(message, question)
  );
}
