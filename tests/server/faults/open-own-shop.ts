import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { shopSettings } from '../../../proofs/faults/open-shop-database.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { openShop } from '../../../scripts/shop/start-shop.ts';
import { temporaryFolder } from '../test-server/test-database.ts';

/** A generous timeout for busy machines. */
export const timeoutMs = 600_000;

export async function ownShopOptions() {
  const folder = temporaryFolder();
  const url = `file:${join(folder, 'shop.db')}`;
  return { engine: 'sqlite' as const, url, port: await freePort(), visitors: 3, seed: 3 };
}

export async function openOwnShop() {
  const given = await ownShopOptions();
  const shop = await openShop({ port: given.port, settings: shopSettings(given.url) });
  onTestFinished(() => shop.kill().then(() => {}));
  return { ...given, origin: shop.origin };
}
