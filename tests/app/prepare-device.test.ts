import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareDevice } from '../../src/app/prepare-device.ts';
import { keepConsent } from '../../src/pages/site/cookies/keep-consent.ts';

const session = () => JSON.parse(sessionStorage.getItem('ultrafibra.device') ?? 'null');
const scriptIn = (page: Document) => page.querySelector('script[src="/scripts/tim_prefs.js"]');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
  delete window.timPrefs;
  for (const script of document.querySelectorAll('script')) script.remove();
});

/** The script as the browser would run it. */
function arrive() {
  window.timPrefs = {
    init() {
      this.user_prefs2 = 'pt-BR';
    },
  };
  scriptIn(document)?.dispatchEvent(new Event('load'));
}

it('cookies and preferences are copied into the session once they are there', () => {
  prepareDevice();
  vi.advanceTimersByTime(1400);
  expect(session()).toBeNull();
  arrive();
  vi.advanceTimersByTime(500);
  expect(session()).toEqual({ cookies: 'denied', user_prefs2: 'pt-BR' });
});

it('device data that was already sent is not changed', () => {
  sessionStorage.setItem('ultrafibra.device', '{"sent":true}');
  prepareDevice();
  arrive();
  vi.advanceTimersByTime(500);
  keepConsent('both', 7);
  expect(session()).toEqual({ sent: true });
});

it('a later cookie choice is copied', () => {
  prepareDevice();
  arrive();
  vi.advanceTimersByTime(500);
  keepConsent('both', 7);
  expect(session()).toEqual({ cookies: 'both', user_prefs2: 'pt-BR' });
  keepConsent('denied', 7);
});

it('a device script that fails is noted, and the search for its data ends', () => {
  const note = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  prepareDevice();
  scriptIn(document)?.dispatchEvent(new Event('error'));
  expect(note).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
});

for (const [how, getRegistrations] of [
  [
    'at once',
    () => {
      throw new DOMException('insecure', 'SecurityError');
    },
  ],
  ['by a promise', () => Promise.reject(new DOMException('insecure', 'SecurityError'))],
] as const)
  it(`refused service workers are only noted: ${how}`, async () => {
    const note = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistrations } });
    prepareDevice();
    await vi.waitFor(() => expect(note).toHaveBeenCalledOnce());
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

it('service workers of earlier sites are removed', async () => {
  const unregister = vi.fn(async () => true);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: async () => [{ unregister }, { unregister }] },
  });
  prepareDevice();
  await vi.waitFor(() => expect(unregister).toHaveBeenCalledTimes(2));
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
