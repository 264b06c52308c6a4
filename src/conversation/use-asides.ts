import { useState } from 'react';
import { type Aside, isOpen, type Reply } from './aside.ts';
import { hearing } from './hearing.ts';

interface Asides {
  /** Said and replied to, before the question comes back. */
  settled: readonly Aside[];
  /** Waits for a yes or a no. */
  open: Aside | null;
  add: (said: string, reply: Reply) => void;
  /** The reply to an answer that settles the question: told before the next one. */
  carry: (said: string, reply: Reply) => void;
  settle: (reply: Reply) => void;
}

interface Kept {
  /** `null`: the question that comes after `from`. */
  place: string | null;
  from: string;
  asides: readonly Aside[];
}

let count = 0;
const next = (said: string, reply: Reply): Aside => ({ id: count++, said, reply });

/** What was said about the question that is open. Another question begins without, and what was left is forgotten. */
export function useAsides(place: string): Asides {
  const [kept, setKept] = useState<Kept>({ place, from: place, asides: [] });
  if (kept.place === null && kept.from !== place) setKept({ ...kept, place });
  if (kept.place !== null && kept.place !== place && kept.asides.length > 0)
    setKept({ place, from: place, asides: [] });
  const asides = kept.place === place ? kept.asides : [];
  const last = asides.at(-1);
  const open = last !== undefined && isOpen(last) ? last : null;
  const closed = asides.filter((aside) => !isOpen(aside));
  return {
    settled: closed,
    open,
    add: (said, reply) => {
      const news = next(said, reply);
      const after = hearing.now()?.joined(open, news) ?? [news];
      setKept({ place, from: place, asides: [...closed, ...after] });
    },
    carry: (said, reply) => setKept({ place: null, from: place, asides: [next(said, reply)] }),
    settle: (reply) =>
      setKept({ place, from: place, asides: open === null ? closed : [...closed, { ...open, reply }] }),
  };
}
