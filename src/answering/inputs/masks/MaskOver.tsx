import 'imask/esm/controls/input';
import 'imask/esm/masked/pattern';
import { type RefObject, useEffect } from 'react';
import useIMask from 'react-imask/esm/hook';
import type { Mask } from '../../../brazil/mask-patterns.ts';
import { masks } from './masks.ts';

interface MaskOverProps {
  mask: Mask;
  input: RefObject<HTMLInputElement | null>;
  /** A restored answer changes the input without the mask noticing. */
  given: string | undefined;
}

/** Masks an input that stays uncontrolled: the form sends its value. */
export function MaskOver({ mask, input, given }: MaskOverProps) {
  const { maskRef } = useIMask<HTMLInputElement>(masks[mask], { ref: input });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is the reason to look again
  useEffect(() => maskRef.current?.updateValue(), [given, maskRef]);
  // The mask would move the caret while the browser selects the text, and autofill would then append to the old
  // answer.
  useEffect(() => {
    const box = input.current;
    const keepCaret = (event: FocusEvent) => event.stopImmediatePropagation();
    box?.addEventListener('focus', keepCaret, true);
    return () => box?.removeEventListener('focus', keepCaret, true);
  }, [input]);
  return null;
}
