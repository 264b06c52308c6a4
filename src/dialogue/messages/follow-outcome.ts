import { formatCep } from '../../brazil/cep.ts';
import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import { changes } from '../../content/steps/changes.ts';
import type { Misunderstanding } from '../../contract/misunderstandings.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { faces } from '../../funnel/routes/face.ts';
import { addressIn } from '../../funnel/routes/read-path.ts';
import type { Step } from '../../funnel/steps/step.ts';
import { stepOf } from '../../funnel/steps/steps.ts';
import { addressSearchOpened, addressTold } from '../../store/address-search.ts';
import * as events from '../../store/events.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';
import { actionsOf, answersOfOpen, type Reply, type ReplyLink } from '../../store/reply.ts';
import { selectBackRoute, selectFacts, selectStepsShown } from '../../store/selectors.ts';
import { questionReturnedTo } from '../../store/talk.ts';
import { keepHouseNumber } from '../address-search/keep-house-number.ts';
import { isConsent } from '../answers/consent.ts';
import { undoneBy } from '../answers/consequence-of.ts';
import { emptiedBy } from '../answers/other-bank.ts';
import { recognisedIn } from '../answers/recognised-in.ts';
import type { DoneHere, MessageOutcome } from '../outcome/message-outcome.ts';
import { joinTexts } from '../outcome/proposed.ts';
import { stateThere } from '../outcome/run-command.ts';
import type { Early } from '../outcome/told-answers.ts';
import { selectAddressIn, selectTypedField } from '../selectors.ts';
import type { Answering } from './answering.ts';
import { draftWith, putInDraft, takeAnswers, takeFromDraft } from './confirm.ts';
import { messagesIn } from './keep-messages.ts';
import { notedOf } from './noted-of.ts';
import { selectSideQuestions } from './side-questions.ts';

/** The link to keep with a reply that stays in the transcript. */
const linkOf = (reply: Reply): ReplyLink | undefined =>
  reply.kind === 'leave'
    ? { text: sideQuestionWords.leave.yes, path: reply.path }
    : reply.kind === 'text'
      ? reply.link
      : undefined;

function missedBy(reply: Reply, isUnclear: boolean, asks: boolean): Misunderstanding | null {
  if (isUnclear) return 'unclear';
  const { handsOff, suggestions = [] } = actionsOf(reply);
  if (handsOff) return 'person';
  return asks ? (suggestions.length > 0 ? 'guess' : 'unanswered') : null;
}

/** Whether a reply is to a question, and stays in the transcript. */
const isQuestion = (reply: Reply): boolean =>
  reply.kind === 'text'
    ? !reply.kept
    : reply.kind === 'leave' ||
      (reply.kind === 'several' && (isConsent(reply.answers) || reply.told !== undefined));

/** The reply without what it proposes. */
const toldBy = (reply: Reply): string => (reply.kind === 'several' ? reply.told : undefined) ?? reply.text;

/** A speed or an amount of money, with no other digits around it. */
const figures =
  /(?<!\d[\s./-]*)(?:r\$ ?(?:\d{1,4}|\d\.\d{3})(?:,\d\d)?|(?:\d{1,4}|\d\.\d{3}) ?(?:megas?|mb(?:ps)?|gigas?|gb(?:ps)?|reais)\b|[1-9]00)(?![\s./-]*\d)/gi;

/** Three digits in a row or an e-mail sign may be personal data: such messages are not stored. */
export const isStorable = (said: string): boolean =>
  !/\d{3}|\*|@/.test(said.replace(figures, '').replace(/[\s./-]/g, '')) && said.length <= 200;

/** What is said beside answers that are taken. */
type Beside = Omit<Extract<DoneHere, { kind: 'take' }>, 'kind' | 'answers'>;

/** Carries out the outcome of a message. Returns whether the composer may clear its text. */
export function followOutcome<Kind extends DoneHere['kind']>(
  outcome: Extract<DoneHere, { kind: Kind }>,
  said: string,
  answering: Answering,
  /** The message in clear. */
  written = said,
): boolean {
  const { store, steps, typed, give, surface } = answering;
  const messages = messagesIn(store);
  const { add, carry } = messages;
  const { dispatch } = store;
  const { isOnSite } = faces[store.getState().visit.face];

  /** Says back what a message told. `isGone`: the open question is answered. */
  function note(answers: readonly RecognisedAnswer[], isGone: boolean): string {
    const state = store.getState();
    const { face } = state.visit;
    // What was said long ago is told again.
    const text = answering.isRecalled ? '' : written;
    return notedOf(answers, { text, face, open: steps.map(({ id }) => id), isGone }, selectFacts(state));
  }

  /** Keeps a side question in the transcript, at the step that was open. */
  function keep(
    step: Step | undefined,
    reply: Reply,
    { isAfter = false, isWish }: { isAfter?: boolean; isWish?: true } = {},
  ): void {
    if (step === undefined || !isQuestion(reply)) return;
    const text = toldBy(reply);
    const link = linkOf(reply);
    const { topic } = actionsOf(reply);
    dispatch(
      events.sideQuestionReplied({
        ...{ step: step.id, said, isStorable: isStorable(said), text, link, isAfter },
        ...{ topic, isWish },
      }),
    );
  }

  /** Keeps what led to another journey above its first question. */
  function keepThere(left: Extract<MessageOutcome, { kind: 'go' | 'leave' }>): void {
    const [there] = selectStepsShown(stateThere(left, store.getState()));
    if (left.beside?.kind === 'text') keep(there, left.beside, { isWish: true });
  }

  /** Keeps the reply to a question beside an answer. */
  function keepReply(text: string | undefined, topic?: string): void {
    if (text === undefined) return;
    keep(steps.at(-1), { kind: 'text', text, ...(topic && { topic }) }, { isAfter: true });
  }

  /** What is told goes before the next question. */
  function goOn(noted: string, { reply, topic, kept, beside }: Beside): void {
    const isKept = isOnSite && kept === undefined;
    if (isKept) keepReply(reply, topic);
    const text = isKept ? noted : joinTexts(noted, reply);
    const isBehind = answering.isRecalled === true;
    if (beside) carry('', { ...beside, text: joinTexts(text, beside.text) }, isBehind);
    else if (text !== '') carry('', { kind: 'text', text, ...(kept && { kept }) }, isBehind);
  }

  /** What waited, and was asked once more, is let go. */
  function letGo(): void {
    const { open } = selectSideQuestions(store.getState());
    if (open?.reply.kind !== 'several' || !open.reply.isAgain) return;
    takeFromDraft(open.reply.answers, store);
    messages.answered(open.reply.answers.map(({ field }) => field));
  }

  /** The same, where the open question is not answered by it. */
  function stay(noted: string, { reply, topic, kept, beside }: Beside): void {
    if (reply) keep(steps[0], { kind: 'text', text: reply, ...(topic && { topic }) });
    letGo();
    add(said, { kind: 'text', text: joinTexts(noted, reply), ...(kept && { kept }) });
    if (!beside) return;
    putInDraft(answersOfOpen(beside), store);
    add('', beside);
  }

  const doing: {
    [Kind in DoneHere['kind']]: (outcome: Extract<MessageOutcome, { kind: Kind }>) => unknown;
  } = {
    answer: ({ raw, answers = [], ...told }) => {
      goOn(note(answers, true), told);
      // If the card refuses it for want of a consent, what was written stands in its form.
      if (typed === null) putInDraft(recognisedIn(raw, steps, selectFacts(store.getState())), store);
      // A consent is shown in the words that gave it.
      return give(raw, raw.accept_information && said);
    },
    take: ({ answers, ...told }) => {
      const undone = undoneBy(answers, selectFacts(store.getState()));
      messages.answered(answers.map(({ field }) => field));
      surface.onSent?.();
      dispatch(events.messageReplied({ isUnclear: false, said, missed: null }));
      const taken = takeAnswers(answers, said, store, surface);
      const isBegun = answers.some(({ step }) => steps.some(({ id }) => id === step));
      if (isBegun && taken.missing === null) goOn(note(answers, true), told);
      else {
        const consequence = undone === changes.other || undone === changes.others ? '' : undone;
        stay(joinTexts(note(answers, false), consequence, (isBegun && taken.missing) || ''), told);
      }
    },
    option: ({ reply, beside, ...option }) => {
      keepReply(reply);
      if (beside) carry(said, beside);
      surface.tap(option);
    },
    refusal: ({ message }) => {
      if (typed === null) return;
      dispatch(events.answersRefused({ messages: { [typed]: message }, said }));
      return false;
    },
    reply: ({ reply, beside, isUnclear = false, asks = false, dropped = [], keeps = false }) => {
      dispatch(events.messageReplied({ isUnclear, said, missed: missedBy(reply, isUnclear, asks) }));
      takeFromDraft(dropped, store);
      messages.answered(dropped.map(({ field }) => field));
      for (const one of [reply, beside]) if (one) putInDraft(answersOfOpen(one), store);
      if (!isUnclear) keep(steps[0], reply);
      // An offer stands below what waits, a text above it.
      const [first, second] = reply.kind === 'text' ? [reply, beside] : [beside ?? reply, beside && reply];
      if (first.kind === 'text') letGo();
      add(said, first);
      if (second) add('', second);
      return !keeps;
    },
    go: (outcome) => {
      const { route, step = null, beside } = outcome;
      if (beside) carry(said, beside);
      keepThere(outcome);
      if (beside?.kind === 'several') {
        const state = store.getState();
        const typedThere = selectTypedField(stateThere(outcome, state));
        // A value that waits for a yes is not in the composer as well.
        const besideLine = beside.answers.filter(({ field }) => field !== typedThere);
        // After a change of bank the old account is asked again.
        const emptied = emptiedBy(beside.answers, selectFacts(state));
        dispatch(events.draftKept({ raw: { ...emptied, ...draftWith(besideLine, state) } }));
      }
      const isBack = step === null && route === selectBackRoute(store.getState());
      dispatch(questionReturnedTo({ returnedTo: step, wentBackTo: isBack ? route : null }));
      surface.go(addressIn(store.getState().visit.face, route));
    },
    panel: ({ panel, beside }) => {
      add(said, beside ?? { kind: 'text', text: sideQuestionWords.panels[panel] });
      surface.onPanel(panel);
    },
    address: ({ address, text, beside, told = [] }) => {
      putInDraft(told, store);
      dispatch(events.messageReplied({ isUnclear: false, said, missed: null }));
      dispatch(address === null ? addressSearchOpened() : addressTold(address));
      return beside === null ? add(said, { kind: 'text', text }) : followOutcome(beside, said, answering);
    },
    place: ({ place, number }) => {
      keepHouseNumber(store, number);
      return give({ cep: [formatCep(place.cep)] });
    },
    quiz: ({ at, beside }) => {
      if (beside) carry(said, beside);
      dispatch(events.quizQuestionAnswered({ count: at }));
    },
    'reconsider-plan': ({ beside }) => {
      if (beside) carry(said, beside);
      dispatch(events.planReconsidered());
    },
    pages: ({ told = [] }) => {
      putInDraft(told, store);
      dispatch(events.draftKept({ raw: { ...store.getState().answers.draft, ...surface.unsent?.() } }));
      surface.go(selectAddressIn('pages', store.getState()));
    },
    leave: (outcome) => {
      const { path, told = [] } = outcome;
      keepThere(outcome);
      putInDraft(told, store);
      surface.leave(path);
    },
  };
  return doing[outcome.kind](outcome) !== false;
}

/** Keeps what is told too early, to suggest it once it is asked; no storage keeps a part of personal data. */
export function remember(early: readonly Early[], { dispatch, getState }: Answering['store']): void {
  for (const { step, says } of early) {
    const { sideQuestions } = getState();
    const isAsked = selectStepsShown(getState()).some(({ id }) => id === step);
    if (isAsked || sideQuestions.some((kept) => kept.says === says)) continue;
    const isListed = stepOf(step).fields.some((name) => fields[name].nature.listed);
    dispatch(
      events.sideQuestionReplied({
        ...{ step, said: '', text: '', says, isAfter: false },
        isStorable: isListed && isStorable(says),
      }),
    );
  }
}

/** Ends the refusal of a field once its text is right. */
export function dropCorrectedRefusal(
  { dispatch, getState }: Answering['store'],
  name: FieldName,
  text: string,
): void {
  const state = getState();
  if (state.answers.refused[name] === undefined) return;
  if (fields[name].read({ [name]: [text] }, selectFacts(state)).kind === 'read')
    dispatch(events.draftKept({ raw: state.answers.draft ?? {}, corrected: [name] }));
}
