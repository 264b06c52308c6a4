import { type Selectable, sql, type Updateable } from 'kysely';
import { expect } from 'vitest';
import type { Repositories } from '../../../server/app/repositories.ts';
import type { Database, Tables } from '../../../server/database/database.ts';
import type { SessionDevice } from '../../../server/operators/session-device.ts';
import type { Outbox } from '../../../server/outbox/outbox-repository.ts';
import { sweep } from '../../../server/retention/sweep.ts';
import type { finishOrder } from '../../../src/contract/calls/leads.ts';
import type { BodyOf } from '../../../src/contract/endpoint.ts';
import type { Schedule } from '../../../src/contract/lead/answers.ts';
import type { Role } from '../../../src/contract/panel/access/rights.ts';
import type { AuditEntry } from '../../../src/contract/panel/audit.ts';
import type { Browser } from './browser.ts';
import { latestMessages } from './latest-messages.ts';
import { agreed, type Given, isoOf, leadAt, type OpenStep } from './order.ts';

/** A server where nothing has happened. */
interface Opened {
  readonly database: Database;
  readonly repositories: Repositories;
  readonly browser: () => Browser;
  readonly now: () => Date;
}

export interface SignedIn {
  readonly id: string;
  readonly browser: Browser;
}

const ofCodes: readonly string[] = ['order-code', 'collaborator-code'];

/** How far visitors and the team may have come, and what is stored then. */
export function situationsOf(server: Opened) {
  const { browser, now } = server;

  const visit = (step: OpenStep, { browser: own = browser(), ...given }: Given = {}) =>
    leadAt(step, { browser: own, ...given }, now());

  /** Of the team's messages and the visitors', the newest first, with their short text. */
  const messages = () => server.database.read((db) => latestMessages(db, server.repositories.outbox, now()));

  /** The newest first. */
  const audit = (): Promise<AuditEntry[]> =>
    server.database.read((db) => server.repositories.auditLog.list(db, { many: 1000 }));

  const session = async (id: string, device?: SessionDevice): Promise<Browser> => {
    const { operatorSessions } = server.repositories;
    const token = await server.database.write((db) => operatorSessions.open(db, id, now(), device));
    const opened = browser();
    opened.cookies.set('painel', token);
    return opened;
  };

  return {
    leadAt: visit,

    ordered: async (given: Given = {}, finish: Partial<BodyOf<typeof finishOrder>> = {}) => {
      const ready = await visit('order', given);
      return { ...ready, ...(await ready.finish({ ...agreed, ...finish })) };
    },

    /** A signed-in operator, without the cost of hashing a password. */
    signIn: async (role: Role, name = 'Ana Lima'): Promise<SignedIn> => {
      const { operators } = server.repositories;
      const account = { email: `${crypto.randomUUID()}@loja.example`, name, role, passwordHash: 'none' };
      const id = await server.database.write((db) => operators.add(db, account, now()));
      if (id === undefined) throw new Error('The e-mail has an account already');
      return { id, browser: await session(id) };
    },

    session,

    /** So many visits fit into a period. */
    roomFor: ({ date, period }: Schedule, capacity: number) =>
      server.database.write((db) => {
        const room = { region: 'SP', day: isoOf(date), period, capacity };
        return db.insertInto('installation_capacity').values(room).execute();
      }),

    /** A table's rows, whole or only some columns. */
    rows: async <Table extends keyof Tables, Column extends keyof Selectable<Tables[Table]> & string>(
      table: Table,
      ...columns: Column[]
    ): Promise<Pick<Selectable<Tables[Table]>, Column>[]> => {
      const wanted = columns.length === 0 ? sql`*` : sql.join(columns.map((column) => sql.ref(column)));
      const query = sql<Pick<Selectable<Tables[Table]>, Column>>`select ${wanted} from ${sql.table(table)}`;
      return (await server.database.read((db) => query.execute(db))).rows;
    },

    /** Changes the rows of a table, or only those that have certain values. */
    change: async <Table extends keyof Tables>(
      table: Table,
      values: Updateable<Tables[Table]>,
      where: Partial<Selectable<Tables[Table]>> = {},
    ) => {
      const are = (given: object) =>
        Object.entries(given).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      const which = sql.join([sql`1 = 1`, ...are(where)], sql` and `);
      await server.database.write((db) =>
        sql`update ${sql.table(table)} set ${sql.join(are(values))} where ${which}`.execute(db),
      );
    },

    /** What waits for its sender or has left, the newest first. */
    outbox: (filter: Partial<Parameters<Outbox['list']>[1]> = {}) =>
      server.database.read((db) => server.repositories.outbox.list(db, { many: 500, ...filter }, now())),

    messages,

    /** The code in the newest message; none if that is of another kind. Messages with equal times have no order. */
    sentCode: async (): Promise<string> => {
      const [message] = await messages();
      return message !== undefined && ofCodes.includes(message.kind)
        ? (/\d{6}/.exec(message.text)?.[0] ?? '')
        : '';
    },

    audit,

    /** Asserts that the audit log has an entry with these words in this order: who, did what, of what, how. */
    audits: async (told: string) => {
      const entries = (await audit()).map(({ operator, action, subject, subjectId, detail }) =>
        [operator, action, subject, subjectId, detail].join(' '),
      );
      expect(entries).toContainEqual(expect.stringMatching(told.replaceAll(' ', '\\b.*\\b')));
    },

    sweep: () => sweep(server.database, now()),
  };
}

export type Situations = ReturnType<typeof situationsOf>;
