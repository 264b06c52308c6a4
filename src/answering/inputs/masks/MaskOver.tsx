import 'imask/esm/controls/input';
import 'imask/esm/masked/pattern';
import type { FactoryOpts } from 'imask';
import { type RefObject, useEffect } from 'react';
import useIMask from 'react-imask/esm/hook';
import { type Mask, maskPatterns, maskTokens } from '../../../brazil/mask-patterns.ts';
import { formatPhone, parsePhone } from '../../../brazil/phone.ts';

/** A pasted or autofilled number may have a country code or a leading zero: only the national part is shown. */
function nationalPart(text: string): string {
  const parsed = parsePhone(text, { landline: false });
  return parsed.ok ? parsed.digits : text;
}

/** While typing, a country code is recognised only once the number is complete, so it is removed on blur. */
function settlePhone(value: string, masked: { unmaskedValue: string }): void {
  const digits = nationalPart(value);
  if (digits !== value && formatPhone(digits) !== value) masked.unmaskedValue = digits;
}

/** Room for extra digits, so that a pasted number is not cut; the field's schema decides. */
const spare = '[####]';

const tokens = { definitions: maskTokens };

/** Settings of react-imask: separators, and what people type in their place. */
const masks = {
  cep: { ...tokens, mask: maskPatterns.cep + spare },
  phone: { ...tokens, mask: maskPatterns.phone + spare, prepare: nationalPart, commit: settlePhone },
  date: {
    ...tokens,
    mask: maskPatterns.date.replaceAll('##/', '#[#]/'),
    prepareChar: (char: string) => char.replace(/[.\- ]/, '/'),
  },
  cpf: { ...tokens, mask: maskPatterns.cpf + spare },
  cnpj: {
    ...tokens,
    mask: maskPatterns.cnpj + spare,
    prepareChar: (char: string) => char.toUpperCase(),
  },
  code: { ...tokens, mask: maskPatterns.code },
} satisfies Record<Mask, FactoryOpts>;

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
