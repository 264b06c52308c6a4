import { parseCnpj } from '../../../src/brazil/cnpj.ts';
import { parseCpf } from '../../../src/brazil/cpf.ts';
import { parseEmail } from '../../../src/brazil/email.ts';
import { isOrderNumber, orderNumbersFrom } from '../../protection/order-number.ts';
import { wordsOf } from '../lead-words.ts';

/** The interpretation of the operator's search text. */
export type Wanted =
  | { readonly by: 'number'; readonly first: string; readonly last: string }
  | { readonly by: 'protocol'; readonly protocol: string }
  | { readonly by: 'digits'; readonly phone: string; readonly cpf: string | null }
  | { readonly by: 'company'; readonly cnpj: string }
  | { readonly by: 'email'; readonly email: string }
  | { readonly by: 'name'; readonly words: readonly string[] };

/** Null if the text has no searchable form. */
export function readSearch(typed: string): Wanted | null {
  const text = typed.trim();
  const code = text.toUpperCase().replaceAll(/\s/g, '');
  const range = isOrderNumber(code) ? { first: code, last: code } : orderNumbersFrom(code);
  if (range !== null) return { by: 'number', ...range };
  if (/^[A-Z]{3}\d{3}$/.test(code)) return { by: 'protocol', protocol: code };
  const digits = text.replace(/^\+55/, '').replaceAll(/[\s().+/-]/g, '');
  if (/^\d{10,11}$/.test(digits)) return { by: 'digits', phone: digits, cpf: parseCpf(digits) };
  const cnpj = parseCnpj(text);
  if (cnpj !== null) return { by: 'company', cnpj };
  const email = parseEmail(text);
  if (email !== null) return { by: 'email', email };
  const words = wordsOf(text);
  return words.length > 0 && !/\d/.test(text) ? { by: 'name', words } : null;
}
