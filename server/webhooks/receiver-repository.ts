import type { Generated } from 'kysely';
import { dayMs } from '../../src/brazil/durations.ts';
import type { Receiver } from '../../src/contract/panel/integrations.ts';
import { type WebhookEventName, webhookEventNames } from '../../src/contract/webhooks/webhook-events.ts';
import type { Connection } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';
import type { Random } from '../protection/random.ts';
import { momentAfter } from '../runtime/moment.ts';
import { isGone } from './gone-endpoints.ts';
import type { WebhookEndpoint } from './webhook-settings.ts';

interface ReceiverTable {
  name: string;
  url: string;
  /** By spaces. */
  events: string;
  /** Encrypted, as the former one. */
  secret: string;
  former_secret: Generated<string | null>;
  former_until: Generated<string | null>;
  created_at: string;
}

export interface ReceiverTables {
  webhook_endpoints: ReceiverTable;
}

export const receiverPlace = (name: string): string => `receiver ${name}`;

/** The former key signs too, so that the receiver can be changed in peace. */
const bothSignFor = dayMs;

interface Changed {
  readonly url: string;
  readonly events: readonly WebhookEventName[];
}

export type Receivers = ReturnType<typeof receiverRepository>;

/** Receivers of events: those of the settings, which only the settings change, and those made in the panel. */
export function receiverRepository(
  protection: Protection,
  random: Random,
  fixed: readonly WebhookEndpoint[],
) {
  const rowsOf = (db: Connection) => db.selectFrom('webhook_endpoints').selectAll().orderBy('name');
  const newSecret = () => `whsec_${Buffer.from(random.bytes(32)).toString('base64')}`;
  const seal = (name: string, secret: string) => protection.seal(secret, receiverPlace(name));
  return {
    subscribed: async (db: Connection, event: WebhookEventName): Promise<string[]> => {
      const made = (await rowsOf(db).execute()).map((row) => ({ ...row, events: eventsOf(row) }));
      return [...fixed, ...made].filter(({ events }) => events.includes(event)).map(({ name }) => name);
    },
    find: async (db: Connection, name: string, now: Date): Promise<WebhookEndpoint | undefined> => {
      const known = fixed.find((one) => one.name === name);
      const row = known ? undefined : await rowsOf(db).where('name', '=', name).executeTakeFirst();
      if (row === undefined) return known;
      const { url, secret, former_secret, former_until } = row;
      const isRotating = former_until !== null && former_until > now.toISOString();
      const secrets = [secret, ...(isRotating && former_secret !== null ? [former_secret] : [])];
      return {
        name,
        url,
        events: eventsOf(row),
        secrets: secrets.map((sealed) => protection.open(sealed, receiverPlace(name))),
        isMade: true,
      };
    },
    list: async (db: Connection, now: Date): Promise<Receiver[]> => {
      const rows = await rowsOf(db).execute();
      const listed = [
        ...fixed.map((one) => ({ ...one, isFixed: true, formerUntil: null })),
        ...rows.map((row) => ({
          name: row.name,
          url: row.url,
          events: eventsOf(row),
          isFixed: false,
          formerUntil:
            row.former_until !== null && row.former_until > now.toISOString() ? row.former_until : null,
        })),
      ];
      return Promise.all(
        listed.map(async ({ name, url, events, isFixed, formerUntil }) => ({
          ...{ name, url, isFixed, formerUntil, events: [...events] },
          isGone: await isGone(db, { name, url }),
        })),
      );
    },
    /** Whether the panel made it; locks it until the transaction ends. */
    isOwn: async (db: Connection, name: string): Promise<boolean> => {
      const row = await rowsOf(db).where('name', '=', name).forUpdate().executeTakeFirst();
      return row !== undefined;
    },
    /** Returns its signing key, or undefined if the name is taken. */
    add: async (db: Connection, { name, url, events }: Changed & { readonly name: string }, now: Date) => {
      if (fixed.some((one) => one.name === name)) return undefined;
      const secret = newSecret();
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('webhook_endpoints')
        .values({
          name,
          url,
          events: events.join(' '),
          secret: seal(name, secret),
          created_at: now.toISOString(),
        })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n ? secret : undefined;
    },
    change: async (db: Connection, name: string, { url, events }: Changed): Promise<void> => {
      const changed = { url, events: events.join(' ') };
      await db.updateTable('webhook_endpoints').set(changed).where('name', '=', name).execute();
    },
    /** While a former key still signs, only the new one is replaced: the receiver may not have it yet. */
    rotate: async (db: Connection, name: string, now: Date): Promise<string> => {
      const secret = newSecret();
      const row = () => db.updateTable('webhook_endpoints').where('name', '=', name);
      await row()
        .where(({ or, eb }) =>
          or([eb('former_until', 'is', null), eb('former_until', '<=', now.toISOString())]),
        )
        .set(({ ref }) => ({ former_secret: ref('secret'), former_until: momentAfter(now, bothSignFor) }))
        .execute();
      await row()
        .set({ secret: seal(name, secret) })
        .execute();
      return secret;
    },
    end: async (db: Connection, name: string): Promise<void> => {
      await db.deleteFrom('webhook_endpoints').where('name', '=', name).execute();
    },
  };
}

function eventsOf({ events }: Pick<ReceiverTable, 'events'>): WebhookEventName[] {
  const chosen = events.split(' ');
  return webhookEventNames.filter((event) => chosen.includes(event));
}
