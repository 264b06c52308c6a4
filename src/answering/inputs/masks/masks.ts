import type { FactoryOpts } from 'imask';
import { type Mask, maskPatterns } from '../../../brazil/mask-patterns.ts';
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
const spare = '[0000]';

/** Settings of react-imask: separators, and what people type in their place. */
export const masks = {
  cep: { mask: maskPatterns.cep + spare },
  phone: { mask: maskPatterns.phone + spare, prepare: nationalPart, commit: settlePhone },
  date: {
    mask: maskPatterns.date.replaceAll('00/', '0[0]/'),
    prepareChar: (char: string) => char.replace(/[.\- ]/, '/'),
  },
  cpf: { mask: maskPatterns.cpf + spare },
  cnpj: {
    mask: maskPatterns.cnpj + spare,
    definitions: { '#': /[0-9A-Z]/ },
    prepareChar: (char: string) => char.toUpperCase(),
  },
  code: { mask: maskPatterns.code },
} satisfies Record<Mask, FactoryOpts>;
