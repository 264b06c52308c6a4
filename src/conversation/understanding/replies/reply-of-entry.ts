import type { KnownEntry } from '../../../content/knowledge/knowledge.ts';
import type { Asked, Replied } from '../reading.ts';
import { computedReplies } from './computed-replies.ts';

/** The reply of an entry to a question in these words. */
export function replyOfEntry({ id, reply: said, leads }: KnownEntry, asked: Asked, words: string): Replied {
  const reply = typeof said === 'string' ? said : computedReplies[said.computed](asked, words);
  if (leads === undefined) return { reply, topic: id };
  return { reply, topic: id, ...('says' in leads ? { suggestions: leads.says } : { link: leads }) };
}
