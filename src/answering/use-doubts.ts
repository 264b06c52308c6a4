import { useEffect, useRef, useState } from 'react';
import type { FieldName } from '../funnel/answer-values.ts';
import type { RawValues } from '../funnel/field.ts';
import { DoubtNote, doubtFinder } from './doubt-note.ts';
import { type Doubt, doubtfulFields } from './doubts/doubt.ts';

interface Doubts {
  /** Null where nothing is ever doubted. */
  about: (name: FieldName) => readonly Doubt[] | null;
  look: (raw: RawValues) => void;
  /** Whether the form has to wait: a doubt is shown that the visitor has not seen yet. The same again goes through. */
  hold: (raw: RawValues) => boolean;
  forget: () => void;
}

/** Likely typing errors, pointed out once a field was left. */
export function useDoubts(names: readonly FieldName[]): Doubts {
  const [doubts, setDoubts] = useState<readonly Doubt[]>([]);
  const seen = useRef(new Set<string>());
  const isDoubtful = names.some((name) => doubtfulFields.includes(name));
  useEffect(() => {
    // Without it nothing is doubted, and the form works all the same.
    if (isDoubtful) Promise.all([doubtFinder.load(), DoubtNote.preload()]).catch(() => undefined);
  }, [isDoubtful]);

  const look = (raw: RawValues): readonly Doubt[] => {
    const found = isDoubtful ? (doubtFinder.now()?.(raw) ?? []) : [];
    if (found.length > 0 || doubts.length > 0) setDoubts(found);
    return found;
  };
  const hold = (raw: RawValues): boolean => {
    const unseen = look(raw).filter(({ about }) => !seen.current.has(about));
    for (const { about } of unseen) seen.current.add(about);
    return unseen.length > 0;
  };
  return {
    about: (name) => (doubtfulFields.includes(name) ? doubts.filter(({ field }) => field === name) : null),
    look: (raw) => {
      for (const { about } of look(raw)) seen.current.add(about);
    },
    hold,
    forget: () => setDoubts([]),
  };
}
