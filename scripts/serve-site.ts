import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { openShop, type Shop, type ShopOptions } from './shop/start-shop.ts';

interface Site extends AsyncDisposable {
  readonly url: string;
  readonly databaseUrl: string;
  readonly shop: Shop;
}

/** The built site on a port and a database of its own, gone without a trace where it was made by `await using`. */
export async function serveSite({ settings, imports }: Partial<ShopOptions> = {}): Promise<Site> {
  // Taken away at once where the shop does not start.
  using made = new DisposableStack();
  const { path: data } = made.use(mkdtempDisposableSync(join(tmpdir(), 'ultrafibra-site-')));
  const port = await freePort();
  const own = siteSettings(port, data);
  const shop = await openShop({ port, settings: { ...own, ...settings }, imports });
  const folder = made.move();
  return {
    url: shop.origin,
    databaseUrl: own.DATABASE_URL,
    shop,
    [Symbol.asyncDispose]: async () => {
      await shop.stop();
      folder.dispose();
    },
  };
}

export function siteSettings(port: number, data: string) {
  return { PORT: String(port), DATABASE_URL: `file:${join(data, 'site.db')}` };
}
