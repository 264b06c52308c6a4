import type { KeptPart, RecognisedAnswer } from '../../store/recognised-answer.ts';
import { answersOfOpen, isOpen, lastKept, openOf, type Reply, type SideQuestion } from '../../store/reply.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectJourneySteps, selectPages, selectRoute } from '../../store/selectors.ts';
import type * as proposals from './merge-proposals.ts';

export interface SideQuestions {
  /** All messages, in the order written. */
  questions: readonly SideQuestion[];
  /** Messages with their replies, shown above the question. */
  settled: readonly SideQuestion[];
  /** The messages since the first that waits for a yes or a no, in the order written. */
  waiting: readonly SideQuestion[];
  /** All that have a reply. */
  replied: readonly SideQuestion[];
  /** Waits for a yes or a no. */
  open: SideQuestion | null;
  /** Part of the answer, given by an earlier message. */
  kept: KeptPart | undefined;
  /** What waited for a yes when another question was opened. */
  left: Left | null;
  add: (said: string, reply: Reply) => void;
  /** The reply to an answer that completes the question: shown before the next one. */
  carry: (said: string, reply: Reply) => void;
  settle: (reply: Reply) => void;
}

/** The messages at a question, as a face keeps them. */
export interface KeptSideQuestions {
  /** `null`: the question that comes after `from`. */
  place: string | null;
  from: string;
  questions: readonly SideQuestion[];
  left: Left | null;
}

/** What waited for a yes where another question was opened. */
export interface Left {
  place: string;
  answers: readonly RecognisedAnswer[];
}

/** The question that messages belong to, also while its reply is awaited. The quiz asks several at the same route. */
export const selectAskedAt = (state: RootState): string =>
  `${selectRoute(state)} ${state.stepResults.quizCount}`;

/** A consent is asked for anew. */
function leftAt(place: string, questions: readonly SideQuestion[]): Left | null {
  const open = openOf(questions);
  const answers = open?.reply.kind === 'several' ? answersOfOpen(open.reply) : [];
  const isConsent = answers.some(({ field }) => field === 'accept_information');
  return answers.length === 0 || isConsent ? null : { place, answers };
}

/** Whether what waited at a question is offered at this one: it is the same, or a later one because that was answered by a tap. */
export function isOfferedAt(askedAt: string, { place }: Left, state: RootState): boolean {
  const steps = selectJourneySteps(state);
  const placeOf = (one: string): number => {
    const page = selectPages(state).find(({ route }) => one.startsWith(`${route} `));
    return page?.steps[0] === undefined ? -1 : steps.indexOf(page.steps[0]);
  };
  return place === askedAt || (placeOf(place) !== -1 && placeOf(place) < placeOf(askedAt));
}

function added(questions: readonly SideQuestion[], said: string, reply: Reply): SideQuestion {
  const id = Math.max(-1, ...questions.map((one) => one.id)) + 1;
  return { id, firstId: id, said, reply };
}

const questionsAt = (place: string, kept: KeptSideQuestions): readonly SideQuestion[] =>
  kept.place === place ? kept.questions : [];

export const noSideQuestions = (place: string): KeptSideQuestions => ({
  place,
  from: place,
  questions: [],
  left: null,
});

/** What is kept once this question is open: the messages at another one are dropped, and what waited there is named. */
export function keptAt(place: string, kept: KeptSideQuestions): KeptSideQuestions {
  if (kept.place === null) return kept.from === place ? kept : { ...kept, place };
  if (kept.place === place || kept.questions.length === 0) return kept;
  return { ...noSideQuestions(place), left: leftAt(kept.place, kept.questions) ?? kept.left };
}

/** The messages at the open question, of what is kept there, and what changes them. `merging` may still be on its way: it loads late. */
export function sideQuestionsOf(
  place: string,
  kept: KeptSideQuestions,
  change: (update: (before: KeptSideQuestions) => KeptSideQuestions) => void,
  merging: () => typeof proposals | null,
): SideQuestions {
  const questions = questionsAt(place, kept);
  const first = questions.find(isOpen)?.firstId ?? Number.POSITIVE_INFINITY;
  /** Changes the messages, whatever was added meanwhile. */
  const changeQuestions = (changed: (questions: readonly SideQuestion[]) => readonly SideQuestion[]) =>
    change((before) => ({
      place,
      from: place,
      questions: changed(questionsAt(place, before)),
      left: before.left?.place === place ? null : before.left,
    }));
  return {
    questions,
    settled: questions.filter(({ id }) => id < first),
    waiting: questions.filter(({ id }) => id >= first),
    replied: questions.filter(({ reply }) => reply.kind === 'text' && reply.text !== ''),
    open: openOf(questions),
    kept: lastKept(questions),
    left: kept.left,
    add: (said, reply) =>
      changeQuestions((all) => {
        const news = added(all, said, reply);
        return merging()?.mergeProposals(all, news) ?? [...all, news];
      }),
    carry: (said, reply) =>
      change((before) => ({
        place: null,
        from: place,
        questions: [added(before.questions, said, reply)],
        left: leftAt(place, questionsAt(place, before)) ?? before.left,
      })),
    settle: (reply) =>
      changeQuestions((all) => merging()?.settleOpen(all, reply, (...news) => added(all, ...news)) ?? all),
  };
}
