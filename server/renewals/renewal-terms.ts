import type { Connection } from '../database/database.ts';
import { wordsOf } from '../leads/lead-words.ts';
import type { Protection } from '../protection/protection.ts';
import type { Renewal } from './renewal-row.ts';

type Kind = 'cpf' | 'phone' | 'email' | 'protocol' | 'name';

/** The form in which a text of a renewal is stored to be found: its record is encrypted, so a keyed hash. */
export const renewalTerm = (protection: Protection, kind: Kind, text: string): string =>
  protection.fingerprint(`${kind} ${text}`, 'renewal term');

/** Beginnings of a word from two letters on, because hashes have no prefix search. */
const beginningsOf = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, index) => word.slice(0, index + 2));

type Findable = Pick<Renewal, 'protocol' | 'record'>;

export const renewalTerms = (
  protection: Protection,
  { protocol, record: { cpf, phone, email, name } }: Findable,
): string[] => [
  ...new Set([
    renewalTerm(protection, 'cpf', cpf),
    renewalTerm(protection, 'protocol', protocol),
    ...(phone === null ? [] : [renewalTerm(protection, 'phone', phone)]),
    ...(email === null ? [] : [renewalTerm(protection, 'email', email.toLowerCase())]),
    ...wordsOf(name)
      .flatMap(beginningsOf)
      .map((beginning) => renewalTerm(protection, 'name', beginning)),
  ]),
];

export async function indexRenewal(
  db: Connection,
  protection: Protection,
  orderNumber: string,
  renewal: Findable,
): Promise<void> {
  await db
    .insertInto('renewal_terms')
    .values(renewalTerms(protection, renewal).map((term) => ({ order_number: orderNumber, term })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.updateTable('renewal_orders').set({ searchable: 1 }).where('number', '=', orderNumber).execute();
}
