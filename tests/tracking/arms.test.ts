import { expect, it } from 'vitest';
import { startedOver } from '../../src/store/events.ts';
import { fillAndRest } from '../sagas/browser-tab.ts';
import { openMeasuredTab } from './measured-tab.ts';

it('every event names the arm of the tab', async () => {
  const { tab, sent, end } = openMeasuredTab('/checkout/cep/', { arms: ['start-face:pages'] });
  await fillAndRest(tab, '/checkout/telefone/');
  await end();
  expect(sent().length).toBeGreaterThan(2);
  expect(new Set(sent().map(({ arms }) => arms.join()))).toEqual(new Set(['start-face:pages']));
});

it('an order in progress keeps the face of its last answer until it starts over', async () => {
  const { tab, browser } = openMeasuredTab();
  await tab.restAt('/checkout/cep/');
  expect(browser.face).toBeNull();
  await fillAndRest(tab, '/checkout/telefone/');
  expect(browser.face).toBe('pages');
  tab.go('/chat/');
  await tab.rest();
  expect(browser.face).toBe('chat');
  tab.store.dispatch(startedOver());
  await tab.rest();
  expect(browser.face).toBeNull();
});
