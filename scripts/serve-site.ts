import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop, type Shop, type ShopOptions } from './shop/start-shop.ts';

interface Site extends AsyncDisposable {
  readonly url: string;
  readonly databaseUrl: string;
  readonly shop: Shop;
}

/** Serves the built site on its own port and database, removed with it. */
export async function serveSite({ settings, imports }: Partial<ShopOptions> = {}): Promise<Site> {
  await using starting = new AsyncDisposableStack();
  const { path } = starting.use(mkdtempDisposableSync(join(tmpdir(), 'ultrafibra-site-')));
  const databaseUrl = `file:${join(path, 'site.db')}`;
  const shop = starting.use(
    await openShop({ settings: { DATABASE_URL: databaseUrl, ...settings }, imports }),
  );
  const started = starting.move();
  return { url: shop.origin, databaseUrl, shop, [Symbol.asyncDispose]: () => started.disposeAsync() };
}
