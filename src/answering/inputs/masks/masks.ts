import type { FactoryOpts } from 'imask';
import { type Mask, maskPatterns } from '../../../brazil/mask-patterns.ts';
import { formatPhone, parsePhone } from '../../../brazil/phone.ts';

/** A pasted or filled-in number may carry a country code or a leading zero: only the national part is drawn. */
function nationalPart(text: string): string {
  const parsed = parsePhone(text, { landline: false });
  return parsed.ok ? parsed.digits : text;
}

/** Typed digit by digit, a country code shows only once the number is whole: then the input is left. */
function settlePhone(value: string, masked: { unmaskedValue: string }): void {
  const digits = nationalPart(value);
  if (digits !== value && formatPhone(digits) !== value) masked.unmaskedValue = digits;
}

/** Room for digits too many, so that none of a pasted number is eaten: the field's own rule judges. */
const spare = '[0000]';

/** How react-imask draws the patterns: with separators, and with what people type in their place. */
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
