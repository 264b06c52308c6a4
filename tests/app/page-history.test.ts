// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createPageHistory, fixedHistory } from '../../src/app/page-history.ts';

const scrolled: number[][] = [];

beforeEach(() => {
  scrolled.length = 0;
  window.history.replaceState(null, '', '/checkout/cep/?s=d600b');
  vi.stubGlobal('scrollTo', (...to: number[]) => scrolled.push(to));
  return () => vi.unstubAllGlobals();
});

it('listeners hear of each move once, and the place stays the same object in between', () => {
  const history = createPageHistory(() => true);
  const told: string[] = [];
  history.listen(() => told.push(history.place().pathname));
  expect(history.place()).toMatchObject({ pathname: '/checkout/cep/', search: '?s=d600b', hash: '' });
  expect(history.place()).toBe(history.place());
  history.push('/checkout/nr-imovel/');
  history.replace({ pathname: '/checkout/nome/' });
  expect(told).toEqual(['/checkout/nr-imovel/', '/checkout/nome/']);
  expect(window.location.pathname).toBe('/checkout/nome/');
});

it('a new page starts at its top, also in place of another, and a corrected query keeps the scroll position', () => {
  const history = createPageHistory(() => true);
  history.replace('/checkout/cep/');
  expect(scrolled).toEqual([]);
  history.push('/checkout/telefone/');
  expect(scrolled).toHaveLength(1);
  history.replace('/checkout/nome/');
  expect(scrolled).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

it('Back is heard until the listener leaves', async () => {
  const history = createPageHistory(() => true);
  history.push('/checkout/nr-imovel/');
  const back = new Promise<string>((heard) => {
    const stop = history.listen(() => {
      stop();
      heard(history.place().pathname);
    });
  });
  history.go(-1);
  expect(await back).toBe('/checkout/cep/');
});

it('Back drops an address that was not written yet', () => {
  const history = createPageHistory(() => true);
  history.push('/checkout/nr-imovel/');
  expect([history.place().pathname, window.location.pathname]).toEqual([
    '/checkout/nr-imovel/',
    '/checkout/cep/',
  ]);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(history.place().pathname).toBe('/checkout/cep/');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.location.pathname).toBe('/checkout/cep/');
});

it('the newest address is written before a reload', () => {
  const history = createPageHistory(() => true);
  history.push('/checkout/nr-imovel/');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.location.pathname).toBe('/checkout/nr-imovel/');
});

it('the history of a prerendered page does not move', () => {
  const history = fixedHistory('/b/checkout/cep/');
  history.push('/elsewhere/');
  expect(history.place().pathname).toBe('/b/checkout/cep/');
  expect(history.createHref({ pathname: '/a/', search: '?b=1' })).toBe('/a/?b=1');
});
