import { maskPhone } from '../../../src/brazil/phone.ts';
import type { QueueName } from '../../../src/contract/panel/queue-outcomes.ts';
import type { QueueItem } from '../../../src/contract/panel/queues.ts';
import type { PlanLists } from '../../catalogue/plan-lists.ts';
import type { Connection } from '../../database/database.ts';
import { type AddressColumns, leadAddress } from '../../leads/lead-address.ts';
import { maskEmail } from '../../leads/mask-email.ts';
import { callDetails, noCoverageDetails, reviewDetails } from './queue-details.ts';
import type { QueuedWork } from './queue-pages.ts';

interface Reader {
  readonly operatorId: string;
  readonly now: Date;
  readonly planLists: PlanLists;
}

/** Queue items for an operator; contacts are masked unless the operator has claimed the item. */
export async function queueItems(
  db: Connection,
  queue: QueueName,
  works: readonly QueuedWork[],
  reader: Reader,
): Promise<QueueItem[]> {
  if (works.length === 0) return [];
  const ids = works.map(({ id }) => id);
  const names = await operatorNames(db, works);
  const about = (work: QueuedWork) => ({
    id: work.id,
    at: work.at,
    taken: work.taken && { by: nameOf(names, work.taken.by), until: work.taken.until },
    resolved: work.resolved && {
      ...work.resolved,
      by: work.resolved.by === null ? null : nameOf(names, work.resolved.by),
    },
    attempts: work.attempts && {
      ...work.attempts,
      by: work.attempts.by === null ? null : nameOf(names, work.attempts.by),
    },
  });
  const isTheirs = ({ taken }: QueuedWork) => taken?.by === reader.operatorId;
  const shown = (work: QueuedWork, contact: Contact) => contactFor(contact, isTheirs(work));

  switch (queue) {
    case 'calls':
      return joined(works, await callDetails(db, ids), (work, { phone, addon, origin }) => ({
        ...{ queue, ...about(work), ...shown(work, { name: null, phone, email: null }) },
        ...{ campaign: addon, origin },
      }));
    case 'reviews':
      return joined(works, await reviewDetails(db, ids, reader.now), (work, { name, phone, ...row }) => ({
        ...{ queue, ...about(work), ...shown(work, { name, phone, email: null }), campaign: row.addon },
        ...{ city: row.city, state: row.state, leadId: row.lead_id, protocol: row.protocol },
        ...{ message: row.message, reason: row.reason, plan: planOf(reader, row) },
        decidedFor: row.decided_for,
      }));
    case 'no-coverage':
      return joined(works, await noCoverageDetails(db, ids), (work, { name, phone, email, ...row }) => ({
        ...{ queue, ...about(work), ...shown(work, { name, phone, email }), campaign: row.addon },
        ...{ city: row.city, state: row.state, protocol: row.protocol, mayBeTold: row.accept_information },
        address: addressFor(row, isTheirs(work)),
      }));
  }
}

function joined<Row extends { id: string }>(
  works: readonly QueuedWork[],
  rows: readonly Row[],
  toItem: (work: QueuedWork, row: Row) => QueueItem,
): QueueItem[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return works.flatMap((work) => {
    const row = byId.get(work.id);
    return row === undefined ? [] : [toItem(work, row)];
  });
}

interface Contact {
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

type Household = Omit<AddressColumns, 'complement' | 'complements'>;

const masked = (value: string | null) => value && '•••';

const addressFor = (household: Household, isTheirs: boolean): string =>
  leadAddress({
    ...household,
    ...(!isTheirs && {
      number: masked(household.number),
      block_number: masked(household.block_number),
      allotment_number: masked(household.allotment_number),
    }),
    ...{ complement: null, complements: null },
  });

const contactFor = ({ name, phone, email }: Contact, isTheirs: boolean) =>
  isTheirs
    ? { name, phone, email, isMasked: false }
    : {
        name: name?.split(' ')[0] ?? null,
        phone: phone && maskPhone(phone),
        email: email && maskEmail(email),
        isMasked: true,
      };

const planOf = (
  { planLists }: Reader,
  { addon, plan_id }: { addon: string | null; plan_id: number | null },
): string | null => (plan_id === null ? null : (planLists.find(addon ?? undefined, plan_id)?.plan ?? null));

type Names = ReadonlyMap<string, string>;

const nameOf = (names: Names, id: string) => ({ id, name: names.get(id) ?? '' });

async function operatorNames(db: Connection, works: readonly QueuedWork[]): Promise<Names> {
  const ids = works.flatMap(({ taken, resolved, attempts }) =>
    [taken, resolved, attempts].flatMap((one) => one?.by ?? []),
  );
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('operators').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
