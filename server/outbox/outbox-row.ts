import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Tables } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';
import { chain, channels, type OutboxItem, outboxStates, type Standing } from './outbox-item.ts';

const content = z.object({ to: z.string(), data: z.unknown(), chain: z.optional(chain) });
const channelName = z.enum(channels);
export const stateName = z.enum(outboxStates);

export type ListedItem = ReturnType<typeof listedItem>;

export const messagePlace = (id: string): string => `message ${id}`;

/** Failure of an item whose data key is missing or whose content is damaged. */
export const unreadable = 'unreadable';

export type OutboxRow = Selectable<Tables['message_outbox']>;

/** Returns undefined if the content cannot be decrypted or parsed. */
export function openItem(protection: Protection, row: OutboxRow): OutboxItem | undefined {
  const message = contentOf(protection, row);
  return message && { ...itemOf(row), ...message };
}

function contentOf(protection: Protection, { id, message }: OutboxRow): z.output<typeof content> | undefined {
  try {
    return content.parse(JSON.parse(protection.open(message, messagePlace(id))));
  } catch {
    return undefined;
  }
}

const itemOf = ({ id, kind, channel }: OutboxRow) => ({ id, kind, channel: channelName.parse(channel) });

export const sealItem = (protection: Protection, { id, to, data, chain: ways }: OutboxItem): string =>
  protection.seal(JSON.stringify({ to, data, chain: ways }), messagePlace(id));

/** Where an item stands in its chain; one that cannot be opened has no other channel. */
export const standingOf = (protection: Protection, row: OutboxRow): Standing => ({
  item: openItem(protection, row) ?? { ...itemOf(row), to: '', data: null },
  attempts: row.attempts,
  moveAt: row.move_at,
  spent: spentOf(row),
});

const spentOf = ({ spent_channels }: OutboxRow): string[] => spent_channels?.split(' ').filter(Boolean) ?? [];

export function listedItem(protection: Protection, row: OutboxRow) {
  const message = contentOf(protection, row);
  return {
    ...itemOf(row),
    ...(message ?? { to: '', data: null }),
    /** Whether its content can be decrypted and parsed; if not, recipient and data are empty. */
    isReadable: message !== undefined,
    state: stateName.parse(row.state),
    attempts: row.attempts,
    dueAt: row.due_at,
    failure: message === undefined ? unreadable : row.failure,
    delivery: row.delivery,
    createdAt: row.created_at,
    endsAt: row.ends_at,
    /** Channels that it has left and that may have delivered it. */
    spent: spentOf(row),
  };
}
