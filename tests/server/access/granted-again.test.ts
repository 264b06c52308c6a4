import { describe, expect, it } from 'vitest';
import { createNoCoverageLead, updateNoCoverageLead } from '../../../src/contract/calls/coverage.ts';
import { createCollaboratorLead, createLeadFromLine } from '../../../src/contract/calls/customers.ts';
import { createLegacyLead } from '../../../src/contract/calls/earlier-sites.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { findMigrationOffers } from '../../../src/contract/calls/migrations.ts';
import { chooseRenewalOffer, findRenewalOffers } from '../../../src/contract/calls/renewals.ts';
import { migrating, renewing } from '../customers/customer.ts';
import type { Browser } from '../test-server/browser.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { noNetwork, paulista } from '../test-server/order.ts';
import { engines } from '../test-server/test-database.ts';

/** Opens a journey by a call with a key; returns the opened id. */
type Open = (browser: Browser, key: string) => Promise<string | null>;
/** A write that needs the capability. */
type Answer = (browser: Browser, id: string) => Promise<unknown>;

const named: Answer = (browser, idLead) =>
  browser.call(leads.saveDueDate, { params: { idLead }, body: { due_date: 10 } });
const collaborator = { email: 'ana@timbrasil.com.br' };

const openings: readonly (readonly [what: string, open: Open, answer: Answer])[] = [
  [
    'a lead',
    async (by, key) =>
      (await by.call(leads.createLead, { body: { coverage: paulista, lead: {} } }, { key })).id,
    named,
  ],
  [
    'a lead of an earlier site',
    async (by, key) => (await by.call(createLegacyLead, { body: { ...paulista, idPlan: 101 } }, { key })).id,
    named,
  ],
  [
    'a collaborator’s lead',
    async (by, key) => (await by.call(createCollaboratorLead, { body: collaborator }, { key })).id,
    (by, idLead) =>
      by.call(leads.saveEmail, { params: { idLead }, body: { ...collaborator, accept_promotions: false } }),
  ],
  [
    'a lead of a mobile line',
    async (by, key) =>
      (await by.call(createLeadFromLine, { body: { phoneNumber: '11987654321' } }, { key })).id,
    named,
  ],
  [
    'a migration',
    async (by, key) => (await by.call(findMigrationOffers, { body: migrating }, { key })).idLead,
    named,
  ],
  [
    'a renewal',
    async (by, key) => (await by.call(findRenewalOffers, { body: renewing }, { key })).id_renewal_request,
    (by, id_renewal_request_user) =>
      by.call(chooseRenewalOffer, { params: { id_renewal_request_user }, body: { offer1: true } }),
  ],
  [
    'a contact without coverage',
    async (by, key) => (await by.call(createNoCoverageLead, { body: noNetwork }, { key })).id,
    (by, id) => by.call(updateNoCoverageLead, { body: { id, name: 'Ana Lima', phone: '11987654321' } }),
  ],
];

describe.each(engines)('a repeated call that grants access on %s', (engine) => {
  it('a repeated call grants access again if its answer was lost, until an answer is saved', async () => {
    const server = await openTestServer({ engine });
    for (const [index, [what, open, answer]] of openings.entries()) {
      const key = `opens-once-and-again-${index}`;
      const id = await open(server.browser(), key);
      const owner = server.browser();
      expect(await open(owner, key), what).toBe(id);
      const held = owner.cookies.get('lead');
      await open(owner, key);
      expect(owner.cookies.get('lead'), `${what}, which this browser holds`).toBe(held);
      server.pass({ minutes: 1 });
      await answer(owner, id ?? '');
      const late = server.browser();
      expect(await open(late, key), what).toBe(id);
      expect(late.cookies.has('lead'), `${what}, answered`).toBe(false);
    }
  });

  it('a repeated call that granted nothing grants nothing again', async () => {
    const server = await openTestServer({ engine });
    const body = { cpf: renewing.cpf };
    for (let times = 0; times < 2; times += 1) {
      const browser = server.browser();
      const { outcome } = await browser.call(findRenewalOffers, { body }, { key: 'opens-nothing-at-all' });
      expect(outcome).toBe('to-prove');
      expect(browser.cookies.has('lead')).toBe(false);
    }
  });
});
