import type { Connection, Tables } from '../database/database.ts';
import { hashToken, type Protection } from '../protection/protection.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import { type MessageBody, sealBody } from './message-body.ts';

type Row = Tables['conversation_messages'];

export interface NewMessage extends Pick<Row, 'author' | 'state'> {
  readonly body: MessageBody;
  readonly operatorId?: string;
  readonly providerId?: string;
}

/**
 * Puts messages at the end of a conversation and returns their ids. A message of the channel that is there already is
 * left out.
 */
export async function addMessages(
  { protection, random }: { readonly protection: Protection; readonly random: Random },
  db: Connection,
  conversationId: string,
  messages: readonly NewMessage[],
  now: Date,
): Promise<string[]> {
  if (messages.length === 0) return [];
  const at = now.toISOString();
  // Locks the conversation: two processes would otherwise take the same position.
  await db.updateTable('conversations').set({ updated_at: at }).where('id', '=', conversationId).execute();
  const { last } = await db
    .selectFrom('conversation_messages')
    .select((row) => row.fn.coalesce(row.fn.max('position'), row.lit(0)).as('last'))
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  const rows = messages.map(({ author, state, body, operatorId, providerId }, index): Row => {
    const id = timeOrderedId(random, now);
    return {
      id,
      conversation_id: conversationId,
      position: Number(last) + index + 1,
      author,
      operator_id: operatorId ?? null,
      body: sealBody(protection, { id }, body),
      state,
      provider_id: providerId === undefined ? null : hashToken(providerId),
      reason: null,
      at,
      changed_at: at,
    };
  });
  const added = await db
    .insertInto('conversation_messages')
    .values(rows)
    .onConflict((conflict) => conflict.column('provider_id').doNothing())
    .returning('id')
    .execute();
  return added.map(({ id }) => id);
}
