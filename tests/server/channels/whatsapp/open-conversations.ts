import { onTestFinished } from 'vitest';
import type { ChannelMessage, Inbound } from '../../../../server/channels/channel-message.ts';
import type { ChannelPort, Sending } from '../../../../server/channels/channel-port.ts';
import { channelWorker } from '../../../../server/channels/channel-worker.ts';
import type { TakeTurn, Turn } from '../../../../server/channels/turn.ts';
import { conversationClaims } from '../../../../server/conversations/conversation-claims.ts';
import { openBody } from '../../../../server/conversations/message-body.ts';
import type { Outcome } from '../../../../server/outbox/outbox-item.ts';
import { systemRandom } from '../../../../server/protection/random.ts';
import { storedMessages } from '../../conversations/whatsapp-conversation.ts';
import { type Changes, openTestServer } from '../../test-server/open-test-server.ts';
import type { Engine } from '../../test-server/test-database.ts';
import { manualTimer } from './manual-timer.ts';

const said = (text: string): ChannelMessage => ({ kind: 'text', text });

export const turnThat = (...texts: string[]): Turn => ({
  visit: 'visit',
  leadId: null,
  campaign: 'main',
  said: 'masked',
  shown: texts.map(said),
  asksPerson: false,
  misunderstood: 0,
  isStopped: false,
  isErased: false,
});

export const textOf = ({ received }: Inbound): string => (received.kind === 'text' ? received.text : '');

/** Conversations with a real database, a manual clock, and turns and channels of the test. */
export async function openConversations(
  engine: Engine,
  tombstones?: { written: string[] },
  changes: Changes = {},
) {
  const server = await openTestServer({ engine, ...changes });
  const { database, protection, repositories, now: clock } = server;
  const claims = conversationClaims(protection, systemRandom);
  const failures: unknown[] = [];
  const sent: string[] = [];
  const begun: string[] = [];
  const read: string[] = [];
  const { timer, wait } = manualTimer();
  let count = 0;

  const port = (answer: (sending: Sending) => Outcome | Promise<Outcome> = () => taken()): ChannelPort => ({
    send: async (sending) => {
      sent.push(sending.message.kind === 'text' ? sending.message.text : sending.message.kind);
      const outcome = await answer(sending);
      return { outcome, partsSent: outcome.kind === 'taken' ? 1 : 0 };
    },
    begin: ({ id }) => void begun.push(id),
    read: (id) => void read.push(id),
  });

  const workerWith = (takeTurn: TakeTurn, whatsapp = port()) => {
    const worker = channelWorker({
      database,
      claims,
      erasures: { writeDown: (id) => void tombstones?.written.push(id) },
      takeTurn,
      channels: { whatsapp },
      clock,
      timer,
      failed: (error) => void failures.push(error),
    });
    onTestFinished(() => worker.stop());
    return {
      ...worker,
      hears: async (text: string) => {
        worker.kick((await receive(text)) ?? '');
        await worker.idle();
      },
      /** Finds what waits, unheard of. */
      looks: async () => {
        await worker.round();
        await worker.idle();
      },
    };
  };

  const receive = (text: string, phone = '11987654321', id = `wamid.in.${++count}`, to = `55${phone}`) => {
    const inbound: Inbound = {
      ...{ id, phone, to, profileName: 'Ana', at: clock().toISOString() },
      received: { kind: 'text', text },
    };
    const contact = { phone, profileName: 'Ana', to: `55${phone}` };
    return database.write((db) =>
      repositories.conversations.receive(
        db,
        'whatsapp',
        { id, person: `+55${phone}`, contact, at: inbound.at, inbound },
        clock(),
      ),
    );
  };

  const stored = async () =>
    (await storedMessages(server))
      .map((row) => ({ ...row, body: openBody(protection, row) }))
      .toSorted((one, other) => one.conversation_id.localeCompare(other.conversation_id));
  const conversations = () => server.rows('conversations');

  return {
    ...{ server, database, repositories, protection, claims, clock, pass: server.pass, wait },
    ...{ failures, sent, begun, read, port, workerWith, receive, stored, conversations },
  };
}

let providerIds = 0;

export const taken = (): Outcome => ({ kind: 'taken', providerId: `wamid.out.${++providerIds}` });
