import { expect, it } from 'vitest';
import { laterDismissed } from '../../../src/store/events.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { pass, reopen } from '../browser-tab.ts';
import { begin, came } from '../visit.ts';

const isOffered = ({ continueLater }: RootState): boolean => continueLater === 'offered';

it('the link is offered after ten minutes without a key, and not before', async () => {
  const { device, tab } = await came('/checkout/data-nascimento/');
  pass(device, 9);
  device.lastActivityAt = device.now;
  pass(device, 1);
  expect(isOffered(await tab.rest())).toBe(false);
  pass(device, 9);
  await tab.until(isOffered);
});

it('the link is offered once per visit, even after a reload', async () => {
  const { shop, device, tab } = await came('/checkout/data-nascimento/');
  pass(device, 10);
  await tab.until(isOffered);
  tab.store.dispatch(laterDismissed());
  await tab.rest();
  const again = reopen(tab, shop, device, '/checkout/data-nascimento/');
  await again.until(({ visit }) => visit.phase === 'ready');
  pass(device, 20);
  expect((await again.rest()).continueLater).toBe('over');
});

it('the link is not offered before there is a lead', async () => {
  const { device, tab } = begin();
  await tab.rest();
  pass(device, 20);
  expect(isOffered(await tab.rest())).toBe(false);
});
