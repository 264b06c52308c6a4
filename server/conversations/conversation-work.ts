import { type SqlBool, sql } from 'kysely';
import { hourMs, minuteMs } from '../../src/brazil/durations.ts';
import { personWords } from '../../src/content/conversation/person.ts';
import type { StaffAction } from '../../src/contract/calls/conversation.ts';
import { changedOne } from '../database/changed-one.ts';
import type { Connection } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import { momentAfter } from '../runtime/moment.ts';
import { addMessages, type NewMessage } from './add-messages.ts';
import { contentPlace, sealSource } from './conversation-media.ts';
import type { SentFile } from './media-types.ts';
import { firstNameOf, openBody, openContact, sealBody } from './message-body.ts';

/** While a person has a conversation, and after each of their messages: then the shop itself speaks again. */
const silentFor = 30 * minuteMs;
/** WhatsApp takes free texts for so long from the visitor's last message. */
const windowFor = 24 * hourMs;

export const windowOf = (lastAt: string | null): string | null =>
  lastAt === null ? null : momentAfter(new Date(lastAt), windowFor);

export interface Work {
  readonly id: string;
  readonly operatorId: string;
}

export type ConversationWork = ReturnType<typeof conversationWorkRepository>;

/** What people of the team do with conversations. Each answers whether it was possible. */
export function conversationWorkRepository(protection: Protection, random: Random) {
  const add = (
    db: Connection,
    { id, operatorId }: Work,
    message: Pick<NewMessage, 'body' | 'state'>,
    now: Date,
  ) => addMessages({ protection, random }, db, id, [{ author: 'operator', operatorId, ...message }], now);

  const update = (db: Connection, id: string, now: Date) =>
    db.updateTable('conversations').set({ updated_at: now.toISOString() }).where('id', '=', id);

  const free = (db: Connection, { id, operatorId }: Work, now: Date) =>
    update(db, id, now).where(
      sql<SqlBool>`(state <> 'person' or operator_id = ${operatorId} or silent_until <= ${now.toISOString()})`,
    );

  const held = (db: Connection, { id, operatorId }: Work, now: Date) =>
    update(db, id, now)
      .where('state', '=', 'person')
      .where('operator_id', '=', operatorId)
      .where('silent_until', '>', now.toISOString());

  const silence = (now: Date) => ({ silent_until: momentAfter(now, silentFor) });

  /** What is added to a conversation of the person stands in the order of the channel, and takes its lock. */
  const keep = async (db: Connection, work: Work, now: Date) => {
    const rows = await held(db, work, now)
      .set(silence(now))
      .returning(['id', 'channel', 'contact', 'last_in_at'])
      .execute();
    return rows[0];
  };

  const keepFile = (db: Connection, id: string, of: Work, { bytes, name, ...kept }: SentFile, now: Date) =>
    db
      .insertInto('conversation_media')
      .values({
        ...{ ...kept, message_id: id, conversation_id: of.id, size: bytes.length },
        content: protection.seal(bytes, contentPlace(id)),
        source: sealSource(protection, id, { name }),
        ...{ tries: 0, at: now.toISOString() },
      })
      .execute();

  /** The channel's worker carries it out; on the site the visitor's page, which sees by itself who speaks. */
  const act = async (
    db: Connection,
    work: Work,
    by: string,
    does: StaffAction | { kind: 'hand-back' },
    now: Date,
  ): Promise<boolean> => {
    const row = await keep(db, work, now);
    // On the phone the shop itself goes on speaking: nothing is handed back.
    if (row === undefined || (row.channel === 'phone' && does.kind === 'hand-back')) return false;
    const deed = does.kind === 'hand-back' ? undefined : does;
    // Nobody hears of a hand-back on the site, nor once WhatsApp takes no free texts.
    const isHeard = row.channel === 'whatsapp' && (windowOf(row.last_in_at) ?? '') > now.toISOString();
    if (deed === undefined && !isHeard) return true;
    const inbound = {
      id: `staff ${timeOrderedId(random, now)}`,
      ...openContact(protection, row),
      at: now.toISOString(),
      received: { kind: 'staff', operator: firstNameOf(by), does },
      ...(row.channel === 'phone' && { heardBy: work.operatorId }),
    };
    await add(
      db,
      work,
      row.channel === 'site'
        ? { body: { text: '', deed }, state: 'sent' }
        : { body: { text: '', deed, inbound }, state: 'received' },
      now,
    );
    return true;
  };

  return {
    /** Has the conversation act, by its channel's worker or the visitor's page. `by`: the name of the person. */
    act,
    /** What the customer on the phone says, which the channel's worker carries out as theirs. */
    hear: async (db: Connection, work: Work, received: { readonly kind: string }, now: Date) => {
      const row = await keep(db, work, now);
      if (row?.channel !== 'phone') return false;
      const inbound = {
        ...{ id: `phone ${timeOrderedId(random, now)}`, phone: '', profileName: '' },
        ...{ at: now.toISOString(), received, heardBy: work.operatorId },
      };
      const { id, operatorId } = work;
      const author = received.kind === 'staff' ? 'operator' : 'visitor';
      await addMessages(
        { protection, random },
        db,
        id,
        [{ author, operatorId, state: 'received', body: { text: '', inbound } }],
        now,
      );
      return true;
    },
    /** Tells the visitor who has the conversation now; the page of the site shows it by itself. */
    tell: async (db: Connection, { id }: Pick<Work, 'id'>, text: string, now: Date): Promise<void> => {
      const row = await db
        .selectFrom('conversations')
        .select(['channel', 'last_in_at'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (row?.channel !== 'whatsapp' || (windowOf(row.last_in_at) ?? '') <= now.toISOString()) return;
      const body = { text, message: { kind: 'text', text } };
      await addMessages({ protection, random }, db, id, [{ author: 'shop', body, state: 'due' }], now);
    },
    take: async (db: Connection, work: Work, now: Date): Promise<boolean> =>
      changedOne(
        free(db, work, now).set({
          ...{ state: 'person', operator_id: work.operatorId, snoozed_until: null, outcome: null },
          ...silence(now),
        }),
      ),
    pass: async (db: Connection, work: Work, to: string, now: Date): Promise<boolean> =>
      changedOne(held(db, work, now).set({ operator_id: to, ...silence(now) })),
    snooze: async (db: Connection, work: Work, until: string, now: Date): Promise<boolean> =>
      changedOne(
        free(db, work, now)
          .where('state', '<>', 'closed')
          .set(({ fn, val }) => ({
            ...{ state: 'waiting' as const, snoozed_until: until, silent_until: null },
            asked_at: fn.coalesce('asked_at', val(now.toISOString())),
          })),
      ),
    close: async (db: Connection, work: Work, outcome: string, now: Date): Promise<boolean> =>
      changedOne(
        free(db, work, now).set({
          ...{ state: 'closed', operator_id: work.operatorId, outcome },
          ...{ silent_until: null, snoozed_until: null, misunderstood: 0 },
        }),
      ),
    handBack: async (db: Connection, work: Work, by: string, now: Date): Promise<boolean> => {
      if (!(await act(db, work, by, { kind: 'hand-back' }, now))) return false;
      return changedOne(
        update(db, work.id, now).set({
          ...{ state: 'bot', operator_id: null, silent_until: null, misunderstood: 0 },
        }),
      );
    },
    /**
     * Lengthens the silence; the first message ends the wait. The channel shows the name before it. A file goes to WhatsApp
     * alone.
     */
    write: async (
      db: Connection,
      work: Work,
      by: string,
      said: string | SentFile,
      now: Date,
    ): Promise<boolean> => {
      const row = await keep(db, work, now);
      const isText = typeof said === 'string';
      if (row === undefined || row.channel === 'phone' || !(isText || row.channel === 'whatsapp'))
        return false;
      await update(db, work.id, now)
        .set({ answered_at: now.toISOString() })
        .where('answered_at', 'is', null)
        .execute();
      const text = isText ? said : '';
      const body = row.channel === 'site' ? { text } : { text, message: messageOf(firstNameOf(by), said) };
      const state = row.channel === 'site' ? 'sent' : 'due';
      const [id = ''] = await add(db, work, { body, state }, now);
      if (!isText) await keepFile(db, id, work, said, now);
      return true;
    },
    note: async (db: Connection, work: Work, text: string, now: Date): Promise<void> => {
      await add(db, work, { body: { text, note: true }, state: 'done' }, now);
    },
    /** Sends again what failed or is uncertain: only a person does so. */
    again: async (db: Connection, work: Work, messageId: string, now: Date): Promise<boolean> => {
      if ((await keep(db, work, now)) === undefined) return false;
      const row = await db
        .selectFrom('conversation_messages')
        .select(['id', 'body'])
        .where('id', '=', messageId)
        .where('conversation_id', '=', work.id)
        .where('author', '<>', 'visitor')
        .where('state', 'in', ['failed', 'uncertain'])
        .executeTakeFirst();
      if (row === undefined) return false;
      const { text, message = { kind: 'text', text }, ...rest } = openBody(protection, row);
      const body = sealBody(protection, row, { ...rest, text, message, tries: 0 });
      const change = { body, state: 'due', provider_id: null, reason: null } as const;
      return changedOne(
        db
          .updateTable('conversation_messages')
          .set({ ...change, changed_at: now.toISOString() })
          .where('id', '=', row.id),
      );
    },
    phoneOf: async (db: Connection, id: string): Promise<string> => {
      const row = await db
        .selectFrom('conversations')
        .select(['id', 'contact'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return openContact(protection, row).phone;
    },
  };
}

const messageOf = (by: string, said: string | SentFile) =>
  typeof said === 'string'
    ? { kind: 'text', text: `${by}: ${said}` }
    : { kind: 'file', text: personWords.sentFile(by), name: said.name, media: said.kind };
