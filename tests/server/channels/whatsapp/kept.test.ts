import { expect, it } from 'vitest';
import { keptIn } from '../../../../server/channels/visit/kept.ts';
import { messageExamples } from '../../../../server/messages/message-examples.ts';
import { holdDue } from '../../../../server/outbox/hold-restored.ts';
import { fileCampaigns } from '../../../../src/funnel/campaigns.ts';
import { sampledEngines } from '../../test-server/test-database.ts';
import { openConversations, turnThat } from './open-conversations.ts';

it.each(sampledEngines)(
  'a conversation without an order loses its answers after 72 hours and goes after 30 days on %s',
  async (engine) => {
    const shop = await openConversations(engine);
    const worker = shop.workerWith(async () => turnThat('oi'));
    await worker.hears('oi');
    shop.pass({ hours: 71 });
    await shop.server.sweep();
    expect(await shop.conversations()).toMatchObject([{ visit: expect.any(String) }]);
    shop.pass({ hours: 1 });
    await shop.server.sweep();
    expect(await shop.conversations()).toMatchObject([{ visit: null }]);
    shop.pass({ days: 27 });
    await shop.server.sweep();
    expect(await shop.conversations()).toEqual([]);
    expect(await shop.stored()).toEqual([]);
  },
);

it('a conversation that an earlier release left, with a prefix alone, goes on in its campaign', () => {
  const campaign = fileCampaigns.byPrefix('livelo');
  const state = { lead: {}, visit: { prefix: campaign.prefix } };
  const left = { side: {}, visit: { slots: {}, state } };
  expect(keptIn(JSON.stringify(left), fileCampaigns)?.visit.state.visit.campaign).toBe(campaign);
});

it('the conversation of an order loses its answers after a day and is kept with the order', async () => {
  const shop = await openConversations('SQLite');
  const { idLead } = await shop.server.ordered();
  const worker = shop.workerWith(async () => ({ ...turnThat('pedido feito'), leadId: idLead }));
  await worker.hears('oi');
  shop.pass({ days: 1 });
  await shop.server.sweep();
  expect(await shop.conversations()).toMatchObject([{ visit: null }]);
  shop.pass({ days: 400 });
  await shop.server.sweep();
  expect(await shop.conversations()).toHaveLength(1);
});

it('a restored backup sends no reply again that may have left', async () => {
  const shop = await openConversations('SQLite');
  await shop.receive('oi');
  await shop.database.write(async (db) => {
    const [{ id } = { id: '' }] = await shop.conversations();
    const held = await shop.claims.claim(db, id, shop.clock());
    if (held !== undefined)
      await shop.claims.finish(
        db,
        held,
        { ...turnThat(), shown: [{ text: 'oi', message: {} }] },
        shop.clock(),
      );
  });
  await shop.database.write((db) => holdDue(db, shop.clock()));
  expect(await shop.stored()).toMatchObject([{ state: 'done' }, { state: 'uncertain' }]);
});

it('who stops hears of what nobody waits for by another channel', async () => {
  const shop = await openConversations('SQLite');
  const worker = shop.workerWith(async () => ({ ...turnThat(), isStopped: true }));
  await worker.hears('parar');
  const [data = expect.fail()] = messageExamples['installation-reminder'];
  const channelsOf = async (phone: string) => {
    await shop.database.write((db) =>
      shop.repositories.messages.put(
        db,
        {
          kind: 'installation-reminder',
          to: { phone, email: 'ana@exemplo.com.br' },
          leadId: null,
          data,
        },
        shop.clock(),
      ),
    );
    const rows = await shop.database.read((db) =>
      db.selectFrom('message_outbox').select('channel').orderBy('created_at').execute(),
    );
    return rows.at(-1)?.channel;
  };
  expect(await channelsOf('21999998888')).toBe('whatsapp');
  shop.pass({ minutes: 1 });
  expect(await channelsOf('11987654321')).not.toBe('whatsapp');
});
