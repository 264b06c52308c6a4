import * as z from 'zod/mini';
import type { Connection } from '../database/database.ts';
import { raiseTopic } from '../live/live-topics.ts';
import type { Protection } from '../protection/protection.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import { addMessages } from './add-messages.ts';
import type { ConversationWork } from './conversation-work.ts';
import { firstNameOf, openBody, sealContact } from './message-body.ts';
import { personHash } from './person-hash.ts';

interface Opening {
  readonly operatorId: string;
  readonly operator: string;
  readonly campaign: string;
  /** A lead that was begun elsewhere, and goes on here. */
  readonly leadId: string | null;
}

/** What the customer says, or which of the choices that were read to them. */
type HeardOnPhone =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'press'; readonly message: string; readonly choice: number };

const choices = z.object({ choices: z.array(z.object({ title: z.string(), tap: z.unknown() })) });

export type PhoneOrders = ReturnType<typeof phoneOrders>;

/** Conversations in which a person of the shop answers for a customer on the phone. */
export function phoneOrders(protection: Protection, random: Random, work: ConversationWork) {
  const parts = { protection, random };

  const ofLead = (db: Connection, leadId: string) =>
    db
      .selectFrom('conversations')
      .select('id')
      .where('channel', '=', 'phone')
      .where('lead_id', '=', leadId)
      .orderBy('id', 'desc')
      .executeTakeFirst();

  /** Two who open the same lead at once get the same one. */
  const insert = async (db: Connection, { campaign, leadId }: Opening, now: Date): Promise<string> => {
    const [id, at] = [timeOrderedId(random, now), now.toISOString()];
    const { id: kept } = await db
      .insertInto('conversations')
      .values({
        ...{ id, channel: 'phone', campaign, state: 'bot', lead_id: leadId },
        person_hash: personHash(protection, leadId ?? id),
        contact: sealContact(protection, { id }, { phone: '', profileName: '' }),
        ...{ misunderstood: 0, stopped: 0, created_at: at, updated_at: at },
      })
      .onConflict((conflict) => conflict.columns(['channel', 'person_hash']).doUpdateSet({ updated_at: at }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return kept;
  };

  const pressed = async (db: Connection, id: string, message: string, choice: number) => {
    const row = await db
      .selectFrom('conversation_messages')
      .select(['id', 'body'])
      .where('conversation_id', '=', id)
      .where('id', '=', message)
      .executeTakeFirst();
    const shown = row && choices.safeParse(openBody(protection, row).message).data;
    return shown?.choices[choice];
  };

  return {
    /** Opens one, or the one of the lead; either is the operator's then. `isOpen`: false if a colleague has it. */
    open: async (db: Connection, opening: Opening, now: Date): Promise<{ id: string; isOpen: boolean }> => {
      const { operatorId, operator, campaign, leadId } = opening;
      const known = leadId === null ? undefined : await ofLead(db, leadId);
      const id = known?.id ?? (await insert(db, opening, now));
      if (!(await work.take(db, { id, operatorId }, now))) return { id, isOpen: false };
      const does = { kind: 'begin', campaign, lead: leadId };
      const received = { kind: 'staff', operator: firstNameOf(operator), does };
      return { id, isOpen: await work.hear(db, { id, operatorId }, received, now) };
    },
    /** Whether it was the operator's to answer. */
    hear: async (
      db: Connection,
      { id, operatorId }: { readonly id: string; readonly operatorId: string },
      said: HeardOnPhone,
      now: Date,
    ): Promise<boolean> => {
      const choice = said.kind === 'press' ? await pressed(db, id, said.message, said.choice) : undefined;
      // A choice that is not there any more is told so, as that of an old message is.
      const received =
        said.kind === 'press' ? { kind: 'tap', tap: choice?.tap ?? null, title: choice?.title ?? '' } : said;
      return work.hear(db, { id, operatorId }, received, now);
    },
    has: async (db: Connection, leadId: string): Promise<boolean> => (await ofLead(db, leadId)) !== undefined,
    /** Shows the person on the phone what the customer did; nothing where there is no such conversation. */
    tell: async (db: Connection, leadId: string, text: string, now: Date): Promise<void> => {
      const found = await ofLead(db, leadId);
      if (found === undefined) return;
      await addMessages(
        parts,
        db,
        found.id,
        [{ author: 'shop', body: { text, note: true }, state: 'sent' }],
        now,
      );
      await raiseTopic(db, 'conversations');
    },
  };
}
