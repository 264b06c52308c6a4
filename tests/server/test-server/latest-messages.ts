import type { Connection } from '../../../server/database/database.ts';
import { messageChannels } from '../../../server/messages/message-kind.ts';
import { isMessageKind, messageKinds } from '../../../server/messages/message-kinds.ts';
import type { Outbox } from '../../../server/outbox/outbox-repository.ts';

/** Messages in the outbox, newest first, with their short text. */
export async function latestMessages(db: Connection, outbox: Outbox, now: Date) {
  const items = await outbox.list(db, { many: 100, channels: messageChannels }, now);
  return items.map((item) => ({
    ...item,
    text: isMessageKind(item.kind) ? messageKinds[item.kind].contentOf(item.data).short : '',
  }));
}
