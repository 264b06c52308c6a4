import type { Store } from '@reduxjs/toolkit';
import type { MessageContext, Understood } from '../../contract/calls/understand.ts';
import { takeLeadingDue } from '../../sagas/take-leading-due.ts';
import { call, fork, put, race, type Saga, select, take, takeEvery } from '../../sagas/typed-effects.ts';
import { waitUntil } from '../../sagas/wait-until.ts';
import { leadForgotten, startedOver } from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectIsBusy } from '../../store/selectors.ts';
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
import { decide } from '../messages/confirm.ts';
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
  yield* fork(serveSent, store, surface);
}

/** What a person wrote stands at a question, which may be on its way. */
const selectNews = (state: RootState) =>
  state.visit.phase !== 'ready' || selectIsBusy(state) || selectIsWaiting(state)
    ? null
    : (state.person.news[0] ?? null);

/** The messages of a question that is left go, and what waited for a yes there is offered again. */
function* arrive(store: Store<RootState>, surface: Surface): Saga {
  const arrived = (state: RootState) => {
    const place = selectAskedAt(state);
    const kept = keptAt(place, state.talk.beside);
    const { left } = kept;
    const offered = left !== null && isOfferedAt(place, left, state) ? left.answers : null;
    return kept === state.talk.beside && offered === null ? null : { kept, offered };
  };
  yield* takeLeadingDue(arrived, function* tidy(): Saga {
    yield* rest();
    const now = arrived(store.getState());
    if (now === null) return;
    const { kept, offered } = now;
    yield* put(messagesChanged(offered === null ? kept : { ...kept, left: null }));
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
function* answered({ id, text }: SentMessage, store: Store<RootState>, surface: Surface): Saga<boolean> {
  const isFree = () => !surface.line?.()?.value;
  const isTaken = answerHere(text, answeringIn(store, surface), isFree());
  if (isTaken !== null) return isTaken;
  const asked = answeringIn(store, surface, isFree());
  const isOfPerson = ({ person }: RootState) => person.standing === 'person';
  if (isOfPerson(store.getState()) && !selectIsAskedByPerson(store.getState()))
    return tellPerson(text, asked);
  const context = contextAt(asked);
  const understood = yield* readBy(id, meantBy(text, asked), context);
  if (understood === undefined) return true;
  const now = answeringIn(store, surface, isFree());
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
