import { describe, expect, it } from 'vitest';
import { abandonedLeads } from '../../../server/leads/lists/abandoned-leads.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { changeRecovery, readRecovery } from '../../../src/contract/panel/access/recovery.ts';
import { plansOf, readsWhole } from '../test-server/query-plans.ts';
import { sampledEngines } from '../test-server/test-database.ts';
import { openRecoveryShop, siteUrl } from './open-recovery-shop.ts';

describe.each(sampledEngines)('recovery messages on %s', (engine) => {
  it('a recovery message is sent once, after the delay, to visitors who agreed', async () => {
    const shop = await openRecoveryShop(engine);
    const { params } = await shop.leave('maria@exemplo.com.br');
    await shop.leave('no-offers@exemplo.com.br', false);
    shop.server.pass({ hours: 2 });
    await shop.send();
    expect(await shop.messages()).toEqual([]);
    shop.server.pass({ hours: 1 });
    await Promise.all([shop.send(), shop.send()]);
    await shop.send();
    const found = await shop.messages();
    expect(found).toMatchObject([{ channel: 'email', to: 'maria@exemplo.com.br' }]);
    expect(found[0]?.data).toMatchObject({ url: `${siteUrl}/chat/?l=${params.idLead}` });
  });

  it('a person gets one recovery message, however many orders they begin', async () => {
    const shop = await openRecoveryShop(engine);
    await shop.leave('maria@exemplo.com.br');
    await shop.leave('Maria@exemplo.com.br');
    shop.server.pass({ hours: 3 });
    await shop.send();
    expect(await shop.messages()).toHaveLength(1);
  });

  it('who left in WhatsApp, where the talk asks first, gets the message a day later', async () => {
    const shop = await openRecoveryShop(engine);
    await shop.leave('maria@exemplo.com.br');
    await shop.server.change('leads', { face: 'whatsapp' });
    shop.server.pass({ hours: 23 });
    await shop.send();
    expect(await shop.messages()).toEqual([]);
    shop.server.pass({ hours: 1 });
    await Promise.all([shop.send(), shop.send()]);
    expect(await shop.messages()).toHaveLength(1);
  });

  it('visitors who left while recovery was off get no message', async () => {
    const shop = await openRecoveryShop(engine, { isOn: false });
    await shop.leave('before@exemplo.com.br');
    shop.server.pass({ hours: 4 });
    await shop.send();
    await shop.change({ isOn: true });
    await shop.send();
    await shop.leave('after@exemplo.com.br');
    shop.server.pass({ hours: 3, minutes: 1 });
    await shop.send();
    expect(await shop.messages()).toMatchObject([{ to: 'after@exemplo.com.br' }]);
  });

  it('a recovery message waits for the end of the quiet hours', async () => {
    const shop = await openRecoveryShop(engine);
    // From 12:00 to 20:01 in São Paulo.
    shop.server.pass({ hours: 8 });
    await shop.leave('maria@exemplo.com.br');
    shop.server.pass({ hours: 11 });
    await shop.send();
    expect(await shop.messages()).toEqual([]);
    shop.server.pass({ hours: 1 });
    await shop.send();
    expect(await shop.messages()).toHaveLength(1);
  });

  it('a press ends all offers, but merely opening the link does not', async () => {
    const shop = await openRecoveryShop(engine);
    const { params } = await shop.leave('maria@exemplo.com.br');
    shop.server.pass({ hours: 3 });
    await shop.send();
    const { app, database } = shop.server;
    const url = new URL(
      shop.repositories.messageStops.tokenOf('maria@exemplo.com.br'),
      `${siteUrl}/mensagens/parar/`,
    ).pathname;
    expect(decodeURIComponent(url)).not.toContain('maria');
    const opened = await app.inject({ method: 'GET', url });
    expect([opened.statusCode, (await shop.effect()).stops]).toEqual([200, 0]);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const press = () =>
      app.inject({ method: 'POST', url, headers: form, payload: 'List-Unsubscribe=One-Click' });
    expect((await press()).statusCode).toBe(200);
    expect((await press()).statusCode).toBe(200);
    expect((await shop.effect()).stops).toBe(1);
    expect(await shop.messages()).toEqual([]);
    const { accept_promotions } = await database.read((db) =>
      db
        .selectFrom('leads')
        .select('accept_promotions')
        .where('id', '=', params.idLead)
        .executeTakeFirstOrThrow(),
    );
    expect(accept_promotions).toBe(0);
    shop.server.pass({ days: 40 });
    await shop.leave('maria@exemplo.com.br');
    shop.server.pass({ hours: 3 });
    await shop.send();
    expect(await shop.messages()).toEqual([]);
  });

  it('a forged link ends no offers', async () => {
    const shop = await openRecoveryShop(engine);
    const forged = `${shop.repositories.messageStops.hashOf('maria@exemplo.com.br')}.${'x'.repeat(43)}`;
    for (const token of [forged, 'x'])
      expect(
        (await shop.server.app.inject({ method: 'POST', url: `/mensagens/parar/${token}` })).statusCode,
      ).toBe(404);
    expect((await shop.effect()).stops).toBe(0);
  });

  it('a share of visitors gets no recovery message, and both groups are compared', async () => {
    const shop = await openRecoveryShop(engine, { heldPercent: 50 });
    const people = Array.from({ length: 24 }, (_, index) => `person${index}@exemplo.com.br`);
    for (const email of people) await shop.leave(email);
    shop.server.pass({ hours: 3 });
    await shop.send();
    const written = (await shop.messages()).map(({ to }) => to);
    const held = people.filter((email) => !written.includes(email));
    expect(held.length).toBeGreaterThan(0);
    expect(written.length).toBeGreaterThan(0);
    expect(await shop.effect()).toMatchObject({
      arms: { held: [held.length, 0], sent: [written.length, 0] },
      differences: [{ id: 'sent', by: null }],
    });
    // Orders by another way count too and cancel the message.
    for (const [index, email] of [held[0], written[0]].entries()) {
      const door = { number: `${1000 + index}` };
      const { browser, params, finish } = await shop.server.leadAt('order', { door });
      await browser.call(leads.saveEmail, {
        params,
        body: { email: email ?? '', accept_promotions: false },
      });
      await finish();
    }
    expect((await shop.effect()).arms).toEqual({ held: [held.length, 1], sent: [written.length, 1] });
  });

  it('recovery settings are changed by permitted operators, within bounds, and audited', async () => {
    const shop = await openRecoveryShop(engine);
    const body = { isOn: true, delayHours: 25, heldPercent: 51 };
    await shop.manager.refuses('422', changeRecovery, { body });
    const { browser: seller } = await shop.server.signIn('seller');
    await seller.refuses('403', changeRecovery, { body: shop.settings });
    const query = { from: '2026-11-01', to: '2026-11-30' };
    expect(await shop.manager.call(readRecovery, { query })).toMatchObject({
      settings: shop.settings,
      canSend: true,
    });
    expect(await shop.server.audit()).toMatchObject([{ action: 'recovery.changed', detail: 'on 3 h 0%' }]);
  });

  it('recovery finds its recipients by an index', async () => {
    const { server, repositories } = await openRecoveryShop(engine);
    const { recoveries, messageStops } = repositories;
    const moment = server.now().toISOString();
    const contact = messageStops.hashOf('maria@exemplo.com.br');
    const plans = await plansOf(server.database, engine, async (db) => {
      await abandonedLeads(db, { updatedAt: moment, id: 'x' }, moment, 100, true);
      await recoveries.outcomes(db, moment, moment);
      await recoveries.noteOrder(db, { id: 'x', email: 'maria@exemplo.com.br' }, server.now());
      await messageStops.has(db, contact);
    });
    expect(plans.filter(readsWhole)).toEqual([]);
  });
});
