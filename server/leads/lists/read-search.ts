import { parseCnpj } from '../../../src/brazil/cnpj.ts';
import { parseCpf } from '../../../src/brazil/cpf.ts';
import { parseEmail } from '../../../src/brazil/email.ts';
import { phonesOf } from '../../../src/brazil/phone.ts';
import { orderNumbersOf } from '../../protection/order-number.ts';
import { wordsOf } from '../lead-words.ts';
import { streetMeant } from '../street-key.ts';

/** A meaning of the operator's search text. */
export type Wanted =
  | { readonly by: 'number'; readonly first: string; readonly last: string }
  /** The last characters of a number, at least `endOfNumber` of them. */
  | { readonly by: 'numberEnd'; readonly end: string }
  | { readonly by: 'protocol'; readonly protocol: string }
  | { readonly by: 'phone'; readonly phones: readonly string[] }
  | { readonly by: 'document'; readonly document: string }
  | { readonly by: 'email'; readonly email: string }
  | { readonly by: 'name'; readonly words: readonly string[] }
  | { readonly by: 'street'; readonly street: string; readonly number: string | null };

/** What rows are looked for by: as it was typed, or as it is known. */
export interface Looked {
  readonly search?: string | undefined;
  readonly meant?: readonly Wanted[];
}

export const meaningsOf = ({ search, meant }: Looked): readonly Wanted[] | undefined =>
  meant ?? (search === undefined ? undefined : readSearch(search));

/** All that the text may mean, as with '11144477735', a CPF and a phone; empty if it has no searchable form. */
export function readSearch(typed: string): readonly Wanted[] {
  const text = typed.trim();
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '');
  const numbers = orderNumbersOf(code);
  const phones = phonesOf(text);
  const document = parseCpf(text) ?? parseCnpj(text);
  const email = parseEmail(text);
  const street = streetMeant(text);
  const meanings: readonly (Wanted | null)[] = [
    numbers && { by: 'number', ...numbers },
    numbers && !code.startsWith('UF') ? { by: 'numberEnd', end: code } : null,
    /^[A-Z]{3}\d{3}$/.test(code) ? { by: 'protocol', protocol: code } : null,
    phones.length > 0 ? { by: 'phone', phones } : null,
    document ? { by: 'document', document } : null,
    email ? { by: 'email', email: email.toLowerCase() } : null,
    street && email === null ? { by: 'street', ...street } : null,
  ];
  const meant = meanings.filter((one) => one !== null);
  const words = /\d/.test(text) || email !== null ? [] : wordsOf(text);
  return words.length > 0 ? [...meant, { by: 'name', words }] : meant;
}
