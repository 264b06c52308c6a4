import { generateKeyPairSync } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { turnParts } from '../../../../server/app/start-channels.ts';
import { channelWorker } from '../../../../server/channels/channel-worker.ts';
import { nudgeSilent } from '../../../../server/channels/nudge-silent.ts';
import { turnTaker } from '../../../../server/channels/visit/take-turn.ts';
import { whatsappChannel } from '../../../../server/channels/whatsapp/client.ts';
import { fetchDue } from '../../../../server/channels/whatsapp/fetch-media.ts';
import { publishedForm } from '../../../../server/channels/whatsapp/flow-json.ts';
import { whatsappFormsPath } from '../../../../server/channels/whatsapp/forms-endpoint.ts';
import { whatsappWebhookPath } from '../../../../server/channels/whatsapp/webhook.ts';
import { conversationClaims } from '../../../../server/conversations/conversation-claims.ts';
import { openBody } from '../../../../server/conversations/message-body.ts';
import { systemRandom } from '../../../../server/protection/random.ts';
import { formClient } from '../../../../server/sandbox/whatsapp/form-client.ts';
import { storedMessages } from '../../conversations/whatsapp-conversation.ts';
import { openTestServer, type TestServer } from '../../test-server/open-test-server.ts';
import { sharedReader } from '../../test-server/shared-reader.ts';
import type { Engine } from '../../test-server/test-database.ts';
import { manualTimer } from './manual-timer.ts';
import { openCloudApi, phone } from './open-cloud-api.ts';

const reader = sharedReader();
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

const screenTold = z.object({
  screen: z.optional(z.string()),
  data: z.optional(
    z.looseObject({
      error_message: z.optional(z.string()),
      known: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
});

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
  readonly form: string | undefined;
  /** The message of the person that it stands under. */
  readonly answers: string | undefined;
}

/** A person with the look-alike of WhatsApp, and the whole shop behind it. `form`: the name of the form that is published. */
export async function openReplay(engine: Engine = 'SQLite', form?: string, sealedFor = keys) {
  const kicked = new Set<string>();
  const webhook = { appSecret: 'secret', verifyToken: 'word' };
  const conversations = { kick: (id: string) => void kicked.add(id) };
  const forms = {
    key: keys.privateKey,
    // Of the server that is about to open.
    get protection() {
      return server.protection;
    },
  };
  const server: TestServer = await openTestServer({
    ...{ engine, reader },
    whatsapp: { webhook, conversations, forms },
  });
  const { database, protection, repositories, now: clock } = server;
  const failures: unknown[] = [];
  const failed = (error: unknown) => void failures.push(error);
  const post = async (url: string, payload: string, signature: string) => {
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
    const { statusCode, body } = await server.app.inject({ method: 'POST', url, headers, payload });
    return { status: statusCode, text: body };
  };
  const { api, settings } = await openCloudApi({
    clock,
    deliver: async (...sent) => (await post(whatsappWebhookPath, ...sent)).status,
  });
  const client = formClient({
    ...{ publicKey: sealedFor.publicKey, appSecret: webhook.appSecret, json: publishedForm, says: api.says },
    deliver: (...sent) => post(whatsappFormsPath, ...sent),
  });
  const { timer, wait } = manualTimer();
  const takeTurn = turnTaker(
    turnParts(server.app, { ...server, siteUrl: 'http://localhost', form, clock, failed: () => failed }),
  );
  const fileOf = (id: string) => database.read((db) => repositories.conversationMedia.read(db, id));
  const startWorker = () =>
    channelWorker({
      ...{ database, claims: conversationClaims(protection, systemRandom), takeTurn, clock, timer, failed },
      ...{
        erasures: repositories.erasures,
        channels: { whatsapp: whatsappChannel(settings, clock, fileOf) },
      },
    });
  let worker = startWorker();
  onTestFinished(async () => {
    await worker.stop();
    expect(failures).toEqual([]);
  });

  const seen = (): Seen[] =>
    api.exchanges.flatMap(({ direction, body, status, reply }) => {
      const message = JSON.parse(JSON.stringify(body));
      if (direction === 'in' || message.type === undefined || status !== 200) return [];
      const { action, body: told } = message.interactive ?? {};
      const buttons: { reply: Choice }[] = action?.buttons ?? [];
      return {
        id: JSON.parse(JSON.stringify(reply)).messages[0].id,
        text: message.text?.body ?? told?.text ?? '',
        choices: [...buttons.map((one) => one.reply), ...(action?.sections?.[0]?.rows ?? [])],
        form: action?.parameters?.flow_token,
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

  /** Fills in the screens of a form, one after the other, with these values; a value of null is left as it is shown. */
  const fill = async (form: string | undefined, values: Readonly<Record<string, unknown>>) => {
    const screens: string[] = [];
    let last: z.output<typeof screenTold>['data'] = {};
    let told = await client.fill({ phone, name: 'Ana' }, { action: 'INIT', flow_token: form ?? '' });
    for (;;) {
      const { screen, data = {} } = z.parse(screenTold, told.body);
      if (screen !== undefined && screen !== 'SUCCESS') last = data;
      if (screen === undefined || screen === 'SUCCESS' || data.error_message !== undefined)
        return { status: told.status, screens, last, wrong: data.error_message };
      screens.push(screen);
      const asked = Object.keys(data).flatMap((name) =>
        name.startsWith('asks_') && data[name] === true ? name.slice('asks_'.length) : [],
      );
      const typed = asked.flatMap((name) => (name in values ? [[name, values[name]]] : []));
      const sent = { kept: data.kept, ...data.known, ...Object.fromEntries(typed) };
      told = await client.fill(
        { phone, name: 'Ana' },
        { action: 'data_exchange', flow_token: form ?? '', screen, data: sent },
      );
    }
  };

  let left: number | undefined;
  const files = {
    ...{ database, media: repositories.conversationMedia, settings, clock },
    leftOnDisk: async () => left,
  };

  return {
    server,
    api,
    client,
    fill,
    settle,
    /** As `fill`, and what the shop says then. */
    fills: async (message: Seen | undefined, values: Readonly<Record<string, unknown>>) => {
      const filled = await fill(message?.form, values);
      return { ...filled, shown: await look() };
    },
    files,
    fillDisk: () => {
      left = 0;
    },
    /** What was sent is fetched, as far as it is due. */
    fetchFiles: () => fetchDue(files, new AbortController().signal),
    sends: async (message: object) => {
      await send(message);
      return look();
    },
    sendsFile: async (type: string, id: string, more: object = {}) => {
      await send({ type, [type]: { id, ...more } });
      return look();
    },
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
    /** Asks who fell silent once more; the first scan only sets its start position. */
    nudge: async () => {
      await nudgeSilent({ ...server, quietHours: { from: 21, to: 8 }, clock });
      await worker.round();
      return look();
    },
    left: () => JSON.stringify(api.exchanges.filter(({ direction }) => direction === 'out')),
    /** What the team reads of the person, as far as it was carried out. */
    said: async () =>
      (await storedMessages(server)).flatMap((row) =>
        row.author === 'visitor' && row.state === 'done' ? openBody(protection, row).text : [],
      ),
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
