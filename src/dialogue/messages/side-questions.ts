import { createSelector } from '@reduxjs/toolkit';
import { answersOfOpen, isOpen, lastKept, openOf, type SideQuestion } from '../../store/reply.ts';
import type { RootState } from '../../store/root-reducer.ts';
import {
  selectIsBusy,
  selectJourneySteps,
  selectPages,
  selectRoute,
  selectStepsShown,
} from '../../store/selectors.ts';
import { type Left, type MessagesAt, messageSent } from '../../store/talk.ts';

/** The question that messages belong to, also while its reply is awaited. The quiz asks several at the same route. */
export const selectAskedAt = (state: RootState): string =>
  `${selectRoute(state)} ${state.stepResults.quizCount}`;

/** Whether what waited at a question is offered at this one: it is the same, or a later one because that was answered by a tap. */
export function isOfferedAt(askedAt: string, { place }: Left, state: RootState): boolean {
  const steps = selectJourneySteps(state);
  const placeOf = (one: string): number => {
    const page = selectPages(state).find(({ route }) => one.startsWith(`${route} `));
    return page?.steps[0] === undefined ? -1 : steps.indexOf(page.steps[0]);
  };
  return place === askedAt || (placeOf(place) !== -1 && placeOf(place) < placeOf(askedAt));
}

/** What waited for a yes there, but for a consent, which is asked for anew. */
export function leftAt(place: string, questions: readonly SideQuestion[], left: Left | null): Left | null {
  const open = openOf(questions);
  const answers = open === null ? [] : answersOfOpen(open.reply);
  const isConsent = answers.some(({ field }) => field === 'accept_information');
  const isAgain = open?.reply.kind === 'several' && open.reply.isAgain === true;
  return answers.length === 0 || isConsent ? left : { place, answers, isAgain };
}

/** What is kept once this question is open: the messages at another one are dropped, and what waited there is named. */
export function keptAt(place: string, kept: MessagesAt): MessagesAt {
  if (kept.place === null) return kept.from === place ? kept : { ...kept, place };
  if (kept.place === place || kept.questions.length === 0) return kept;
  return { place, from: place, questions: [], left: leftAt(kept.place, kept.questions, kept.left) };
}

const none: readonly SideQuestion[] = [];

export const questionsAt = (place: string, kept: MessagesAt): readonly SideQuestion[] =>
  kept.place === place ? kept.questions : none;

/** The messages at the open question. */
export const selectSideQuestions = createSelector(
  [selectAskedAt, ({ talk }: RootState) => talk.beside],
  (place, beside) => {
    const questions = questionsAt(place, keptAt(place, beside));
    const first = questions.find(isOpen)?.firstId ?? Number.POSITIVE_INFINITY;
    return {
      /** All, in the order written. */
      questions,
      /** Those with their replies, shown above the question. */
      settled: questions.filter(({ id }) => id < first),
      /** Those since the first that waits for a yes or a no. */
      waiting: questions.filter(({ id }) => id >= first),
      /** Waits for a yes or a no. */
      open: openOf(questions),
      /** Part of the answer, given by an earlier message. */
      kept: lastKept(questions),
    };
  },
);

/** The messages that have a reply which waits for nothing. */
export const repliesIn = (questions: readonly SideQuestion[]): SideQuestion[] =>
  questions.filter(({ reply }) => reply.kind === 'text' && reply.text !== '');

export type SideQuestions = ReturnType<typeof selectSideQuestions>;

/** What is before the visitor: the question, and the proposal that waits. */
export const selectSeen = (state: RootState): string =>
  `${selectStepsShown(state).map(({ id }) => id)} ${selectSideQuestions(state).open?.id ?? ''}`;

/** What a visitor writes goes into the queue. */
export const sent = (text: string, state: RootState) =>
  messageSent({ text, at: selectSeen(state), isBehindAnswer: selectIsBusy(state) });

/** The first message that waits for its reply. What is sent while an answer is looked up waits for that. */
export const selectDue = (state: RootState) =>
  (selectIsBusy(state) ? undefined : state.talk.sent.find(({ isUnread }) => !isUnread)) ?? null;
