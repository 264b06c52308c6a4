import { type RawBuilder, sql } from 'kysely';
import type { ConversationState } from './tables.ts';

/** Messages in a row that were not understood, from which on a person should look. */
export const stuckAfter = 2;

/**
 * Who speaks now. Whoever took a conversation and wrote nothing until the silence ended leaves it waiting; one on the
 * phone is over then.
 */
export const standing = (now: Date): RawBuilder<ConversationState> => sql<ConversationState>`case
  when conversations.state <> 'person' or silent_until is null or silent_until > ${now.toISOString()}
    then conversations.state
  when channel = 'phone' then 'closed'
  when asked_at is not null and answered_at is null then 'waiting'
  else 'bot' end`;

/** Whoever is not spoken to by a person now waits for one, from now on unless they waited already. */
export function askedAgain(now: Date) {
  const at = now.toISOString();
  const isSpokenTo = sql`state = 'person' and (silent_until is null or silent_until > ${at})`;
  return {
    ...{ updated_at: at, snoozed_until: null },
    state: sql<'person' | 'waiting'>`case when ${isSpokenTo} then 'person' else 'waiting' end`,
    asked_at: sql<string>`case when answered_at is null then coalesce(asked_at, ${at})
      when ${isSpokenTo} then asked_at else ${at} end`,
    answered_at: sql<string | null>`case when ${isSpokenTo} then answered_at else null end`,
  };
}
