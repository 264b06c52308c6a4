import { createAction, createReducer, isAnyOf } from '@reduxjs/toolkit';
import type { askForPerson, ConversationNews } from '../contract/calls/conversation.ts';
import type { InputOf } from '../contract/endpoint.ts';
import { leadForgotten, startedOver } from './events.ts';

/** What was said before a person was asked for. */
export type SaidBefore = InputOf<typeof askForPerson>['body']['said'];

export type PersonMessage = ConversationNews['messages'][number];

/** The conversation that the team has. `after`: the place behind what was said before; `shown`: the last shown here. */
export interface TeamConversation {
  id: string;
  after: number;
  shown: number;
  /** When a person was asked for, by the device's clock. */
  since: number;
}

interface PersonState {
  /** Set while a person is being asked for. */
  asking: SaidBefore | null;
  open: TeamConversation | null;
  /** Who speaks; null until the server says so. */
  standing: ConversationNews['state'] | null;
  /** The first name of who has the conversation. */
  name: string | null;
  /** When the team answers. */
  opening?: ConversationNews['opening'];
  /** Why asking or writing failed. */
  refusal: string | null;
  /** Not shown yet. */
  news: readonly PersonMessage[];
  /** Written by the visitor, and not at the server yet. */
  unsent: readonly string[];
  /** Written here, and not back among the news yet. */
  echoes: readonly string[];
}

export const personAsked = createAction<{ said: SaidBefore }>('personAsked');
/** A person was asked for, now or before a reload. */
export const personCalled = createAction<TeamConversation>('personCalled');
export const personRefused = createAction<{ message: string }>('personRefused');
/** The team no longer has the conversation. */
export const personLost = createAction('personLost');
export const personNewsCame = createAction<ConversationNews>('personNewsCame');
export const personMessageShown = createAction<{ place: number }>('personMessageShown');
export const personTold = createAction<{ text: string }>('personTold');
/** The first of the unsent messages reached the server; a message says why it did not. */
export const personReached = createAction<{ refusal: string | null }>('personReached');

const none: PersonState = {
  asking: null,
  open: null,
  standing: null,
  name: null,
  refusal: null,
  news: [],
  unsent: [],
  echoes: [],
};

/** The news without what was written here, and without what the page has carried out before a reload. */
function newsOf(state: PersonState, { messages }: ConversationNews): Pick<PersonState, 'news' | 'echoes'> {
  const echoes = [...state.echoes];
  const news = messages.filter(({ author, text, place, deed }) => {
    const echoed = author === 'visitor' ? echoes.indexOf(text) : -1;
    if (echoed !== -1) echoes.splice(echoed, 1);
    return echoed === -1 && (deed === null || place > (state.open?.shown ?? 0));
  });
  return { echoes, news: [...state.news, ...news] };
}

export const personReducer = createReducer(none, (builder) => {
  builder
    .addCase(personAsked, (state, { payload }) => ({ ...state, asking: payload.said, refusal: null }))
    .addCase(personCalled, (state, { payload }) => ({
      ...state,
      open: state.open?.id === payload.id ? { ...state.open, since: payload.since } : payload,
      standing: state.asking === null ? null : 'waiting',
      asking: null,
    }))
    .addCase(personRefused, (state, { payload }) => ({ ...state, asking: null, refusal: payload.message }))
    .addCase(personLost, () => ({ ...none, standing: 'closed' }))
    .addCase(personNewsCame, (state, { payload }) => {
      const { state: standing, person: name, opening } = payload;
      const isOver = standing === 'closed';
      // After a reload it is no news that the shop itself answers.
      const isKnown = standing === 'bot' && state.standing === null;
      return {
        ...state,
        ...newsOf(state, payload),
        ...{ name, opening, standing: isKnown ? null : standing, open: isOver ? null : state.open },
      };
    })
    .addCase(personMessageShown, (state, { payload: { place } }) => ({
      ...state,
      open: state.open && { ...state.open, shown: Math.max(place, state.open.shown) },
      news: state.news.filter((message) => message.place !== place),
    }))
    .addCase(personTold, (state, { payload: { text } }) => ({
      ...state,
      refusal: null,
      unsent: [...state.unsent, text],
      echoes: [...state.echoes, text],
    }))
    .addCase(personReached, (state, { payload: { refusal } }) => ({
      ...state,
      refusal,
      unsent: state.unsent.slice(1),
    }))
    .addMatcher(isAnyOf(leadForgotten, startedOver), () => none);
});
