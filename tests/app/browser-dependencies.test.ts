// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { browserDependencies } from '../../src/app/browser-dependencies.ts';
import { fixedHistory } from '../../src/app/page-history.ts';
import { getDueDates } from '../../src/contract/calls/catalogue.ts';
import { preloadable } from '../../src/ui/late/preloadable.ts';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ due_dates: [1] });
  });
  return () => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  };
});

const ask = () => browserDependencies(fixedHistory('/')).client.call(getDueDates, {});

it.each([
  ['beside the site by default', '', null, '/api/due-dates'],
  ['where the build says', 'https://api.example.com/v2', null, 'https://api.example.com/v2/due-dates'],
  [
    'where the device’s storage says, above all else',
    'https://api.example.com/v2',
    '"https://test.example.com/api/"',
    'https://test.example.com/api/due-dates',
  ],
])('the API is %s', async (_, built, stored, address) => {
  if (built !== '') vi.stubEnv('VITE_API_BASE', built);
  if (stored !== null) localStorage.setItem('ultrafibra.api', stored);
  await ask();
  expect(asked).toEqual([address]);
});

it('a call goes out at once where the client has come', async () => {
  await ask();
  const second = ask();
  expect(asked).toHaveLength(2);
  await second;
});

it('every action gets its own key', () => {
  const { newKey } = browserDependencies(fixedHistory('/'));
  const keys = Array.from({ length: 50 }, newKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

it('the connection is watched until it is no longer listened to', () => {
  const heard: string[] = [];
  const stop = browserDependencies(fixedHistory('/')).onConnection((connection) => heard.push(connection));
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  stop();
  dispatchEvent(new Event('offline'));
  expect(heard).toEqual(['offline', 'online']);
});

it.each([
  ['outdated', 'is gone with its release', 404],
  ['offline', 'fails to load', 503],
])('the page is %s while a needed file %s', async (connection, _, cause) => {
  vi.useFakeTimers();
  const heard: string[] = [];
  const stop = browserDependencies(fixedHistory('/')).onConnection((one) => heard.push(one));
  let isThere = false;
  const file = preloadable(async () => {
    if (!isThere) throw new Error('file', { cause });
  });
  const shown = file.loadRetrying();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([connection]);
  isThere = true;
  await vi.runAllTimersAsync();
  await shown;
  expect(heard).toEqual([connection, 'online']);
  stop();
  vi.useRealTimers();
});
