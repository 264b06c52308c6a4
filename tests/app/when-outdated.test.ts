// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import * as storageNames from '../../src/app/storage/storage-names.ts';
import { whenOutdated } from '../../src/app/when-outdated.ts';
import { begin, came } from '../sagas/visit.ts';

let outdated = 0;
whenOutdated(() => {
  outdated += 1;
});

const keep = (text: string) => sessionStorage.setItem(storageNames.visit, text);
const leave = () => window.dispatchEvent(new Event('pagehide'));
const returnAsLeft = (persisted = true) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

/** What the tab keeps at this page. */
async function keptAt(route: string): Promise<string> {
  const { device, tab } = route === '/checkout/cep/' ? begin(route) : await came(route);
  await tab.rest();
  tab.close();
  return device.session.text();
}

beforeEach(() => {
  outdated = 0;
});

it('a page that Back shows as it was left is outdated once its order is made elsewhere in the tab', async () => {
  keep(await keptAt('/checkout/cpf/'));
  leave();
  keep(await keptAt('/pedido-realizado/'));
  returnAsLeft();
  expect(outdated).toBe(1);
});

it('a page is not outdated by what is read elsewhere, nor when it is loaded', async () => {
  keep(await keptAt('/checkout/cpf/'));
  leave();
  returnAsLeft();
  keep(await keptAt('/pedido-realizado/'));
  returnAsLeft(false);
  expect(outdated).toBe(0);
});

it('a page of an order that was made is outdated, since the order may have ended on its own page', async () => {
  keep(await keptAt('/pedido-realizado/'));
  leave();
  returnAsLeft();
  expect(outdated).toBe(1);
});
