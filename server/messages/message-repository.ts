import type { Connection } from '../database/database.ts';
import type { Outbox } from '../outbox/outbox-repository.ts';
import { afterQuietHours, type QuietHours } from '../outbox/quiet-hours.ts';
import { type MessageChannel, type MessageData, type MessageKind, messageKinds } from './message-kinds.ts';

/** How somebody can be reached. */
interface Contact {
  readonly email?: string | null;
  /** A mobile phone, by its eleven digits. */
  readonly phone?: string | null;
}

interface NewMessage<Kind extends MessageKind> {
  readonly kind: Kind;
  readonly to: Contact;
  readonly data: MessageData<Kind>;
  readonly leadId: string | null;
  readonly once?: string;
  /** When it is to leave: now, where nothing is said. */
  readonly dueAt?: Date;
}

/** Messages to people: what is put in here leaves with the transaction that it stands in, or not at all. */
export interface Messages {
  /** Whether a way is set up by which such a message could leave. */
  canSend(kind: MessageKind): boolean;
  /** Answers whether it was put in: not where nobody can be reached, nor where one of the same name stands. */
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
  const wayTo = (kind: MessageKind, to: Contact) => {
    const ways = messageKinds[kind].by.flatMap((channel) => {
      const recipient = recipientBy[channel](to);
      return recipient ? [{ channel, recipient }] : [];
    });
    // What no way is set up for waits for one.
    return ways.find(({ channel }) => setUp.has(channel)) ?? ways[0];
  };
  return {
    canSend: (kind) => messageKinds[kind].by.some((channel) => setUp.has(channel)),
    put: async (db, { kind, to, data, leadId, once, dueAt }, now) => {
      const way = wayTo(kind, to);
      if (!way) return false;
      const { isAwaited, usefulFor, keptFor } = messageKinds[kind];
      const wanted = dueAt ?? now;
      const due = isAwaited ? wanted : afterQuietHours(wanted, quietHours);
      const after = (time: number) => new Date(due.getTime() + time);
      const item = { kind, data, leadId, channel: way.channel, to: way.recipient };
      const moments = { dueAt: due, sendUntil: after(usefulFor), endsAt: after(keptFor) };
      const id = await outbox.put(db, { ...item, ...moments, ...(once === undefined ? {} : { once }) }, now);
      return id !== null;
    },
  };
}
