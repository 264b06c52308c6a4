import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { webchat } from '../../src/app/webchat.ts';
import type { Consent } from '../../src/pages/site/cookies/consent.ts';
import { keepConsent } from '../../src/pages/site/cookies/keep-consent.ts';

afterEach(() => {
  delete window.webcare;
  keepConsent('denied', 0);
  vi.restoreAllMocks();
});

describe('the state of the webchat', () => {
  const functions = { checkout: () => undefined };

  it.each<[Consent | null, Window['webcare'], string]>([
    ['both', functions, 'ready'],
    ['func', functions, 'ready'],
    ['publi', functions, 'no-consent'],
    ['denied', functions, 'no-consent'],
    [null, functions, 'no-consent'],
    ['both', undefined, 'not-loaded'],
    ['both', { tuid: 'WC-42', checkout: 'soon' }, 'not-loaded'],
  ])('the webchat with consent %s and %o is %s', (consent, webcare, state) => {
    if (consent !== null) keepConsent(consent, 7);
    if (webcare !== undefined) window.webcare = webcare;
    expect(webchat.state()).toBe(state);
  });

  it('the webchat stops listening when the consent ends', () => {
    keepConsent('func', 7);
    window.webcare = functions;
    expect(webchat.state()).toBe('ready');
    keepConsent('denied', 7);
    expect(webchat.state()).toBe('no-consent');
  });
});

describe('webchat events', () => {
  const hearing = () => {
    const heard: unknown[] = [];
    const webcare = { tuid: 'WC-42', funil_recuperacao: (...told: unknown[]) => void heard.push(...told) };
    window.webcare = webcare;
    const log = vi.spyOn(console, 'info').mockReturnValue();
    return { heard, log };
  };

  it('events call the webchat’s functions, and missing functions are skipped', () => {
    const { heard, log } = hearing();
    webchat.tell('funil_recuperacao', { step: 4, phone: '5511912345678' });
    webchat.tell('checkout', { total_itens: 1, total_price: 99.9, n_pedido: 'UF-0123456789A' });
    expect(heard).toEqual([{ step: 4, phone: '5511912345678' }]);
    expect(log).not.toHaveBeenCalled();
  });

  it('an unknown step is not told to the webchat, and is logged without a value', () => {
    const { heard, log } = hearing();
    webchat.tell('funil_recuperacao', { step: 15, zip: '01310100' });
    expect(heard).toEqual([]);
    expect(log.mock.calls).toEqual([['funil_recuperacao: step inválido']]);
  });

  it('a failing webchat does no harm', () => {
    const { log } = hearing();
    window.webcare = {
      checkout: () => {
        throw new Error('broken');
      },
    };
    webchat.tell('checkout', { total_itens: 1, total_price: 99.9, n_pedido: 'UF-0123456789A' });
    expect(log.mock.calls).toEqual([['checkout:', new Error('broken')]]);
  });
});

describe('the webchat’s protocol', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

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
});
