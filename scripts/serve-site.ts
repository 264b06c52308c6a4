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

/** Serves the built site on its own port and database, removed with it. */
export async function serveSite({ settings, imports }: Partial<ShopOptions> = {}): Promise<Site> {
  const data = mkdtempDisposableSync(join(tmpdir(), 'ultrafibra-site-'));
  const port = await freePort();
  const own = siteSettings(port, data.path);
  const shop = await openShop({ port, settings: { ...own, ...settings }, imports }).catch(
    (error: unknown) => {
      data.remove();
      throw error;
    },
  );
  return {
    url: shop.origin,
    databaseUrl: own.DATABASE_URL,
    shop,
    [Symbol.asyncDispose]: async () => {
      await shop.stop();
      data.remove();
    },
  };
}

export function siteSettings(port: number, data: string) {
  return { PORT: String(port), DATABASE_URL: `file:${join(data, 'site.db')}` };
}
