import { expect, it } from 'vitest';
import { type Limit, type LimitName, limits } from '../../../server/access/limits.ts';
import { createLeadFromLine } from '../../../src/contract/calls/customers.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { checkClient, findRenewalOffers } from '../../../src/contract/calls/renewals.ts';
import type { Browser } from '../test-server/browser.ts';
import { openTestServer } from '../test-server/open-test-server.ts';

const cpfs = ['52998224725', '11144477735'] as const;
const phones = ['11987654321', '11987654322'] as const;
const ids = [crypto.randomUUID(), crypto.randomUUID()] as const;

/** Calls about one of two subjects. */
type Ask = (browser: Browser, about: 0 | 1) => Promise<{ status: number }>;

it.each<[what: string, limit: LimitName, ask: Ask]>([
  ['a document in the path', 'lookUp', (by, about) => by.ask(checkClient, { params: { cpf: cpfs[about] } })],
  [
    'a document in the body',
    'lookUp',
    (by, about) => by.ask(findRenewalOffers, { body: { cpf: cpfs[about] } }),
  ],
  [
    'a phone in the body',
    'lookUp',
    (by, about) => by.ask(createLeadFromLine, { body: { phoneNumber: phones[about] } }),
  ],
  [
    'a lead in the path',
    'proof',
    (by, about) =>
      by.ask(leads.openLeadAccess, { params: { idLead: ids[about] }, body: { phoneEnding: '0000' } }),
  ],
  [
    'a lead in the body',
    'erasure',
    (by, about) => by.ask(leads.deleteLead, { body: { id: ids[about], phone: phones[0] } }),
  ],
])('a limit on %s holds across browsers and leaves others alone', async (_, limit, ask) => {
  const server = await openTestServer();
  const { about, aboutByNetwork }: Limit['per'] = limits[limit].per;
  const statuses = new Set<number>();
  for (let calls = 0; calls < ((about ?? aboutByNetwork)?.calls ?? 0); calls += 1)
    statuses.add((await ask(server.browser(), 0)).status);
  expect(statuses).not.toContain(429);
  expect((await ask(server.browser(), 0)).status).toBe(429);
  expect((await ask(server.browser(), 1)).status).not.toBe(429);
});

it('a document that strangers keep looking up stays open to its owner at another address', async () => {
  const server = await openTestServer({ trustProxy: 1 });
  const ask = (address: string) =>
    server
      .browser()
      .ask(checkClient, { params: { cpf: cpfs[0] } }, { headers: { 'x-forwarded-for': address } });
  const strangers = [];
  for (let calls = 0; calls <= limits.lookUp.per.aboutByNetwork.calls; calls += 1)
    strangers.push((await ask('203.0.113.7')).status);
  expect(strangers.at(-1)).toBe(429);
  expect((await ask('198.51.100.9')).status).toBe(200);
});
