import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { webchat } from '../../src/app/webchat.ts';
import type { Consent } from '../../src/pages/site/cookies/consent.ts';
import { keepConsent } from '../../src/pages/site/cookies/keep-consent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  delete window.webcare;
  keepConsent('denied', 0);
});

/** What became of it so far. */
function listen() {
  const heard: (string | null)[] = [];
  void webchat.protocol().then((protocol) => heard.push(protocol));
  return heard;
}

it('the webchat’s protocol is looked for once a second until it is there', async () => {
  keepConsent('func', 7);
  const heard = listen();
  await vi.advanceTimersByTimeAsync(2000);
  window.webcare = { tuid: 'WC-42' };
  await vi.advanceTimersByTimeAsync(999);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual(['WC-42']);
  expect(vi.getTimerCount()).toBe(0);
});

it('the search for the webchat’s protocol ends after a while', async () => {
  keepConsent('both', 7);
  const heard = listen();
  await vi.advanceTimersByTimeAsync(58_999);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual([null]);
  expect(vi.getTimerCount()).toBe(0);
});

it.each<[Consent, unknown, string | null]>([
  ['both', 'WC-42', 'WC-42'],
  ['func', 'WC-42', 'WC-42'],
  ['publi', 'WC-42', null],
  ['denied', 'WC-42', null],
  ['both', { nested: true }, null],
  ['both', '<b>', null],
  ['both', '', null],
])('the webchat’s protocol with consent %s and %o is %s', async (consent, tuid, protocol) => {
  keepConsent(consent, 7);
  window.webcare = { tuid };
  const heard = listen();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([protocol]);
});
