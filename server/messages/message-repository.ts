import type { Connection } from '../database/database.ts';
import { afterQuietHours, type QuietHours } from '../outbox/after-quiet-hours.ts';
import type { Outbox } from '../outbox/outbox-repository.ts';
import type { MessageChannel } from './message-kind.ts';
import { type MessageData, type MessageKind, messageKinds } from './message-kinds.ts';

/** A person's contact data. */
interface Contact {
  readonly email?: string | null;
  /** Mobile phone number, eleven digits. */
  readonly phone?: string | null;
}

export interface NewMessage<Kind extends MessageKind> {
  readonly kind: Kind;
  readonly to: Contact;
  readonly data: MessageData<Kind>;
  readonly leadId: string | null;
  readonly once?: string;
  /** False where the shop sends by itself what people otherwise ask for. */
  readonly isAwaited?: false;
  /** Defaults to now. */
  readonly dueAt?: Date;
}

/** Whether somebody said 'parar' in WhatsApp. */
type HasStopped = (db: Connection, phone: string) => Promise<boolean>;

const recipientBy: Readonly<Record<MessageChannel, (to: Contact) => string | null | undefined>> = {
  email: ({ email }) => email,
  whatsapp: ({ phone }) => phone,
  sms: ({ phone }) => phone,
};

export type Messages = ReturnType<typeof messageRepository>;

/** Enqueues messages to people in the caller's transaction. */
export function messageRepository(
  outbox: Outbox,
  setUp: ReadonlySet<string>,
  quietHours: QuietHours,
  hasStopped: HasStopped = async () => false,
) {
  const waysTo = async (db: Connection, contact: Contact, kind: MessageKind, isAwaited: boolean) => {
    const { by } = messageKinds[kind];
    // What a person waits for was asked for.
    const isQuiet = !isAwaited && contact.phone != null && (await hasStopped(db, contact.phone));
    const reachable = by.flatMap((channel) => {
      const to = channel === 'whatsapp' && isQuiet ? null : recipientBy[channel](contact);
      return to ? [{ channel, to }] : [];
    });
    const ways = reachable.filter(({ channel }) => setUp.has(channel));
    // Without a configured channel the message stays in the queue.
    return ways.length > 0 ? ways : reachable.slice(0, 1);
  };
  return {
    canSend: (kind: MessageKind): boolean => messageKinds[kind].by.some((channel) => setUp.has(channel)),
    /** The channel by which an unasked message would leave first; null if none reaches the person. */
    wayTo: async (db: Connection, contact: Contact, kind: MessageKind): Promise<MessageChannel | null> => {
      const [first] = await waysTo(db, contact, kind, false);
      return first !== undefined && setUp.has(first.channel) ? first.channel : null;
    },
    /** Returns false if the person cannot be reached or an item with the same `once` exists. */
    put: async <Kind extends MessageKind>(db: Connection, message: NewMessage<Kind>, now: Date) => {
      const { kind, to, data, leadId, once, dueAt } = message;
      const isAwaited = message.isAwaited ?? messageKinds[kind].isAwaited;
      const ways = await waysTo(db, to, kind, isAwaited);
      const [first] = ways;
      if (!first) return false;
      const { usefulFor, keptFor, within } = messageKinds[kind];
      const wanted = dueAt ?? now;
      const due = isAwaited ? wanted : afterQuietHours(wanted, quietHours);
      const after = (time: number) => new Date(due.getTime() + time);
      const chain = { ways, within, quietHours: isAwaited ? undefined : quietHours };
      const item = { kind, data, leadId, ...first, ...(ways.length > 1 ? { chain } : {}) };
      const moments = { dueAt: due, sendUntil: after(usefulFor), endsAt: after(keptFor) };
      const id = await outbox.put(db, { ...item, ...moments, ...(once === undefined ? {} : { once }) }, now);
      return id !== null;
    },
  };
}
