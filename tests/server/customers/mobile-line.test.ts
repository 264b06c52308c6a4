import { describe, expect, it } from 'vitest';
import { notSetUp } from '../../../src/content/messages/not-set-up.ts';
import { createLeadFromLine } from '../../../src/contract/calls/customers.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { nobody, says, standIn } from '../gateways/stand-in.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openWithBrowser } from '../test-server/open-with.ts';
import { paulista } from '../test-server/order.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const phoneNumber = '11987654321';

describe.each(sampledEngines)('a mobile line on %s', (engine) => {
  it.each([
    ['timcontrole', 9001],
    ['timblack', 9002],
    ['b/timblack', 9002],
    ['globoplay/timpre', 9003],
    ['globoplay/timblack', 9002],
    ['controle', 9001],
    ['black', 9002],
    ['pre', 9003],
    [undefined, undefined],
  ])('a mobile line opens a lead with its bonus (%s)', async (addon, idPlanAddonBonus) => {
    const { browser } = await openWithBrowser({ engine });
    const { id, version } = await browser.call(createLeadFromLine, { body: { phoneNumber, addon } });
    const params = { idLead: id };
    const view = await browser.call(leads.getLead, { params });
    expect(view).toMatchObject({ phone: phoneNumber, onFile: { name: 'P**** R****', email: 'p****@****' } });
    expect(view.name).toBeUndefined();
    expect(view.idPlanAddonBonus).toBe(idPlanAddonBonus);
    await browser.call(leads.saveAddress, { params, body: paulista }, { version });
    expect((await browser.call(leads.getLead, { params })).plansOffers?.length).toBeGreaterThan(0);
  });

  it('a mobile line’s lead keeps the wanted plan, but only one of its campaign', async () => {
    const { browser } = await openWithBrowser({ engine });
    const body = { phoneNumber, addon: 'timblack', idPlan: 201 };
    const { id } = await browser.call(createLeadFromLine, { body });
    const params = { idLead: id };
    await browser.call(leads.saveAddress, { params, body: paulista });
    expect(await browser.call(leads.getLead, { params })).toMatchObject({ plan: { id: 201 } });
    const foreign = { ...body, idPlan: 101 };
    await browser.refuses('idPlan', createLeadFromLine, { body: foreign });
  });

  it.each([
    ['the mobile plan of its bonus', 9003, 9003],
    ['a plan that it alone sells', 301, 9001],
  ])('a campaign that is told by %s alone brings its bonus', async (_, idPlan, idPlanAddonBonus) => {
    const { browser } = await openWithBrowser({ engine });
    const { id } = await browser.call(createLeadFromLine, { body: { phoneNumber, idPlan } });
    expect(await browser.call(leads.getLead, { params: { idLead: id } })).toMatchObject({ idPlanAddonBonus });
  });

  it('the end of a typed line number does not reveal the owner’s name', async () => {
    const server = await openTestServer({ engine });
    const { id } = await server.browser().call(createLeadFromLine, { body: { phoneNumber } });
    const params = { idLead: id };
    const other = server.browser();
    await other.call(leads.openLeadAccess, { params, body: { phoneEnding: '4321' } });
    expect((await other.call(leads.getLead, { params })).name).toBeUndefined();
  });

  it('a number that is not a line of the carrier opens no lead', async () => {
    const server = await openTestServer({ engine });
    await server
      .browser()
      .refuses('422 not-our-line phoneNumber', createLeadFromLine, { body: { phoneNumber: '11912345678' } });
    expect(await server.rows('leads', 'id')).toEqual([]);
  });
});

const analysis = 'reference';

it('a mobile line is refused where no system can look it up, before anything is stored', async () => {
  const server = await openTestServer({ sandbox: false, services: { analysis } });
  const refusal = await server.browser().refused(createLeadFromLine, { body: { phoneNumber } });
  expect(refusal).toMatchObject({ status: 409, code: 'not-set-up', error: notSetUp.mobileLine });
});

it('a mobile line is looked up in the carrier’s system, and its data fill the lead', async () => {
  const url = await standIn(says({ body: JSON.stringify({ line: { name: 'Paula Lima', email: null } }) }));
  const { browser } = await openWithBrowser({
    sandbox: false,
    services: { analysis, lines: { url, token: 't' } },
  });
  const { id } = await browser.call(createLeadFromLine, { body: { phoneNumber } });
  const view = await browser.call(leads.getLead, { params: { idLead: id } });
  expect(view).toMatchObject({ phone: phoneNumber, onFile: { name: 'P**** L****' } });
});

it('a number that is not a line is told apart from a system that does not answer', async () => {
  const unknown = await standIn(says({ body: '{"line":null}' }));
  for (const [url, status, code] of [
    [unknown, 422, 'not-our-line'],
    [await nobody(), 503, 'service-down'],
  ] as const) {
    const services = { analysis, lines: { url, token: undefined } } as const;
    const server = await openTestServer({ sandbox: false, services });
    const refusal = await server.browser().refused(createLeadFromLine, { body: { phoneNumber } });
    expect(refusal).toMatchObject({ status, code });
  }
});
