import { useEffect, useRef, useState } from 'react';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import { fieldsWithWarnings, type InputWarning } from '../../funnel/warnings/input-warning.ts';
import { InputWarningNote, inputWarningFinder } from './lazy-input-warnings.ts';

interface InputWarnings {
  /** A form sent before they are loaded waits for them. */
  isReady: boolean;
  /** Null for fields that never have warnings. */
  about: (name: FieldName) => readonly InputWarning[] | null;
  look: (raw: RawValues) => void;
  /** Whether the form must wait, because a new warning is shown. The same text again is sent. */
  hold: (raw: RawValues) => boolean;
  forget: () => void;
}

const longestWait = 2000;

/** Warns about likely typing errors when a field loses the focus. */
export function useInputWarnings(names: readonly FieldName[]): InputWarnings {
  const [warnings, setWarnings] = useState<readonly InputWarning[]>([]);
  const seen = useRef(new Set<string>());
  const mayWarn = names.some((name) => fieldsWithWarnings.includes(name));
  const [areLoaded, setLoaded] = useState(inputWarningFinder.now() !== null);
  useEffect(() => {
    if (!mayWarn) return;
    // If loading fails or takes too long, the form works without warnings.
    const end = () => setLoaded(true);
    Promise.all([inputWarningFinder.load(), InputWarningNote.preload()]).then(end, end);
    const late = setTimeout(end, longestWait);
    return () => clearTimeout(late);
  }, [mayWarn]);

  const look = (raw: RawValues): readonly InputWarning[] => {
    const found = mayWarn ? (inputWarningFinder.now()?.(raw) ?? []) : [];
    if (found.length > 0 || warnings.length > 0) setWarnings(found);
    return found;
  };
  const hold = (raw: RawValues): boolean => {
    const unseen = look(raw).filter(({ about }) => !seen.current.has(about));
    for (const { about } of unseen) seen.current.add(about);
    return unseen.length > 0;
  };
  return {
    isReady: !mayWarn || areLoaded,
    about: (name) =>
      fieldsWithWarnings.includes(name) ? warnings.filter(({ field }) => field === name) : null,
    look: (raw) => {
      for (const { about } of look(raw)) seen.current.add(about);
    },
    hold,
    forget: () => setWarnings([]),
  };
}
