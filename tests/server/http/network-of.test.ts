import { expect, it } from 'vitest';
import { limits } from '../../../server/access/limits.ts';
import { networkOf, wideNetworkOf } from '../../../server/http/network-of.ts';
import { createLead, openLeadAccess } from '../../../src/contract/calls/leads.ts';
import { openTestServer } from '../test-server/open-test-server.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::1', '0:0:0:0'],
  ['2804:14d:5c00:1:2:3:4:5', '2804:14d:5c00:1'],
  ['2804:014D:5C00:0001::9', '2804:14d:5c00:1'],
  ['2804:14d::5:6', '2804:14d:0:0'],
  ['2804:14d:0:0:1::', '2804:14d:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['1:2:3:4:5:6:203.0.113.9', '1:2:3:4'],
])('the address %s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2804:14d:5c00:1:2:3:4:5', '2804:14d:5c00'],
  ['2804:14d:5c00:ffff::9', '2804:14d:5c00'],
  ['2804::1', '2804:0:0'],
])('the address %s belongs to the wide network %s', (address, network) => {
  expect(wideNetworkOf(networkOf(address))).toBe(network);
});

it('guesses from one IPv6 network are limited together', async () => {
  const server = await openTestServer({ trustProxy: 1 });
  const guess = (address: string) =>
    server
      .browser()
      .ask(
        openLeadAccess,
        { params: { idLead: crypto.randomUUID() }, body: { phoneEnding: '0000' } },
        { headers: { 'x-forwarded-for': address } },
      );
  const { calls } = limits.proof.per.address;
  for (let tries = 0; tries < calls; tries++) {
    // Fewer in a minute than the share of a whole network.
    if (tries === calls / 2) server.pass({ minutes: 1 });
    expect((await guess(`2804:14d:5c00:1::${tries.toString(16)}`)).status).toBe(404);
  }
  expect((await guess('2804:14d:5c00:1:ffff::')).status).toBe(429);
  expect((await guess('2804:14d:5c00:2::1')).status).toBe(404);
});

it.each([
  ['without a proxy one caller, whatever X-Forwarded-For says', false, 1],
  ['behind a trusted proxy as many as it names', 1, 0],
])('made-up addresses are %s', async (_, trustProxy, refused) => {
  const server = await openTestServer({ trustProxy });
  const { calls } = limits.newLead.per.address;
  const open = (call: number) =>
    server
      .browser()
      .ask(
        createLead,
        { body: { coverage: { cep: '01310100', number: '1' }, lead: {} } },
        { headers: { 'x-forwarded-for': `203.0.113.${call}` } },
      );
  const statuses: number[] = [];
  for (let call = 0; call <= calls; call += 1) statuses.push((await open(call)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(refused);
});
