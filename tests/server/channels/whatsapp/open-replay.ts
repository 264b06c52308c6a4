import { expect, onTestFinished } from 'vitest';
import { turnParts } from '../../../../server/app/start-channels.ts';
import { channelWorker } from '../../../../server/channels/channel-worker.ts';
import { turnTaker } from '../../../../server/channels/visit/take-turn.ts';
import { whatsappChannel } from '../../../../server/channels/whatsapp/client.ts';
import { whatsappWebhookPath } from '../../../../server/channels/whatsapp/webhook.ts';
import { conversationClaims } from '../../../../server/conversations/conversation-claims.ts';
import { openBody } from '../../../../server/conversations/message-body.ts';
import { systemRandom } from '../../../../server/protection/random.ts';
import { openTestServer } from '../../test-server/open-test-server.ts';
import { sharedReader } from '../../test-server/shared-reader.ts';
import type { Engine } from '../../test-server/test-database.ts';
import { manualTimer } from './manual-timer.ts';
import { openCloudApi, phone } from './open-cloud-api.ts';

const reader = sharedReader();

interface Choice {
  readonly id: string;
  readonly title: string;
}

/** What the person sees of a message of the shop. */
export interface Seen {
  /** WhatsApp's id of it. */
  readonly id: string;
  readonly text: string;
  readonly choices: readonly Choice[];
  /** The message of the person that it stands under. */
  readonly answers: string | undefined;
}

/** A person with the look-alike of WhatsApp, and the whole shop behind it. */
export async function openReplay(engine: Engine = 'SQLite') {
  const kicked = new Set<string>();
  const webhook = { appSecret: 'secret', verifyToken: 'word' };
  const conversations = { kick: (id: string) => void kicked.add(id) };
  const server = await openTestServer({ engine, reader, whatsapp: { webhook, conversations } });
  const { database, protection, repositories, now: clock } = server;
  const failures: unknown[] = [];
  const failed = (error: unknown) => void failures.push(error);
  const { api, settings } = await openCloudApi({
    clock,
    deliver: async (payload, signature) => {
      const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
      return (await server.app.inject({ method: 'POST', url: whatsappWebhookPath, headers, payload }))
        .statusCode;
    },
  });
  const { timer, wait } = manualTimer();
  const takeTurn = turnTaker(
    turnParts(server.app, { ...server, siteUrl: 'http://localhost', clock, failed: () => failed }),
  );
  const startWorker = () =>
    channelWorker({
      ...{ database, claims: conversationClaims(protection, systemRandom), takeTurn, clock, timer, failed },
      ...{ erasures: repositories.erasures, channels: { whatsapp: whatsappChannel(settings, clock) } },
    });
  let worker = startWorker();
  onTestFinished(async () => {
    await worker.stop();
    expect(failures).toEqual([]);
  });

  const seen = (): Seen[] =>
    api.exchanges.flatMap(({ direction, body, reply }) => {
      const message = JSON.parse(JSON.stringify(body));
      if (direction === 'in' || message.type === undefined) return [];
      const { action, body: told } = message.interactive ?? {};
      const buttons: { reply: Choice }[] = action?.buttons ?? [];
      return {
        id: JSON.parse(JSON.stringify(reply)).messages[0].id,
        text: message.text?.body ?? told?.text ?? '',
        choices: [...buttons.map((one) => one.reply), ...(action?.sections?.[0]?.rows ?? [])],
        answers: message.context?.message_id,
      };
    });

  /** What was sent goes on its way, and what waits for no time is answered. */
  const settle = async () => {
    for (const id of kicked) worker.kick(id);
    kicked.clear();
    await worker.idle();
    await api.settled();
  };
  let shown = 0;
  /** What the person sees since the last look. */
  const look = async (): Promise<Seen[]> => {
    await settle();
    const news = seen().slice(shown);
    shown += news.length;
    return news;
  };
  const send = (message: object, to?: Seen) =>
    api.says({ phone, name: 'Ana' }, { ...message, ...(to && { context: { id: to.id } }) });

  return {
    server,
    /** Puts a message on its way; `to`: as a reply to one of the shop's. */
    send: (text: string, to?: Seen) => send({ type: 'text', text: { body: text } }, to),
    says: async (text: string, to?: Seen, more: object = {}) => {
      await send({ type: 'text', text: { body: text }, ...more }, to);
      return look();
    },
    /** Presses a choice of a message, which WhatsApp tells with it. */
    taps: async (message: Seen | undefined, title?: string) => {
      const choice = message?.choices.find((one) => title === undefined || one.title === title);
      if (choice === undefined) return expect.fail(`Not offered among: ${JSON.stringify(message)}`);
      const pressed = { type: 'button_reply', button_reply: choice };
      await send({ type: 'interactive', interactive: pressed }, message);
      return look();
    },
    look,
    /** What the team reads of the person, as far as it was carried out. */
    said: async () => {
      const rows = await database.read((db) =>
        db.selectFrom('conversation_messages').selectAll().orderBy('position').execute(),
      );
      return rows.flatMap((row) =>
        row.author === 'visitor' && row.state === 'done' ? openBody(protection, row).text : [],
      );
    },
    /** So much time passes. */
    pass: async (milliseconds: number) => {
      server.pass({ milliseconds });
      wait(milliseconds);
      return look();
    },
    /** The process is gone with what it had in mind, and another one finds what is left. */
    dies: async () => {
      await worker.stop();
      worker = startWorker();
      await worker.round();
      return look();
    },
  };
}
