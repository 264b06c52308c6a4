import type { Store } from '@reduxjs/toolkit';
import type { MessageContext, Understood } from '../../contract/calls/understand.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { takeLeadingDue } from '../../sagas/take-leading-due.ts';
import { call, fork, put, race, type Saga, select, take, takeEvery } from '../../sagas/typed-effects.ts';
import { waitUntil } from '../../sagas/wait-until.ts';
import { leadForgotten, sideQuestionRecalled, startedOver } from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectIsBusy, selectStepsShown } from '../../store/selectors.ts';
import {
  answerChosen,
  messageSent,
  messagesChanged,
  proposalDecided,
  type SentMessage,
} from '../../store/talk.ts';
import { readingAsked } from '../../store/understanding.ts';
import { isClosedWord } from '../closed-words.ts';
import { answeringIn, type Surface, settleMessage } from '../messages/answering.ts';
import { isRefused } from '../messages/composer-text.ts';
import { decide, takeFromDraft } from '../messages/confirm.ts';
import { offerAgain } from '../messages/offer-draft.ts';
import {
  answerHere,
  choose,
  contextAt,
  meantBy,
  respondToActs,
  respondUnread,
  tellsAnswer,
} from '../messages/respond-to-message.ts';
import { isOfferedAt, keptAt, selectAskedAt, selectDue, selectSeen } from '../messages/side-questions.ts';
import { selectIsAskedByPerson, selectIsWaiting } from '../selectors.ts';
import { showPersonMessage, tellPerson } from './person-message.ts';

/** Every saga has drawn its conclusions. */
const rest = () => call(async () => undefined);

/** Serves what is sent, chosen and decided in a conversation, whatever face draws it. */
export function* serveTalk(store: Store<RootState>, surface: Surface): Saga {
  // takeEvery: both are carried out at once.
  yield* takeEvery(answerChosen, ({ payload }) => choose(payload, answeringIn(store, surface, false)));
  yield* takeEvery(proposalDecided, ({ payload }) => decide(payload, answeringIn(store, surface)));
  yield* fork(arrive, store, surface);
  yield* takeLeadingDue(selectNews, function* show(): Saga {
    yield* rest();
    const news = yield* select(selectNews);
    if (news !== null) showPersonMessage(news, answeringIn(store, surface, false));
  });
  yield* takeLeadingDue(selectRecalled, function* recall({ step, says }): Saga {
    yield* put(sideQuestionRecalled({ step, says }));
    const at = selectSeen(store.getState());
    yield* put(messageSent({ text: says, at, isBehindAnswer: false, isRecalled: true }));
  });
  yield* fork(serveSent, store, surface);
}

/** What was said before its question came answers it now. */
function selectRecalled(state: RootState): { step: StepId; says: string } | null {
  if (state.visit.phase !== 'ready' || selectIsBusy(state) || selectIsWaiting(state)) return null;
  const shown = selectStepsShown(state);
  const [recalled] = state.sideQuestions.flatMap(({ step, says, isAfter }) =>
    says && !isAfter && shown.some(({ id }) => id === step) ? [{ step, says }] : [],
  );
  return recalled ?? null;
}

/** What a person wrote stands at a question, which may be on its way. */
const selectNews = (state: RootState) =>
  state.visit.phase !== 'ready' || selectIsBusy(state) || selectIsWaiting(state)
    ? null
    : (state.person.news[0] ?? null);

/** The messages of a question that is left go, and what waited for a yes there is offered again. */
function* arrive(store: Store<RootState>, surface: Surface): Saga {
  const arrived = (state: RootState) => {
    // On the way from one question to the next others are passed.
    if (selectIsBusy(state) || selectIsWaiting(state)) return null;
    const place = selectAskedAt(state);
    const kept = keptAt(place, state.talk.beside);
    const { left } = kept;
    const isDue = left !== null && isOfferedAt(place, left, state);
    const offered = isDue && !left.isAgain ? left.answers : null;
    const gone = isDue && left.isAgain ? left.answers : null;
    return kept === state.talk.beside && !isDue ? null : { kept, offered, gone };
  };
  yield* takeLeadingDue(arrived, function* tidy(): Saga {
    yield* rest();
    const now = arrived(store.getState());
    if (now === null) return;
    const { kept, offered, gone } = now;
    yield* put(messagesChanged(offered === null && gone === null ? kept : { ...kept, left: null }));
    if (gone !== null) takeFromDraft(gone, store);
    if (offered !== null) offerAgain(offered, { store, surface });
  });
}

/** Answers what was sent, one message after the other. */
function* serveSent(store: Store<RootState>, surface: Surface): Saga {
  // What is sent while nothing else happens is answered before anything is drawn.
  let isCalm = false;
  while (true) {
    const due = yield* select(selectDue);
    if (due === null) isCalm = messageSent.match(yield* take('*'));
    else if (isCalm) {
      yield* serve(due, store, surface);
      isCalm = false;
    } else {
      yield* rest();
      isCalm = true;
    }
  }
}

function* serve(message: SentMessage, store: Store<RootState>, surface: Surface): Saga {
  const { text, at, isBehindAnswer } = message;
  const state = store.getState();
  // What was sent behind an answer that came back refused is meant for another question.
  // Nor is a mere yes to what was not read yet.
  const isOfOther =
    (isBehindAnswer && isRefused(answeringIn(store, surface))) ||
    (at !== selectSeen(state) && isClosedWord(text));
  const isTaken = isOfOther ? null : yield* answered(message, store, surface);
  settleMessage(message, isTaken, { store, ...surface });
}

/** Returns whether the line may lose the text. All but answers is told to the person who has the conversation. */
function* answered(
  { id, text, isRecalled }: SentMessage,
  store: Store<RootState>,
  surface: Surface,
): Saga<boolean> {
  const isFree = () => !isRecalled && !surface.line?.()?.value;
  const answering = () => ({ ...answeringIn(store, surface, isFree()), ...(isRecalled && { isRecalled }) });
  const isTaken = answerHere(text, answering(), isFree());
  if (isTaken !== null) return isTaken;
  const asked = answering();
  const isOfPerson = ({ person }: RootState) => person.standing === 'person';
  if (isOfPerson(store.getState()) && !selectIsAskedByPerson(store.getState()))
    return tellPerson(text, asked);
  const context = contextAt(asked);
  const understood = yield* readBy(id, meantBy(text, asked), context);
  if (understood === undefined) return true;
  const now = answering();
  if (isOfPerson(store.getState()) && !tellsAnswer(understood, now)) return tellPerson(text, now);
  return understood === null ? respondUnread(text, now) : respondToActs(text, understood, context, now);
}

/** What the shop makes of it; null if nobody could read it, undefined if the visit is another one by then. */
function* readBy(id: number, message: string, context: MessageContext): Saga<Understood | null | undefined> {
  yield* put(readingAsked({ id, message, context }));
  const { over } = yield* race({
    read: waitUntil((state) => state.understanding.read?.id === id && !selectIsBusy(state)),
    over: take([leadForgotten, startedOver]),
  });
  if (over !== undefined) return undefined;
  yield* rest();
  return (yield* select(({ understanding }: RootState) => understanding.read))?.understood ?? null;
}
