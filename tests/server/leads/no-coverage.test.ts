import { describe, expect, it } from 'vitest';
import {
  createNoCoverageLead,
  deleteNoCoverageLead,
  getNoCoverageLead,
  openNoCoverageAccess,
  updateNoCoverageLead,
} from '../../../src/contract/calls/coverage.ts';
import { createLegacyLead } from '../../../src/contract/calls/earlier-sites.ts';
import { createLead, getLead } from '../../../src/contract/calls/leads.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openWithBrowser } from '../test-server/open-with.ts';
import { noNetwork, paulista } from '../test-server/order.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const contact = { name: 'Ana Lima', email: 'ana@exemplo.com.br', phone: '68987654321' };

describe.each(sampledEngines)('an address without coverage on %s', (engine) => {
  it('an address without coverage becomes a contact instead of a lead, and can be withdrawn', async () => {
    const { server, browser } = await openWithBrowser({ engine });
    const opened = await browser.call(createLead, { body: { coverage: noNetwork, lead: { idPlan: 101 } } });
    expect(opened).toMatchObject({ idLead: null, cepCoverage: { infra: null } });
    const id = opened.idLeadNoCoverage ?? '';
    await browser.call(updateNoCoverageLead, { body: { id, ...contact, accept_information: true } });
    const stored = () => server.rows('no_coverage_leads');
    expect(await stored()).toMatchObject([{ id, ...contact, accept_information: 1, city: 'Rio Branco' }]);

    const stranger = server.browser();
    await stranger.refuses('404 not-found', deleteNoCoverageLead, { body: { id, phone: '68911112222' } });
    const erased = await stranger.call(deleteNoCoverageLead, { body: { id, phone: contact.phone } });
    expect(erased.id).toBe(id);
    expect(await stored()).toEqual([]);
  });

  it('a contact can be sent together with the address', async () => {
    const { server, browser } = await openWithBrowser({ engine });
    const { id } = await browser.call(createNoCoverageLead, { body: { ...noNetwork, ...contact } });
    await browser.call(updateNoCoverageLead, { body: { id, name: 'Ana Maria Lima' } });
    expect(await server.rows('no_coverage_leads')).toMatchObject([{ ...contact, name: 'Ana Maria Lima' }]);
  });
});

describe.each(sampledEngines)('a contact left without coverage on %s', (engine) => {
  const leave = async () => {
    const { server, browser } = await openWithBrowser({ engine });
    const { id } = await browser.call(createNoCoverageLead, { body: noNetwork });
    await browser.call(updateNoCoverageLead, { body: { id, ...contact, accept_information: true } });
    return { server, browser, id, params: { idLead: id } };
  };

  it('a contact is shown to its own browser, and a link alone shows not even the town', async () => {
    const { server, browser, id, params } = await leave();
    expect(await browser.call(getNoCoverageLead, { params })).toMatchObject({
      id,
      access: 'holder',
      cep: noNetwork.cep,
      ...contact,
      accept_information: true,
    });
    const seen = await server.browser().call(getNoCoverageLead, { params });
    expect(seen).toEqual({ success: true, id, access: 'pointer', addon: '' });
  });

  it('the end of the phone number opens a contact, and three wrong tries close it', async () => {
    const { server, params } = await leave();
    const stranger = server.browser();
    const tryWith = (phoneEnding: string) =>
      stranger.refused(openNoCoverageAccess, { params, body: { phoneEnding } });
    expect(await tryWith('0000')).toMatchObject({ status: 403, code: 'not-holder' });
    expect(await tryWith('0001')).toMatchObject({ status: 403 });
    expect(await tryWith('0002')).toMatchObject({ status: 429 });
    expect(await tryWith('4321')).toMatchObject({ status: 429 });
    expect(await stranger.call(getNoCoverageLead, { params })).toMatchObject({ access: 'pointer' });

    const { server: other, params: known } = await leave();
    const owner = other.browser();
    await owner.call(openNoCoverageAccess, { params: known, body: { phoneEnding: '4321' } });
    expect(await owner.call(getNoCoverageLead, { params: known })).toMatchObject({
      access: 'holder',
      ...contact,
    });
  });

  it('a withdrawn contact is deleted with its count of tries', async () => {
    const { server, browser, id, params } = await leave();
    await server.browser().refused(openNoCoverageAccess, { params, body: { phoneEnding: '0000' } });
    await browser.call(deleteNoCoverageLead, { body: { id, phone: contact.phone } });
    await browser.refuses('404', getNoCoverageLead, { params });
    expect(await server.rows('no_coverage_step_ups')).toEqual([]);
  });

  it('without a phone answers like a wrong guess', async () => {
    const server = await openTestServer({ engine });
    const { id } = await server.browser().call(createNoCoverageLead, { body: noNetwork });
    await server.browser().refuses('403 not-holder', openNoCoverageAccess, {
      params: { idLead: id },
      body: { phoneEnding: '4321' },
    });
  });
});

it('the older call opens a lead with coverage, and refuses an address without', async () => {
  const { browser } = await openWithBrowser();
  const answers = { name: 'Ana Lima', email: 'ana@exemplo.com.br', phone: '11987654321', idPlan: 101 };
  const { id } = await browser.call(createLegacyLead, {
    body: { ...paulista, ...answers, acceptEmailOffers: true, acceptPhoneContact: false },
  });
  expect(await browser.call(getLead, { params: { idLead: id } })).toMatchObject({
    name: 'Ana Lima',
    email: 'ana@exemplo.com.br',
    accept_promotions: true,
    plan: { id: 101 },
  });
  const refusal = await browser.refused(createLegacyLead, { body: { ...noNetwork, ...answers } });
  expect(refusal).toMatchObject({ status: 422, code: 'not-covered', error: 'Sem cobertura' });
});
