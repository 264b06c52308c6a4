import { useState } from 'react';
import type { KeptPart, RecognisedAnswer } from '../../../dialogue/answers/recognised-answer.ts';
import {
  answersOfOpen,
  isOpen,
  lastKept,
  openOf,
  type Reply,
  type SideQuestion,
} from '../../../dialogue/outcome/side-question.ts';
import { lazyUnderstanding } from '../lazy-understanding.ts';

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

interface Kept {
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

/** A consent is asked for anew. */
function leftAt(place: string, questions: readonly SideQuestion[]): Left | null {
  const open = openOf(questions);
  const answers = open?.reply.kind === 'several' ? answersOfOpen(open.reply) : [];
  const isConsent = answers.some(({ field }) => field === 'accept_information');
  return answers.length === 0 || isConsent ? null : { place, answers };
}

let count = 0;
function next(said: string, reply: Reply): SideQuestion {
  const id = count++;
  return { id, firstId: id, said, reply };
}

const questionsAt = (place: string, kept: Kept): readonly SideQuestion[] =>
  kept.place === place ? kept.questions : [];

/** The messages at the open question. They are dropped when another question opens, and what waited for a yes is named. */
export function useSideQuestions(place: string): SideQuestions {
  const [kept, setKept] = useState<Kept>({ place, from: place, questions: [], left: null });
  if (kept.place === null && kept.from !== place) setKept({ ...kept, place });
  if (kept.place !== null && kept.place !== place && kept.questions.length > 0)
    setKept({ place, from: place, questions: [], left: leftAt(kept.place, kept.questions) ?? kept.left });
  const questions = questionsAt(place, kept);
  const open = openOf(questions);
  const first = questions.find(isOpen)?.firstId ?? Number.POSITIVE_INFINITY;
  /** Changes the messages, whatever was added since this render. */
  const change = (changed: (questions: readonly SideQuestion[]) => readonly SideQuestion[]) =>
    setKept((before) => ({
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
    open,
    kept: lastKept(questions),
    left: kept.left,
    add: (said, reply) => {
      const news = next(said, reply);
      change((all) => lazyUnderstanding.now()?.mergeProposals(all, news) ?? [...all, news]);
    },
    carry: (said, reply) =>
      setKept((before) => ({
        place: null,
        from: place,
        questions: [next(said, reply)],
        left: leftAt(place, questionsAt(place, before)) ?? before.left,
      })),
    settle: (reply) => change((all) => lazyUnderstanding.now()?.settleOpen(all, reply, next) ?? all),
  };
}
