import { describe, expect, it } from 'vitest';
import { createLeadFromLine } from '../../../src/contract/calls/customers.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { paulista } from '../test-server/order.ts';
import { engines } from '../test-server/test-database.ts';

const phoneNumber = '11987654321';

describe.each(engines)('a mobile line on %s', (engine) => {
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
  ])('opens a lead with its bonus (%s)', async (addon, idPlanAddonBonus) => {
    const floor = await openTestServer({ engine });
    const browser = floor.browser();
    const { id, version } = await browser.call(createLeadFromLine, { body: { phoneNumber, addon } });
    const params = { idLead: id };
    const view = await browser.call(leads.getLead, { params });
    expect(view).toMatchObject({ phone: phoneNumber, onFile: { name: 'P**** R****', email: 'p****@****' } });
    expect(view.name).toBeUndefined();
    expect(view.idPlanAddonBonus).toBe(idPlanAddonBonus);
    await browser.call(leads.saveAddress, { params, body: paulista }, { version });
    expect((await browser.call(leads.getLead, { params })).plansOffers?.length).toBeGreaterThan(0);
  });

  it('keeps the wanted plan for the address', async () => {
    const floor = await openTestServer({ engine });
    const browser = floor.browser();
    const body = { phoneNumber, addon: 'timblack', idPlan: 201 };
    const { id } = await browser.call(createLeadFromLine, { body });
    const params = { idLead: id };
    await browser.call(leads.saveAddress, { params, body: paulista });
    expect(await browser.call(leads.getLead, { params })).toMatchObject({ plan: { id: 201 } });
    const foreign = { ...body, idPlan: 101 };
    expect(await browser.refused(createLeadFromLine, { body: foreign })).toMatchObject({
      fields: [{ field: 'idPlan' }],
    });
  });

  it('is not told whose it is by the end of a number that was typed', async () => {
    const floor = await openTestServer({ engine });
    const { id } = await floor.browser().call(createLeadFromLine, { body: { phoneNumber } });
    const params = { idLead: id };
    const other = floor.browser();
    await other.call(leads.openLeadAccess, { params, body: { phoneEnding: '4321' } });
    expect((await other.call(leads.getLead, { params })).name).toBeUndefined();
  });

  it('has to be one of the operator', async () => {
    const floor = await openTestServer({ engine });
    const refusal = await floor
      .browser()
      .refused(createLeadFromLine, { body: { phoneNumber: '11912345678' } });
    expect(refusal).toMatchObject({ status: 422, code: 'not-our-line', fields: [{ field: 'phoneNumber' }] });
    expect(await floor.database.read((db) => db.selectFrom('leads').select('id').execute())).toEqual([]);
  });
});

it('is known in the sandbox only', async () => {
  const floor = await openTestServer({ sandbox: false });
  expect(await floor.browser().refused(createLeadFromLine, { body: { phoneNumber } })).toMatchObject({
    code: 'not-our-line',
  });
});
