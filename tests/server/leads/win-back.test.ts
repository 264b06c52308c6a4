import { expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import { openWithBrowser } from '../test-server/open-with.ts';
import { paulista, plan, rio } from '../test-server/order.ts';
import { sampledEngines } from '../test-server/test-database.ts';

/** The plan of d600wb, for returning customers. */
const winBack = 108;

it.each(sampledEngines)('the winBack flag follows the chosen plan on %s', async (engine) => {
  const { server, browser } = await openWithBrowser({ engine });
  const lead = { flags: { regionOffer: true, winBack: true } };
  const { idLead } = await browser.call(leads.createLead, { body: { coverage: paulista, lead } });
  const params = { idLead: idLead ?? '' };
  const flags = async (): Promise<unknown> => {
    const [row] = await server.rows('leads', 'flags');
    return JSON.parse(row?.flags ?? 'null');
  };
  // The link's flags apply until a plan is chosen.
  expect(await flags()).toEqual({ regionOffer: true, winBack: true });
  await browser.call(leads.savePlan, { params, body: { idPlan: plan.id } });
  expect(await flags()).toEqual({ regionOffer: true });
  await browser.call(leads.savePlan, { params, body: { idPlan: winBack } });
  expect(await flags()).toEqual({ regionOffer: true, winBack: true });
  // Another address with the same plan changes nothing.
  await browser.call(leads.saveAddress, { params, body: rio });
  expect(await flags()).toEqual({ regionOffer: true, winBack: true });
  await browser.call(leads.savePlan, { params, body: { idPlan: plan.id } });
  expect(await flags()).toEqual({ regionOffer: true });
});

it('a lead opened with a plan gets the winBack flag of that plan, whatever the call says', async () => {
  const { server, browser } = await openWithBrowser();
  for (const [idPlan, told] of [
    [plan.id, { winBack: true }],
    [winBack, {}],
  ] as const) {
    const lead = { idPlan, flags: told };
    const { idLead } = await browser.call(leads.createLead, { body: { coverage: paulista, lead } });
    const row = (await server.rows('leads', 'id', 'flags')).find(({ id }) => id === idLead);
    expect(JSON.parse(row?.flags ?? 'null')).toEqual(idPlan === winBack ? { winBack: true } : {});
  }
});
