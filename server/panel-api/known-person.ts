import { readableName } from '../../src/brazil/with-capitals.ts';
import { orderActorWords } from '../../src/content/operator/list-words.ts';
import { lookUp } from '../../src/contract/look-up.ts';
import { mayDo } from '../../src/contract/panel/access/rights.ts';
import type { ListedConversation } from '../../src/contract/panel/conversations.ts';
import type { FoundKind } from '../../src/contract/panel/find.ts';
import { type PersonFound, type SharedProof, sharedProofs } from '../../src/contract/panel/people.ts';
import type { Connection } from '../database/database.ts';
import { maskedFieldsOf } from '../leads/answers/personal-fields.ts';
import type { Lead } from '../leads/lead.ts';
import type { Wanted } from '../leads/lists/read-search.ts';
import { shownLead } from './calls/lead-calls.ts';
import { listedOf } from './conversation-detail.ts';
import { foundRecords } from './found-records.ts';
import type { PanelContext } from './panel-call.ts';
import { alsoOf, entry, happenedTo, latestFirst } from './timeline.ts';

/** Of each kind and proof; who has more is a company, or a number that many gave. */
const most = 20;
const mostEntries = 300;

/** Whom a record is about, as far as it says so, and what finds the record alone. */
interface Person extends Partial<Pick<Lead, 'name' | 'cpf' | 'cnpj' | 'email'>> {
  readonly phone?: string | null;
  readonly itself: readonly Wanted[];
  readonly talk?: ListedConversation;
}

type Reading = (context: PanelContext, db: Connection, id: string) => Promise<Person | undefined>;

const ofLead: Reading = async (context, db, id) => {
  const { orders, leads } = context.repositories;
  const isOrdered = (await orders.ofLead(db, id)) !== undefined;
  const lead = await (isOrdered ? leads.find(db, id) : shownLead(context, db, id));
  return lead && { ...lead, itself: [{ by: 'protocol', protocol: lead.protocol }] };
};

const personOf: Readonly<Record<FoundKind, Reading>> = {
  leads: ofLead,
  orders: async (context, db, number) => {
    const known = await context.repositories.orders.withContact(db, number);
    const person = known && (await ofLead(context, db, known.order.leadId));
    return person && { ...person, itself: [{ by: 'number', first: number, last: number }] };
  },
  renewals: async ({ repositories }, db, number) => {
    const placed = await repositories.renewals.placed(db, number);
    return placed && { ...placed.renewal.record, itself: [{ by: 'number', first: number, last: number }] };
  },
  conversations: async (context, db, id) => {
    const { conversationList, conversationWork } = context.repositories;
    const found = await conversationList.find(db, id, context.clock());
    if (found === undefined) return undefined;
    const person = found.leadId === null ? undefined : await ofLead(context, db, found.leadId);
    const phone = (await conversationWork.phoneOf(db, id)).replace(/^\+55/, '') || null;
    return {
      name: found.name,
      ...person,
      phone: person?.phone ?? phone,
      itself: [],
      talk: (await listedOf(context, db, [found]))(found),
    };
  },
};

const meant: Readonly<Record<SharedProof, (person: Person) => Wanted | null>> = {
  document: ({ cpf, cnpj }) => {
    const document = cpf ?? cnpj;
    return document ? { by: 'document', document } : null;
  },
  phone: ({ phone }) => (phone ? { by: 'phone', phones: [phone] } : null),
  email: ({ email }) => (email ? { by: 'email', email: email.toLowerCase() } : null),
};

type Found = Awaited<ReturnType<typeof foundRecords>>;

const keyOf = (row: { readonly number: string } | { readonly id: string }): string =>
  'number' in row ? row.number : row.id;

const keysOf = ({ orders, leads, renewals, conversations }: Found): string[] =>
  [...orders, ...leads, ...renewals, ...conversations].map(keyOf);

/**
 * What has the document, phone or e-mail of a record. Nothing is found by what was found: a phone that two people gave
 * would join them.
 */
export async function knownPerson(
  context: PanelContext,
  db: Connection,
  kind: FoundKind,
  id: string,
): Promise<PersonFound | undefined> {
  const person = await personOf[kind](context, db, id);
  if (person === undefined) return undefined;
  const founds: Found[] = [];
  const shared: Record<string, SharedProof[]> = {};
  for (const proof of sharedProofs) {
    const wanted = meant[proof](person);
    const found = wanted && (await foundRecords(context, db, { meant: [wanted] }, most + 1));
    if (found === null) continue;
    founds.push(found);
    for (const key of keysOf(found)) shared[key] = [...(lookUp(shared, key) ?? []), proof];
  }
  const isCut = founds.some((found) => Object.values(found).some(({ length }) => length > most));
  delete shared[id];
  const itself = await foundRecords(context, db, { meant: person.itself }, most);
  const all = <Row extends Parameters<typeof keyOf>[0]>(rowsOf: (found: Found) => Row[]): Row[] => {
    const own = rowsOf(itself).filter((row) => keyOf(row) === id);
    return [...new Map([...own, ...founds.flatMap(rowsOf)].map((row) => [keyOf(row), row])).values()];
  };
  const records: Found = {
    orders: all(({ orders }) => orders),
    leads: all(({ leads }) => leads),
    renewals: all(({ renewals }) => renewals),
    conversations: all((found) => [
      ...(found === itself && person.talk ? [person.talk] : []),
      ...found.conversations,
    ]),
  };
  const entries = await timelineOf(context, db, records, person);
  const { name, cpf, cnpj, phone, email } = person;
  return {
    name: readableName(name ?? ''),
    personal: maskedFieldsOf({ cpf, cnpj, phone, email }),
    ...records,
    shared,
    isCut: isCut || entries.length > mostEntries,
    timeline: entries.slice(0, mostEntries),
  };
}

async function timelineOf(
  { repositories, operator }: PanelContext,
  db: Connection,
  { orders, leads, renewals, conversations }: Found,
  { phone, email }: Person,
) {
  const numbers = orders.map(keyOf);
  const ordered = await db
    .selectFrom('orders')
    .select(['number', 'lead_id'])
    .where('number', 'in', [...numbers, ''])
    .execute();
  const renewed = await db
    .selectFrom('renewal_orders')
    .select(['number', 'renewal_id'])
    .where('number', 'in', [...renewals.map(keyOf), ''])
    .execute();
  const leadIds = [...leads.map(keyOf), ...ordered.map(({ lead_id }) => lead_id)];
  const asks = mayDo(operator.role, 'queues.work');
  const entries = [
    ...(await happenedTo(repositories, db, { leads: leadIds, orders: numbers, renewals })),
    ...(await alsoOf(db, {
      leads: leadIds,
      subjects: [...leadIds, ...renewed.map(({ renewal_id }) => renewal_id)],
      phones: asks && phone ? [phone] : [],
      emails: asks && email ? [email.toLowerCase()] : [],
    })),
    ...conversations.flatMap(({ id, lastAt, channel }) =>
      lastAt === null ? [] : [entry('conversation', id, lastAt, orderActorWords.customer, channel)],
    ),
  ];
  const recordOf = new Map([
    ...ordered.map(({ number, lead_id }) => [lead_id, number] as const),
    ...renewed.map(({ number, renewal_id }) => [renewal_id, number] as const),
  ]);
  return latestFirst(entries.map((one) => ({ ...one, of: recordOf.get(one.of) ?? one.of })));
}
