import { describe, expect, it } from 'vitest';
import { callRequest } from '../../../scripts/shop/call-request.ts';
import { networkOf } from '../../../server/http/network-of.ts';
import { Refusal } from '../../../server/http/refusal.ts';
import { budget, createEventBudget, shares } from '../../../server/measurement/event-budget.ts';
import { hourMs, minuteMs } from '../../../src/brazil/durations.ts';
import { sendEvents } from '../../../src/contract/calls/measurement.ts';
import { maxEvents } from '../../../src/contract/measurement/visit-event.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { openWithBrowser } from '../test-server/open-with.ts';
import { shown } from './given-events.ts';

/** What one sender gets at once if nobody else sends. */
const alone = (share: number) => (share * budget) / (1 + share);

describe('events sent to the server', () => {
  let number = 0;

  function batch(many: number) {
    const events = Array.from({ length: many }, () => shown(++number, 'cep'));
    const { path: url, body: payload, ...request } = callRequest(sendEvents, { body: { events } });
    return { ...request, url, ...(payload === undefined ? {} : { payload }) };
  }

  /** Sends as a stranger does, who keeps no cookie. */
  const statusFrom = async ({ app }: TestServer, remoteAddress: string) =>
    (await app.inject({ ...batch(maxEvents), remoteAddress })).statusCode;

  const storedIn = (server: TestServer) => server.rows('visit_events', 'id');

  it('a flood from one address ends at its share, and everybody else goes on being counted', async () => {
    const server = await openTestServer();
    let taken = 0;
    while ((await statusFrom(server, '198.51.100.7')) === 200) taken += maxEvents;
    expect(taken).toBeGreaterThan(alone(shares.address) - 2 * maxEvents);
    expect(taken).toBeLessThanOrEqual(alone(shares.address));
    expect(await storedIn(server)).toHaveLength(taken);
    expect(await statusFrom(server, '198.51.100.8')).toBe(200);
    expect(await statusFrom(server, '203.0.113.1')).toBe(200);
  });

  it('a browser that sends too much is refused, and others behind its address are not', async () => {
    const { server, browser } = await openWithBrowser();
    let taken = 0;
    while ((await browser.send(batch(maxEvents))).status === 200) taken += maxEvents;
    expect(taken).toBeLessThanOrEqual(alone(shares.device));
    expect(await server.browser().send(batch(maxEvents))).toMatchObject({ status: 200 });
  });

  it('the first call of a visit may be its events, and names the browser for the next', async () => {
    const { browser } = await openWithBrowser();
    const named = async () => {
      expect(await browser.send(batch(1))).toMatchObject({ status: 200 });
      return browser.cookies.get('device');
    };
    const first = await named();
    expect(first).toBeDefined();
    expect(await named()).toBe(first);
  });

  it('a repeated call stores nothing a second time, neither its events nor a response', async () => {
    const { server, browser } = await openWithBrowser();
    const request = batch(2);
    await browser.send(request);
    await browser.send(request);
    expect(await storedIn(server)).toHaveLength(2);
    expect(await server.rows('idempotency_keys')).toEqual([]);
  });
});

const secondMs = 1000;

describe('the budget of events', () => {
  const start = Date.parse('2026-11-23T15:00:00Z');
  let devices = 0;

  function openBudget() {
    const { spend } = createEventBudget();
    /** Sends as who makes up a browser for every call. */
    const isTaken = (address: string, many = maxEvents, after = 0): boolean => {
      const sender = { address: networkOf(address), device: () => `made up ${++devices}` };
      try {
        spend(sender, many, new Date(start + after));
        return true;
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal);
        return false;
      }
    };
    /** Sends until the first refusal. Returns the number of events taken. */
    const flood = (addressOf: (call: number) => string, after = 0) => {
      let calls = 0;
      while (isTaken(addressOf(calls), maxEvents, after)) calls += 1;
      return calls * maxEvents;
    };
    return { isTaken, flood };
  }

  it.each([
    ['IPv4', (host: number) => `198.51.${host % 256}.1`, '203.0.113.1'],
    ['IPv6', (host: number) => `2001:db8:${host.toString(16)}::1`, '2001:db9::1'],
  ])('many addresses of one %s network get what it gets', (_, addressOf, elsewhere) => {
    const { isTaken, flood } = openBudget();
    const taken = flood(addressOf);
    expect(taken).toBeGreaterThan(alone(shares.network) - 2 * maxEvents);
    expect(taken).toBeLessThanOrEqual(alone(shares.network));
    expect(isTaken(addressOf(255))).toBe(false);
    expect(isTaken(elsewhere)).toBe(true);
  });

  it('floods from fifty networks for an hour take what the budget gives, and a newcomer is counted every minute', () => {
    const { isTaken, flood } = openBudget();
    let taken = 0;
    for (let after = 0; after < hourMs; after += 10 * secondMs) {
      for (let network = 1; network <= 50; network += 1)
        taken += flood((call) => `10.${network}.${call % 256}.1`, after);
      // A newcomer's first events, a minute after the floods began.
      if (after >= minuteMs) expect(isTaken(`203.${after / secondMs}.1.1`, 10, after)).toBe(true);
    }
    expect(taken).toBeLessThan((hourMs / (5 * minuteMs) + 1) * budget);
  });

  it('a refused sender is taken again after a while', () => {
    const { isTaken, flood } = openBudget();
    flood(() => '198.51.100.7');
    expect(isTaken('198.51.100.7', maxEvents, secondMs)).toBe(false);
    expect(isTaken('198.51.100.7', maxEvents, minuteMs)).toBe(true);
  });
});
