import * as z from 'zod/mini';
import type { Connection } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import { endedBy, kept } from '../retention/retention-ages.ts';

const content = z.object({ to: z.string(), text: z.string() });

interface Message extends z.output<typeof content> {
  kind: 'collaborator-code';
  leadId: string;
}

/** Messages for the operator's own mailer to take away. What they say is sealed: a code is as good as a key. */
export interface MessageOutbox {
  put(db: Connection, message: Message, now: Date): Promise<void>;
  forgetLead(db: Connection, leadId: string): Promise<void>;
  /** The latest first, for the operator's eyes. */
  latest(
    db: Connection,
    many: number,
    now: Date,
    before?: string,
  ): Promise<{ id: string; kind: string; to: string; text: string; at: string }[]>;
}

export function messageOutboxRepository(protection: Protection, random: Random): MessageOutbox {
  return {
    put: async (db, { kind, leadId, ...message }, now) => {
      const id = timeOrderedId(random, now);
      await db
        .insertInto('message_outbox')
        .values({
          id,
          kind,
          lead_id: leadId,
          message: protection.seal(JSON.stringify(message), placeOf(id)),
          created_at: now.toISOString(),
        })
        .execute();
    },
    forgetLead: async (db, leadId) => {
      await db.deleteFrom('message_outbox').where('lead_id', '=', leadId).execute();
    },
    latest: async (db, many, now, before) => {
      const rows = await db
        .selectFrom('message_outbox')
        .selectAll()
        .where('created_at', '>', endedBy(now, kept.messages))
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(many)
        .execute();
      return rows.map(({ id, kind, message, created_at }) => {
        const { to, text } = content.parse(JSON.parse(protection.open(message, placeOf(id))));
        return { id, kind, to, text, at: created_at };
      });
    },
  };
}

const placeOf = (id: string): string => `message ${id}`;
