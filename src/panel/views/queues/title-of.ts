import { formatPhone } from '../../../brazil/phone.ts';
import type { QueueItem } from '../../../contract/panel/queues.ts';
import { queueWords as words } from './queue-words.ts';

/** The title of a queue item. */
export function titleOf(item: QueueItem): string {
  switch (item.queue) {
    case 'calls':
      if (item.phone === null) return words.noContact;
      return item.isMasked ? item.phone : formatPhone(item.phone);
    case 'words':
      return words.kind[item.kind];
    default:
      return item.name ?? words.noName;
  }
}
