import { useState } from 'react';
import type { KeptPart } from '../../understanding/reading.ts';
import { lazyUnderstanding } from '../lazy-understanding.ts';
import { isBeside, isOpen, keptIn, type Reply, type SideQuestion } from './side-question.ts';

export interface SideQuestions {
  /** All messages, oldest first. */
  questions: readonly SideQuestion[];
  /** Messages with their replies, shown above the question. */
  settled: readonly SideQuestion[];
  /** Messages with their replies, sent while a proposal waits. */
  beside: readonly SideQuestion[];
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

function questionsAt(place: string, kept: Kept) {
  const questions = kept.place === place ? kept.questions : [];
  const last = questions.at(-1);
  const open = last !== undefined && isOpen(last) ? last : null;
  return { questions, open, closed: questions.filter((question) => !isOpen(question)) };
}

/** The messages at the open question. They are dropped when another question opens. */
export function useSideQuestions(place: string): SideQuestions {
  const [kept, setKept] = useState<Kept>({ place, from: place, questions: [] });
  if (kept.place === null && kept.from !== place) setKept({ ...kept, place });
  if (kept.place !== null && kept.place !== place && kept.questions.length > 0)
    setKept({ place, from: place, questions: [] });
  const { questions, open, closed } = questionsAt(place, kept);
  /** Replaces the open message, whatever was added since this render. */
  const change = (replaced: (open: SideQuestion | null) => readonly SideQuestion[]) =>
    setKept((before) => {
      const { open, closed } = questionsAt(place, before);
      return { place, from: place, questions: [...closed, ...replaced(open)] };
    });
  return {
    questions,
    settled: closed.filter((question) => !isBeside(open, question)),
    beside: closed.filter((question) => isBeside(open, question)),
    open,
    kept: questions.map(({ reply }) => keptIn(reply)).findLast(Boolean),
    add: (said, reply) => {
      const news = next(said, reply);
      change((open) => lazyUnderstanding.now()?.mergeProposals(open, news) ?? [news]);
    },
    carry: (said, reply) => setKept({ place: null, from: place, questions: [next(said, reply)] }),
    settle: (reply) => change((open) => (open === null ? [] : [{ ...open, reply }])),
  };
}
