import 'imask/esm/controls/input';
import 'imask/esm/masked/pattern';
import { type RefObject, useEffect } from 'react';
import useIMask from 'react-imask/esm/hook';
import type { Mask } from '../../../brazil/mask-patterns.ts';
import { masks } from './masks.ts';

interface MaskOverProps {
  mask: Mask;
  input: RefObject<HTMLInputElement | null>;
  /** An answer brought back from an earlier visit reaches the input behind the mask's back. */
  given: string | undefined;
}

/** Draws separators into an input that stays uncontrolled: its value is what the form sends. */
export function MaskOver({ mask, input, given }: MaskOverProps) {
  const { maskRef } = useIMask<HTMLInputElement>(masks[mask], { ref: input });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is the reason to look again
  useEffect(() => maskRef.current?.updateValue(), [given, maskRef]);
  // It would move the caret while the browser is still selecting: what is filled in over an answer would join it.
  useEffect(() => {
    const box = input.current;
    const keepCaret = (event: FocusEvent) => event.stopImmediatePropagation();
    box?.addEventListener('focus', keepCaret, true);
    return () => box?.removeEventListener('focus', keepCaret, true);
  }, [input]);
  return null;
}
