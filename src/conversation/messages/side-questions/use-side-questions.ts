import { useState } from 'react';
import type { KeptPart } from '../../understanding/reading.ts';
import { lazyUnderstanding } from '../lazy-understanding.ts';
import { isOpen, lastKept, openOf, type Reply, type SideQuestion } from './side-question.ts';

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
}

let count = 0;
function next(said: string, reply: Reply): SideQuestion {
  const id = count++;
  return { id, firstId: id, said, reply };
}

const questionsAt = (place: string, kept: Kept): readonly SideQuestion[] =>
  kept.place === place ? kept.questions : [];

/** The messages at the open question. They are dropped when another question opens. */
export function useSideQuestions(place: string): SideQuestions {
  const [kept, setKept] = useState<Kept>({ place, from: place, questions: [] });
  if (kept.place === null && kept.from !== place) setKept({ ...kept, place });
  if (kept.place !== null && kept.place !== place && kept.questions.length > 0)
    setKept({ place, from: place, questions: [] });
  const questions = questionsAt(place, kept);
  const open = openOf(questions);
  const first = questions.find(isOpen)?.firstId ?? Number.POSITIVE_INFINITY;
  /** Changes the messages, whatever was added since this render. */
  const change = (changed: (questions: readonly SideQuestion[]) => readonly SideQuestion[]) =>
    setKept((before) => ({ place, from: place, questions: changed(questionsAt(place, before)) }));
  return {
    questions,
    settled: questions.filter(({ id }) => id < first),
    waiting: questions.filter(({ id }) => id >= first),
    replied: questions.filter(({ reply }) => reply.kind === 'text' && reply.text !== ''),
    open,
    kept: lastKept(questions),
    add: (said, reply) => {
      const news = next(said, reply);
      change((all) => lazyUnderstanding.now()?.mergeProposals(all, news) ?? [...all, news]);
    },
    carry: (said, reply) => setKept({ place: null, from: place, questions: [next(said, reply)] }),
    settle: (reply) => change((all) => lazyUnderstanding.now()?.settleOpen(all, reply, next) ?? all),
  };
}
