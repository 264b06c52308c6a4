import type { FactoryOpts } from 'imask';
import { formatPhone, parsePhone } from '../../brazil/phone.ts';
import type { Mask } from '../../funnel/fields/field.ts';

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

/**
 * How an answer looks while it is typed. A mask draws separators and takes what people type in their place; it has
 * room for digits too many, so that none of a pasted number is eaten: the field's own rule judges.
 */
export const masks = {
  cep: { mask: '00000-000[0000]' },
  phone: { mask: '(00) 00000-0000[0000]', prepare: nationalPart, commit: settlePhone },
  date: { mask: '0[0]/0[0]/0000', prepareChar: (char: string) => char.replace(/[.\- ]/, '/') },
  cpf: { mask: '000.000.000-00[0000]' },
  cnpj: {
    mask: '##.###.###/####-00[0000]',
    definitions: { '#': /[0-9A-Z]/ },
    prepareChar: (char: string) => char.toUpperCase(),
  },
  code: { mask: '000000' },
} satisfies Record<Mask, FactoryOpts>;
