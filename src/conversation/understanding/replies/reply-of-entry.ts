import type { KnownEntry } from '../../../content/knowledge/knowledge.ts';
import type { Asked, Replied } from '../reading.ts';
import { computedReplies } from './computed-replies.ts';

/** The reply of an entry to a question in these words. */
export function replyOfEntry({ reply, leads }: KnownEntry, asked: Asked, words: string): Replied {
  const text = typeof reply === 'string' ? reply : computedReplies[reply.computed](asked, words);
  if (leads === undefined) return { reply: text };
  return 'says' in leads ? { reply: text, suggestions: leads.says } : { reply: text, link: leads };
}
