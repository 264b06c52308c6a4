import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import { findMigrationOffers } from '../../../src/contract/calls/migrations.ts';
import { findRenewalOffers } from '../../../src/contract/calls/renewals.ts';
import { migrating, renewing } from '../customers/customer.ts';
import { everythingStored } from '../test-server/everything-stored.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openAt, openWithBrowser } from '../test-server/open-with.ts';
import { rejectedCpf } from '../test-server/order.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const phone = '11987654321';

describe.each(sampledEngines)('erasing a lead on %s', (engine) => {
  it('an erasure during a proof causes no server error', async () => {
    const server = await openTestServer({ engine });
    for (let turn = 0; turn < 10; turn++) {
      const { browser, params } = await server.leadAt('email');
      const erase = () => browser.ask(leads.deleteLead, { body: { id: params.idLead, phone } });
      const prove = () =>
        server.browser().ask(leads.openLeadAccess, { params, body: { phoneEnding: '0000' } });
      const answers = await Promise.all(turn % 2 === 0 ? [prove(), erase(), prove()] : [erase(), prove()]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    }
  });

  it('an erased lead leaves no personal data behind', async () => {
    const given = { cpf: rejectedCpf };
    const { server, browser, idLead, params, confirm } = await openAt('confirmation', { engine }, given);
    const body = { email: 'maria@exemplo.com.br', accept_promotions: true };
    await browser.call(leads.saveEmail, { params, body }, { key: 'k'.repeat(20) });
    await confirm();
    await browser.call(leads.requestReview, { params, body: { message: 'Olhem de novo.' } });
    await server.browser().ask(leads.openLeadAccess, { params, body: { phoneEnding: '0000' } });

    const key = 'd'.repeat(20);
    await browser.call(leads.deleteLead, { body: { id: idLead, phone } }, { key });

    expect(await everythingStored(server.database)).toMatchObject({
      leads: [],
      reviews: [],
      step_up_tries: [],
      idempotency_keys: [{ key }],
    });
    await browser.refuses('404', leads.getLead, { params });
    await browser.refuses('403 not-holder', leads.saveDueDate, { params, body: { due_date: 5 } });
    expect(await browser.call(leads.deleteLead, { body: { id: idLead, phone } }, { key })).toEqual({
      success: true,
    });
  });

  it('an erasure needs the phone on file, and a wrong one gets the answer of an unknown lead', async () => {
    const { server, idLead: id } = await openAt('confirmation', { engine });
    const stranger = server.browser();
    const wrong = await stranger.refused(leads.deleteLead, { body: { id, phone: '11912345678' } });
    const unknown = await stranger.refused(leads.deleteLead, { body: { id: crypto.randomUUID(), phone } });
    expect(wrong).toMatchObject({ status: 404, code: 'not-found' });
    expect(unknown).toEqual(wrong);
    await stranger.call(leads.deleteLead, { body: { id, phone } });
  });

  it('the holder of a migration or renewal can erase it without a phone', async () => {
    const { server, browser: holder } = await openWithBrowser({ engine });
    const migration = await holder.call(findMigrationOffers, { body: migrating });
    const renewal = await holder.call(findRenewalOffers, { body: renewing });
    for (const id of [migration.idLead ?? '', renewal.id_renewal_request ?? '']) {
      const stranger = server.browser();
      await stranger.refuses('404', leads.deleteLead, { body: { id } });
      await holder.call(leads.deleteLead, { body: { id } });
    }
    expect(await everythingStored(server.database)).toMatchObject({ leads: [], renewals: [] });
  });
});
