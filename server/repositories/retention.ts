import { type ExpressionBuilder, sql } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How long each thing is kept. The table is the retention notice of the server (server/README.md). */
const kept = {
  sensitiveOfAbandoned: 72 * hour,
  contactOfAbandoned: 30 * day,
  noCoverageContact: 30 * day,
  noCoverageContactWithConsent: 365 * day,
  supportRequests: 30 * day,
  idempotencyKeys: day,
  capabilities: day,
} as const;

/** What ends by itself. Orders stay: the contract needs them. */
export interface Retention {
  sweep(db: Connection, now: Date): Promise<void>;
}

export function retentionRepository(): Retention {
  return {
    sweep: async (db, now) => {
      const before = (age: number) => new Date(now.getTime() - age).toISOString();
      await db
        .updateTable('leads')
        .set(sensitiveColumns)
        .where(anyOf(sensitiveColumns))
        .where('status', '=', 'open')
        .where('updated_at', '<=', before(kept.sensitiveOfAbandoned))
        .execute();
      await db
        .updateTable('leads')
        .set(contactColumns)
        .where(anyOf(contactColumns))
        .where('status', '=', 'open')
        .where('updated_at', '<=', before(kept.contactOfAbandoned))
        .execute();
      await sweepContacts(db, before);
      await db
        .deleteFrom('idempotency_keys')
        .where('created_at', '<=', before(kept.idempotencyKeys))
        .execute();
      await db.deleteFrom('lead_access').where('created_at', '<=', before(kept.capabilities)).execute();
    },
  };
}

async function sweepContacts(db: Connection, before: (age: number) => string): Promise<void> {
  await db
    .deleteFrom('no_coverage_leads')
    .where((where) =>
      where.or([
        where('updated_at', '<=', before(kept.noCoverageContactWithConsent)),
        where.and([
          where('accept_information', '=', 0),
          where('updated_at', '<=', before(kept.noCoverageContact)),
        ]),
      ]),
    )
    .execute();
  await db.deleteFrom('support_requests').where('created_at', '<=', before(kept.supportRequests)).execute();
  await db.deleteFrom('call_limits').where('asked_at', '<=', before(hour)).execute();
  await db.deleteFrom('reviews').where('created_at', '<=', before(kept.contactOfAbandoned)).execute();
}

/** Only leads that still say something: the others would be written anew every hour for as long as the shop stands. */
const anyOf = (columns: Readonly<Record<string, null>>) => (where: ExpressionBuilder<Tables, 'leads'>) =>
  where.or(Object.keys(columns).map((column) => where(sql.ref(column), 'is not', null)));

const sensitiveColumns = {
  cpf: null,
  cpf_hash: null,
  cnpj: null,
  mothers_name: null,
  birth_date: null,
  bank_info: null,
  device_info: null,
  quiz_state: null,
  risk_history: null,
};

/** Town, plan and step remain: they tell where visitors stop, and nothing about anybody. */
const contactColumns = {
  name: null,
  phone: null,
  phone2: null,
  email: null,
  webcare_tuid: null,
  tracking: null,
  cep: null,
  number: null,
  block_number: null,
  allotment_number: null,
  address: null,
  neighborhood: null,
  complement: null,
  complements: null,
};
