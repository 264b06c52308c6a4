import { describe, expect, it } from 'vitest';
import { turnParts } from '../../../server/app/start-channels.ts';
import type { ChannelMessage } from '../../../server/channels/channel-message.ts';
import { nudgeSilent } from '../../../server/channels/nudge-silent.ts';
import { turnTaker } from '../../../server/channels/visit/take-turn.ts';
import { silentConversations } from '../../../server/conversations/silent-conversations.ts';
import { whatsappWords } from '../../../src/content/conversation/whatsapp.ts';
import type { TestServer } from '../test-server/open-test-server.ts';
import { plansOf } from '../test-server/query-plans.ts';
import { sharedReader } from '../test-server/shared-reader.ts';
import { sampledEngines } from '../test-server/test-database.ts';
import { openConversations, taken } from './whatsapp/open-conversations.ts';

const reader = sharedReader();
const quietHours = { from: 21, to: 8 };

/** Somebody who writes these to the shop at noon of São Paulo, and then nothing. */
async function openSilent(said: readonly string[], engine: (typeof sampledEngines)[number] = 'SQLite') {
  const open = await openConversations(engine, undefined, { reader });
  const { server, database, protection, clock, receive, workerWith, port } = open;
  const shown: ChannelMessage[] = [];
  const turns = turnParts(server.app, {
    ...{ ...server, siteUrl: 'http://localhost', clock },
    failed: () => (error) => {
      throw error;
    },
  });
  const whatsapp = port(({ message }) => {
    shown.push(message);
    return taken();
  });
  const worker = workerWith(turnTaker(turns), whatsapp);
  const settle = async () => {
    await worker.round();
    await worker.idle();
  };
  const write = async (...texts: readonly string[]) => {
    for (const text of texts) {
      await receive(text);
      await settle();
    }
  };
  const look = () => nudgeSilent({ database, protection, providers: server.providers, quietHours, clock });
  // The first scan only sets its start position.
  await look();
  server.pass({ minutes: 1 });
  await write(...said);
  return {
    ...{ ...open, shown, write, look },
    /** What the visitor sees once so many hours have passed. */
    silentFor: async (hours: number) => {
      server.pass({ hours });
      shown.length = 0;
      await Promise.all([look(), look()]);
      await settle();
      return shown.map((message) => ('text' in message ? message.text : ''));
    },
  };
}

const atPlans = ['oi', '01310-100', '1000'];

describe.each(sampledEngines)('who falls silent in the middle of an order, on %s,', (engine) => {
  it('is asked the open question once more, after three hours and not again', async () => {
    const { silentFor, shown, write, stored, failures } = await openSilent(atPlans, engine);
    const asked = shown.at(-1);
    expect(await silentFor(2)).toEqual([]);
    const [said, ...others] = await silentFor(1);
    expect(said).toContain(whatsappWords.nudge);
    expect(others).toEqual([]);
    expect(shown).toMatchObject([{ kind: 'choices', choices: Object(asked).choices }]);
    expect((await stored()).map(({ author, state }) => `${author} ${state}`)).not.toContain('shop received');
    expect(await silentFor(1)).toEqual([]);
    // What was offered is taken as ever, and one nudge is all of a conversation.
    await write('500 mega');
    expect(shown).not.toEqual([]);
    expect(await silentFor(4)).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('is found among the conversations of a day alone', async () => {
    const { database, clock } = await openConversations(engine);
    const at = clock().toISOString();
    const plans = await plansOf(database, engine, (db) =>
      silentConversations(db, { updatedAt: at, id: 'x' }, at, at, 100),
    );
    // Those of the last day are sorted.
    expect(plans.join('\n')).toContain('conversations_by_state');
    expect(plans.join('\n')).not.toMatch(/Seq Scan|SCAN/);
  });
});

it('waits for the morning, within the hours in which WhatsApp takes free texts', async () => {
  const evening = await openSilent([]);
  evening.server.pass({ hours: 8 });
  await evening.write(...atPlans);
  // From 20:01 to 7:01 in São Paulo.
  expect(await evening.silentFor(11)).toEqual([]);
  expect((await evening.silentFor(1)).join()).toContain(whatsappWords.nudge);
  const late = await openSilent(atPlans);
  expect(await late.silentFor(23)).toEqual([]);
});

it.each([
  ['said nothing of an order', ['oi']],
  ['says no', [...atPlans, 'não quero']],
  ['says no where a name is asked', [...atPlans, '500 mega', 'não tenho interesse']],
  ['gives up', [...atPlans, 'nao vou querer']],
  ['wants no messages', [...atPlans, 'parar']],
  ['has everything erased', [...atPlans, 'apagar']],
  ['waits for a person', [...atPlans, 'pessoa']],
  ['is not understood, which calls a person', [...atPlans, 'xyzzy plugh', 'qwrt zxcv bnm']],
])('who %s is not written to', async (_, said) => {
  const { silentFor } = await openSilent(said);
  expect(await silentFor(3)).toEqual([]);
});

it.each([
  ['nothing', 1, async () => {}],
  ['a person took it over', 0, ({ change }: TestServer) => change('conversations', { state: 'person' })],
  ['the visitor went on on the site', 0, ({ change }: TestServer) => change('leads', { face: 'chat' })],
  ['the order was made elsewhere', 0, ({ change }: TestServer) => change('leads', { status: 'finished' })],
])('an order that was begun is asked for if meanwhile %s: %i', async (_, many, change) => {
  const said = [...atPlans, '500 mega', 'Ana Souza', whatsappWords.ownNumber, 'ana@exemplo.com.br'];
  const { silentFor, server } = await openSilent(said);
  await change(server);
  expect(await silentFor(3)).toHaveLength(many);
});
