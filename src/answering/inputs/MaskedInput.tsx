import 'imask/esm/controls/input';
import 'imask/esm/masked/pattern';
import { useEffect } from 'react';
import useIMask from 'react-imask/esm/hook';
import type { Mask } from '../../funnel/field.ts';
import { TextInput, type TextInputProps } from '../../ui/TextInput.tsx';
import { masks } from '../masks.ts';

/** Draws separators into an input that stays uncontrolled: its value is what the form sends. */
export function MaskedInput({ mask, ...rest }: Omit<TextInputProps, 'ref'> & { mask: Mask }) {
  const { ref, maskRef } = useIMask<HTMLInputElement>(masks[mask]);
  const { defaultValue } = rest;
  // An answer brought back from an earlier visit reaches the input behind the mask's back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new default is the reason to look again
  useEffect(() => maskRef.current?.updateValue(), [defaultValue, maskRef]);
  return <TextInput {...rest} ref={ref} />;
}
