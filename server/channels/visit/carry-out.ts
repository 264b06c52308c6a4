import { formatCep } from '../../../src/brazil/cep.ts';
import { formatPhone } from '../../../src/brazil/phone.ts';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import type { Position } from '../../../src/contract/calls/address-search.ts';
import { keepHouseNumber } from '../../../src/dialogue/address-search/keep-house-number.ts';
import { shownAddresses } from '../../../src/dialogue/address-search/shown-addresses.ts';
import { recognisedIn } from '../../../src/dialogue/answers/recognised-in.ts';
import { bareOf, closedAnswer } from '../../../src/dialogue/closed-words.ts';
import { answeringIn } from '../../../src/dialogue/messages/answering.ts';
import { followOutcome } from '../../../src/dialogue/messages/follow-outcome.ts';
import { messagesIn } from '../../../src/dialogue/messages/keep-messages.ts';
import { selectSideQuestions, sent } from '../../../src/dialogue/messages/side-questions.ts';
import { proposed } from '../../../src/dialogue/outcome/proposed.ts';
import { shownQuestion } from '../../../src/dialogue/outcome/question-context.ts';
import { answerFrom } from '../../../src/dialogue/outcome/told-answers.ts';
import { selectTypedField } from '../../../src/dialogue/selectors.ts';
import type { FieldName } from '../../../src/funnel/fields/answer-values.ts';
import type { RawValues } from '../../../src/funnel/fields/field.ts';
import { fields, isFieldName } from '../../../src/funnel/fields/fields.ts';
import { addressIn } from '../../../src/funnel/routes/read-path.ts';
import { routeOfStep } from '../../../src/funnel/routes/route-of-step.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { stepOf } from '../../../src/funnel/steps/steps.ts';
import { addressSearchOpened, positionTold } from '../../../src/store/address-search.ts';
import * as events from '../../../src/store/events.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { selectFacts, selectFailure, selectJourney, selectStepsShown } from '../../../src/store/selectors.ts';
import { answerChosen, proposalDecided } from '../../../src/store/talk.ts';
import type { CommandName, Tap } from '../channel-message.ts';
import { askedNow } from '../prompts/asked-now.ts';
import { agreesToShown, type Talk } from './talk.ts';

/** Digits alone may be an answer to what asks for such. */
export const isPlainForm = (text: string): boolean => /^[\d\s./-]+$/.test(text);

/** A field that waits for its answer alone, among others of its question, takes what it reads as it stands. */
function plainAnswer(text: string, talk: Talk): RawValues | null {
  const { store } = talk.visit;
  const state = store.getState();
  const field = askedNow(state);
  if (field === null || field === selectTypedField(state) || selectSideQuestions(state).open !== null)
    return null;
  // A question of its own here, though one box among others on a page.
  if (field === 'accept_contact') return closedAnswer(field, text);
  const raw: RawValues = { [field]: [text] };
  const isForm = isPlainForm(text) || field === 'bank';
  return isForm && fields[field].read({ ...state.answers.draft, ...raw }, selectFacts(state)).kind === 'read'
    ? raw
    : null;
}

/** Answers what was written, here or after the shop has read it. */
export async function answerText(text: string, talk: Talk): Promise<void> {
  const { store } = talk.visit;
  const { phase } = store.getState().visit;
  if (phase === 'asking-for-proof') {
    store.dispatch(events.phoneEndingGiven({ phoneEnding: text.replace(/\D/g, '').slice(-4) }));
    return;
  }
  if (phase !== 'ready') return;
  await takePlace(text, talk);
  const raw = plainAnswer(text, talk);
  if (raw !== null) return talk.visit.surface.give(raw);
  const asked = askedNow(store.getState());
  const { inARow } = store.getState().misunderstandings;
  store.dispatch(sent(text, store.getState()));
  await talk.visit.settled();
  takeAsked(text, asked, talk);
  // A name that is no bank's is looked for among them.
  const isUnclear = store.getState().misunderstandings.inARow > inARow;
  if (asked === 'bank' && isUnclear)
    store.dispatch(events.draftKept({ raw: { ...store.getState().answers.draft, bank: [text] } }));
}

/** A house number where one street with it was found takes that street, and answers the question after it. */
async function takePlace(text: string, { visit }: Talk): Promise<void> {
  const { isOpen: isSearching, question, result } = visit.store.getState().addressSearch;
  const [number] = /^\s*\d{1,5}\b(?![-.]?\d)/.exec(text) ?? [];
  if (!isSearching || result.kind !== 'found' || number === undefined) return;
  const [place, another] = shownAddresses(result, { ...question, number: number.trim() }, false).places;
  if (place === undefined || another !== undefined) return;
  visit.surface.give({ cep: [formatCep(place.cep)] });
  await visit.settled();
}

/** Of several fields each is asked alone: a message that is nothing but its value needs no yes. */
function takeAsked(said: string, asked: FieldName | null, talk: Talk): void {
  const { store, surface } = talk.visit;
  const { open } = selectSideQuestions(store.getState());
  if (open?.reply.kind !== 'several' || open.reply.part || open.reply.other) return;
  const [only, another] = open.reply.answers;
  if (only === undefined || another !== undefined || only.field !== asked) return;
  if (bareOf(only.shown) !== bareOf(said)) return;
  messagesIn(store).settle({ kind: 'text', text: '' });
  surface.give(only.raw);
}

export const isOpen = (step: StepId, talk: Talk): boolean =>
  selectStepsShown(talk.visit.store.getState()).some(({ id }) => id === step);

/** Each question of a quiz is answered once, in its turn. */
function isOfAnotherQuiz(raw: RawValues, { stepResults: { risk, quizCount } }: RootState): boolean {
  const asked = `quiz-${risk?.quiz?.questions[quizCount]?.id}`;
  return Object.keys(raw).some((name) => name.startsWith('quiz-') && name !== asked);
}

/** A choice of a question: it answers the open one, and changes an earlier one once the visitor says yes. */
function tapAnswer({ step, raw }: Extract<Tap, { kind: 'answer' }>, talk: Talk): boolean {
  const { store } = talk.visit;
  const facts = selectFacts(store.getState());
  if (isOfAnotherQuiz(raw, store.getState())) return false;
  if (isOpen(step, talk)) {
    talk.visit.surface.give(raw);
    // Of a searched address the number is kept for its own question.
    if (raw.cep && raw.number?.[0]) keepHouseNumber(store, raw.number[0]);
    return true;
  }
  const [answer] = recognisedIn(raw, [stepOf(step)], facts);
  const isMoney = raw.accept_information !== undefined || facts.order !== null;
  if (answer === undefined || isMoney) return false;
  store.dispatch(answerChosen(answer));
  return true;
}

/** Asks a question, also one that was answered. */
export const openStep = (step: StepId, talk: Talk): void => {
  const route = routeOfStep(selectJourney(talk.visit.store.getState()), step);
  if (route !== null) talk.visit.go(addressIn(talk.face, route));
};

/** What each press does that is no answer. Those that the turn itself carries out are not here. */
const commands: Partial<Record<CommandName, (talk: Talk) => void>> = {
  'try-again': ({ visit }) => void visit.store.dispatch(events.tryAgainAsked()),
  'request-review': ({ visit }) => void visit.store.dispatch(events.helpRequested({ kind: 'review' })),
  'request-call': ({ visit, ownPhone }) => {
    const phone = visit.store.getState().answers.values.phone ?? ownPhone;
    visit.store.dispatch(events.helpRequested({ kind: 'call', ...(phone && { phone }) }));
  },
  'withdraw-contact': ({ visit }) => {
    const { phone = '' } = visit.store.getState().answers.values;
    visit.store.dispatch(events.helpRequested({ kind: 'withdrawal', phone }));
  },
  'other-address': (talk) => openStep('cep', talk),
  'go-on-here': ({ visit }) => {
    const { store } = visit;
    const { conflict, visit: opened } = store.getState();
    if (conflict.choice !== null) store.dispatch(events.ownAnswersKept());
    else if (opened.phase === 'asking-to-resume') store.dispatch(events.resumeAccepted());
  },
  'take-newer': ({ visit }) => void visit.store.dispatch(events.newerAnswersTaken()),
  'start-over': ({ visit: { store } }) => {
    const state = store.getState();
    // A press on an old choice throws no answers away unasked.
    if (state.visit.phase !== 'ready' || selectFailure(state) !== null) store.dispatch(events.startedOver());
    else messagesIn(store).add('', { kind: 'start-over', text: sideQuestionWords.startOver.ask });
  },
  'order-another': ({ visit }) => void visit.store.dispatch(events.anotherOrderWanted()),
  'another-code': ({ visit }) => void visit.store.dispatch(events.helpRequested({ kind: 'code' })),
  'find-postcode': ({ visit }) => void visit.store.dispatch(addressSearchOpened()),
  'send-to-confirm': (talk) => {
    talk.wantsToConfirm = agreesToShown(talk, talk.visit.store.getState());
  },
  'go-to-site': (talk) => {
    talk.wantsSite = true;
  },
};

/** Carries out a press. Returns whether it still does something. */
export async function answerTap(tap: Tap, talk: Talk): Promise<boolean> {
  if (tap.kind === 'say') {
    await answerText(tap.text, talk);
    return true;
  }
  if (tap.kind === 'answer') return tapAnswer(tap, talk);
  if (tap.kind === 'do') {
    commands[tap.name]?.(talk);
    return commands[tap.name] !== undefined;
  }
  const { store } = talk.visit;
  const isWaiting = selectSideQuestions(store.getState()).open !== null;
  store.dispatch(proposalDecided(tap.choice));
  return isWaiting;
}

/** A place that was sent: the streets there, where an address is asked. */
export function answerPosition({ latitude, longitude }: Position, talk: Talk): boolean {
  if (!isOpen('cep', talk)) return false;
  talk.visit.store.dispatch(positionTold({ latitude, longitude }));
  return true;
}

/** A contact card: its number, where a phone is asked. */
export function answerContact(phone: string | null, talk: Talk): boolean {
  const field = askedNow(talk.visit.store.getState());
  if (phone === null || (field !== 'phone' && field !== 'line_phone')) return false;
  talk.visit.surface.give({ [field]: [formatPhone(phone)] });
  return true;
}

/** Answers that a person of the shop was told. A consent is asked for; what costs waits for a yes. */
export function answerForVisitor(step: StepId, raw: RawValues, talk: Talk): void {
  const { store, surface } = talk.visit;
  const question = shownQuestion(store.getState());
  const names = Object.keys(raw).filter((name): name is FieldName => isFieldName(name));
  const answers = names.flatMap((field) => answerFrom(field, raw, question) ?? []);
  const isBinding = answers.some(({ field }) => fields[field].nature.binds);
  if (answers.length === 0 || raw.accept_information !== undefined) openStep(step, talk);
  else if (isBinding) followOutcome(proposed(answers, question), '', answeringIn(store, surface));
  else for (const answer of answers) store.dispatch(answerChosen(answer));
}
