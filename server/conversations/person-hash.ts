import type { Protection } from '../protection/protection.ts';
import type { ConversationContact } from './message-body.ts';

/** A person as a channel knows them: a number whole, with '+' and its country's code, or an id. */
export const personHash = (protection: Protection, person: string): string =>
  protection.fingerprint(person, 'conversation');

/** As an earlier version wrote a number: of Brazil without the country's code, of other countries with it. */
const formerly = (person: string): string => person.replace(/^\+(?:55(?=\d{10,11}$))?/, '');

/** All under which a person may stand, the present one first. */
export const personHashes = (protection: Protection, person: string): string[] =>
  [person, formerly(person)].map((one) => personHash(protection, one));

/** Brazilian numbers that are numbers of another country if read with its code, by the numbering plans of 2026. */
const readsForeign = /^(?:\d{10}|(?:22|3[3458]|4[689]|51|6[268]|7[349]|8[146]|9[245])9\d{8}|[34]191\d{7})$/;

export const personOf = ({ phone, to = '' }: ConversationContact): string =>
  phone === '' ? `+${to}` : `+55${phone}`;

/** Whether the row of a former key is of this person, and cannot have been written by another as well. */
export const isTheirsAlone = (person: string, contact: ConversationContact): boolean =>
  person === personOf(contact) && !readsForeign.test(formerly(person));
