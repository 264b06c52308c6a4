// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitKeptVisit, awaitNamedVisit } from '../../src/app/starter/await-earlier-visit.ts';
import * as storageNames from '../../src/app/storage/storage-names.ts';

let paint: () => void;
const { dataset } = document.documentElement;
const waits = () => 'goesOn' in dataset;
const read = vi.spyOn(Storage.prototype, 'getItem');

/** jsdom paints nothing: the test says when. */
class PaintObserver {
  constructor(tell: (list: unknown, observer: PaintObserver) => void) {
    paint = () => tell([], this);
  }
  observe() {}
  disconnect() {
    paint = () => undefined;
  }
}

beforeEach(() => {
  paint = () => undefined;
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  read.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  delete dataset.goesOn;
  delete dataset.hydrated;
});

it.each([
  ['/chat/', false],
  ['/chat/?s=d600b', false],
  ['/chat/#', false],
  ['/chat/?l=', false],
  ['/chat/#cep', true],
  ['/chat/?l=0190b6a0', true],
  ['/chat/?utm_source=x&ls=0190b6a0', true],
])('the address %s makes the page wait at once: %s, without a look at storage', (address, expected) => {
  history.replaceState(null, '', address);
  awaitNamedVisit();
  expect(waits()).toBe(expected);
  expect(read).not.toHaveBeenCalled();
});

it.each([
  ['nothing', () => undefined, false],
  ['a visit', () => sessionStorage.setItem(storageNames.visit, '{"version":1}'), true],
  ['a lead', () => localStorage.setItem(storageNames.leadId, '"0190b6a0"'), true],
])('the first paint waits or not because %s is stored', (_what, keep, expected) => {
  history.replaceState(null, '', '/chat/');
  keep();
  awaitKeptVisit();
  expect(waits()).toBe(false);
  paint();
  expect(waits()).toBe(expected);
});

it('a hydrated page leaves the waiting to the application', () => {
  history.replaceState(null, '', '/chat/');
  localStorage.setItem(storageNames.leadId, '"0190b6a0"');
  awaitKeptVisit();
  dataset.hydrated = '';
  paint();
  expect(waits()).toBe(false);
});
