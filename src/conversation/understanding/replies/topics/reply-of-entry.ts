import type { KnownEntry } from '../../../../content/knowledge/knowledge.ts';
import type { Asked, Replied } from '../../reading.ts';
import { computedReplies } from './computed-replies.ts';

/** A customer renews a contract, and orders nothing new. */
export const renews = ({ journey }: Asked): boolean => journey.includes('confirmacao-renovacao');

/** The reply of an entry to a question in these words. */
export function replyOfEntry(
  { id, reply: said, toRenewing, leads }: KnownEntry,
  asked: Asked,
  words: string,
): Replied {
  if (toRenewing !== undefined && renews(asked)) return { reply: toRenewing, topic: id };
  const reply = typeof said === 'string' ? said : computedReplies[said.computed](asked, words);
  if (leads === undefined) return { reply, topic: id };
  return { reply, topic: id, ...('says' in leads ? { suggestions: leads.says } : { link: leads }) };
}
