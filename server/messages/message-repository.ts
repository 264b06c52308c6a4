import type { Connection } from '../database/database.ts';
import { afterQuietHours, type QuietHours } from '../outbox/after-quiet-hours.ts';
import type { Outbox } from '../outbox/outbox-repository.ts';
import { type MessageChannel, type MessageData, type MessageKind, messageKinds } from './message-kinds.ts';

/** A person's contact data. */
interface Contact {
  readonly email?: string | null;
  /** Mobile phone number, eleven digits. */
  readonly phone?: string | null;
}

interface NewMessage<Kind extends MessageKind> {
  readonly kind: Kind;
  readonly to: Contact;
  readonly data: MessageData<Kind>;
  readonly leadId: string | null;
  readonly once?: string;
  /** Defaults to now. */
  readonly dueAt?: Date;
}

/** Enqueues messages to people in the caller's transaction. */
export interface Messages {
  /** Whether any channel of this message is configured. */
  canSend(kind: MessageKind): boolean;
  /** Returns false if the person cannot be reached or an item with the same `once` exists. */
  put<Kind extends MessageKind>(db: Connection, message: NewMessage<Kind>, now: Date): Promise<boolean>;
}

const recipientBy: Readonly<Record<MessageChannel, (to: Contact) => string | null | undefined>> = {
  email: ({ email }) => email,
  whatsapp: ({ phone }) => phone,
  sms: ({ phone }) => phone,
};

export function messageRepository(
  outbox: Outbox,
  setUp: ReadonlySet<string>,
  quietHours: QuietHours,
): Messages {
  const channelFor = (kind: MessageKind, to: Contact) => {
    const reachable = messageKinds[kind].by.flatMap((channel) => {
      const recipient = recipientBy[channel](to);
      return recipient ? [{ channel, recipient }] : [];
    });
    // Without a configured channel the message stays in the queue.
    return reachable.find(({ channel }) => setUp.has(channel)) ?? reachable[0];
  };
  return {
    canSend: (kind) => messageKinds[kind].by.some((channel) => setUp.has(channel)),
    put: async (db, { kind, to, data, leadId, once, dueAt }, now) => {
      const chosen = channelFor(kind, to);
      if (!chosen) return false;
      const { isAwaited, usefulFor, keptFor } = messageKinds[kind];
      const wanted = dueAt ?? now;
      const due = isAwaited ? wanted : afterQuietHours(wanted, quietHours);
      const after = (time: number) => new Date(due.getTime() + time);
      const item = { kind, data, leadId, channel: chosen.channel, to: chosen.recipient };
      const moments = { dueAt: due, sendUntil: after(usefulFor), endsAt: after(keptFor) };
      const id = await outbox.put(db, { ...item, ...moments, ...(once === undefined ? {} : { once }) }, now);
      return id !== null;
    },
  };
}
