import { describe, expect, it } from 'vitest';
import { consentsOf } from '../../../server/consents/note-consent.ts';
import { agreement } from '../../../src/content/steps/agreement.ts';
import { personal } from '../../../src/content/steps/personal.ts';
import { updateNoCoverageLead } from '../../../src/contract/calls/coverage.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import type { TestServer } from '../test-server/open-test-server.ts';
import { openAt, openWithBrowser } from '../test-server/open-with.ts';
import { noNetwork } from '../test-server/order.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const kept = ({ database }: TestServer, id: string) => database.read((db) => consentsOf(db, id));
const email = 'maria@exemplo.com.br';
const byThemselves = { how: null, heardBy: null };

describe.each(sampledEngines)('stored consents on %s', (engine) => {
  it('a consent is stored with its words and its time whenever it changes', async () => {
    const { server, browser, params } = await openAt('name', { engine });
    const moments = [];
    for (const accept_promotions of [false, true, true, false]) {
      server.pass({ minutes: 1 });
      moments.push(server.now().toISOString());
      await browser.call(leads.saveEmail, { params, body: { email, accept_promotions } });
    }
    const { label: text } = personal.steps.email.fields.accept_promotions;
    expect(await kept(server, params.idLead)).toMatchObject([
      { purpose: 'offers', given: true, at: moments[1], text, ...byThemselves },
      { purpose: 'offers', given: false, at: moments[3], text, ...byThemselves },
    ]);
    await browser.call(leads.deleteLead, { body: { id: params.idLead } });
    expect(await kept(server, params.idLead)).toEqual([]);
  });

  it('the consent to the terms is stored with an order', async () => {
    const { server, idLead, finish } = await openAt('order', { engine });
    await finish();
    expect(await kept(server, idLead)).toMatchObject([
      {
        ...{ purpose: 'order-terms', given: true, at: server.now().toISOString() },
        ...{ text: agreement.label, ...byThemselves },
      },
    ]);
  });

  it('the consent of a visitor who waits for coverage is stored', async () => {
    const { server, browser } = await openWithBrowser({ engine });
    const opened = await browser.call(leads.createLead, { body: { coverage: noNetwork, lead: {} } });
    const id = opened.idLeadNoCoverage ?? '';
    await browser.call(updateNoCoverageLead, { body: { id, email, accept_information: true } });
    expect(await kept(server, id)).toMatchObject([{ purpose: 'coverage-news', given: true }]);
  });
});
