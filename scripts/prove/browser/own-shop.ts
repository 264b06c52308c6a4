import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../free-port.ts';
import { startShop } from '../shop-process.ts';

/** A shop for one proof alone, whose clock may be ahead: its customers have not renewed yet. */
export async function openOwnShop(ahead: number) {
  const data = mkdtempSync(join(tmpdir(), 'ultrafibra-proof-'));
  const shop = startShop({
    port: await freePort(),
    settings: { DATABASE_URL: `file:${join(data, 'site.db')}`, CLOCK_AHEAD: String(ahead) },
    imports: [join(import.meta.dirname, 'move-shop-clock.ts')],
  });
  const close = async () => {
    await shop.stop();
    rmSync(data, { recursive: true, force: true });
  };
  if ((await shop.ready) !== null) return { url: shop.origin, close };
  await close();
  throw new Error(`The shop did not start:\n${shop.errors()}`);
}
