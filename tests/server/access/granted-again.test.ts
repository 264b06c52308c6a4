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

interface Opening {
  what: string;
  /** Calls a journey's opening with a key; returns the opened id. */
  open: (browser: Browser, key: string) => Promise<string | null>;
  /** A write that needs the capability. */
  answer: (browser: Browser, id: string) => Promise<unknown>;
}

const named = (browser: Browser, idLead: string) =>
  browser.call(leads.saveDueDate, { params: { idLead }, body: { due_date: 10 } });

const openings: readonly Opening[] = [
  {
    what: 'a lead of an earlier site',
    open: async (browser, key) => {
      const body = { ...paulista, idPlan: 101 };
      return (await browser.call(createLegacyLead, { body }, { key })).id;
    },
    answer: named,
  },
  {
    what: 'a collaborator’s lead',
    open: async (browser, key) => {
      const body = { email: 'ana@timbrasil.com.br' };
      return (await browser.call(createCollaboratorLead, { body }, { key })).id;
    },
    answer: (browser, idLead) =>
      browser.call(leads.saveEmail, {
        params: { idLead },
        body: { email: 'ana.lima@timbrasil.com.br', accept_promotions: false },
      }),
  },
  {
    what: 'a lead of a mobile line',
    open: async (browser, key) => {
      const body = { phoneNumber: '11987654321' };
      return (await browser.call(createLeadFromLine, { body }, { key })).id;
    },
    answer: named,
  },
  {
    what: 'a migration',
    open: async (browser, key) =>
      (await browser.call(findMigrationOffers, { body: migrating }, { key })).idLead,
    answer: named,
  },
  {
    what: 'a renewal',
    open: async (browser, key) =>
      (await browser.call(findRenewalOffers, { body: renewing }, { key })).id_renewal_request,
    answer: (browser, id_renewal_request_user) =>
      browser.call(chooseRenewalOffer, { params: { id_renewal_request_user }, body: { offer1: true } }),
  },
  {
    what: 'a contact without coverage',
    open: async (browser, key) => (await browser.call(createNoCoverageLead, { body: noNetwork }, { key })).id,
    answer: (browser, id) =>
      browser.call(updateNoCoverageLead, { body: { id, name: 'Ana Lima', phone: '11987654321' } }),
  },
];

describe.each(engines)('a repeated call that grants access on %s', (engine) => {
  it('a repeated call grants access again if its answer was lost, until an answer is saved', async () => {
    const server = await openTestServer({ engine });
    for (const [index, { what, open, answer }] of openings.entries()) {
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
