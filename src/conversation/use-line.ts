import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { givenValues } from '../answering/given-values.ts';
import type { FieldName } from '../funnel/answer-values.ts';
import type { RootState } from '../store/root-reducer.ts';

interface LineProps {
  input: RefObject<HTMLInputElement | null>;
  field: FieldName | null;
  place: string;
  isWaiting: boolean;
  isReady: boolean;
  hasFailed: boolean;
}

interface Line {
  touch: () => void;
  /**
   * Nothing was typed since another question came: a second Enter, or tap, belongs to the answer before. It counts once;
   * whoever sends nothing again is told what is missing.
   */
  isSentTwice: () => boolean;
}

/**
 * What stands in the line when the question changes. Another question begins with its own earlier answer. What stays:
 * what was refused, to be mended, and what was typed before the conversation was awake or while nothing was asked.
 */
export function useLine({ input, field, place, isWaiting, isReady, hasFailed }: LineProps): Line {
  const { values, onFile, draft } = useSelector((state: RootState) => state.answers);
  const shown = useRef<{ place: string; isWaiting: boolean } | null>(null);
  const untouched = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another question, or a refusal, is a reason
  useLayoutEffect(() => {
    const box = input.current;
    if (box === null || !isReady) return;
    const before = shown.current;
    shown.current = { place, isWaiting };
    if (before !== null && before.place !== place) untouched.current = true;
    const hasWaited = before?.isWaiting === true;
    const stays = hasFailed ? !hasWaited : hasWaited || before === null || before.place === place;
    if (box.value !== '' && stays) return;
    box.value = field === null ? '' : ({ ...givenValues(field, values), ...draft }[field]?.[0] ?? '');
  }, [place, isReady, hasFailed]);

  return {
    touch: () => {
      untouched.current = false;
    },
    isSentTwice: () => {
      const wasUntouched = untouched.current && input.current?.value === '';
      untouched.current = false;
      // What the server holds is left as it is by sending nothing.
      return wasUntouched && field !== null && onFile[field] === undefined;
    },
  };
}
