// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { browserDependencies } from '../../src/app/browser-dependencies.ts';
import { fixedHistory } from '../../src/app/page-history.ts';
import { getDueDates } from '../../src/contract/calls/catalogue.ts';

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

it('finds the API beside the site', async () => {
  await ask();
  expect(asked).toEqual(['/api/due-dates']);
});

it('finds the API where the site was built for', async () => {
  vi.stubEnv('VITE_API_BASE', 'https://api.example.com/v2');
  await ask();
  expect(asked).toEqual(['https://api.example.com/v2/due-dates']);
});

it("finds the API where an operator's device says, before all else", async () => {
  vi.stubEnv('VITE_API_BASE', 'https://api.example.com/v2');
  localStorage.setItem('ultrafibra.api', '"https://test.example.com/api/"');
  await ask();
  expect(asked).toEqual(['https://test.example.com/api/due-dates']);
});

it('gives every thing to do a key of its own', () => {
  const { newKey } = browserDependencies(fixedHistory('/'));
  const keys = Array.from({ length: 50 }, newKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

it('hears when the line goes and comes back, until it stops listening', () => {
  const heard: boolean[] = [];
  const stop = browserDependencies(fixedHistory('/')).onConnection((online) => heard.push(online));
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  stop();
  dispatchEvent(new Event('offline'));
  expect(heard).toEqual([false, true]);
});
