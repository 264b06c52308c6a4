import { mkdtempDisposableSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { phoneInBrazil } from '../../scripts/playwright-settings.ts';
import { browserArguments, findBrowser } from '../../scripts/setup/ensure-browser.ts';
import * as storageNames from '../../src/app/storage/storage-names.ts';
import { orderDisturbed, type Scene } from './disturbances.ts';
import { OrderUnderWay } from './order-under-way.ts';
import { faces, test } from './proof.ts';

function keptOnDisk(profile: string): string {
  const folder = join(profile, 'Default/Local Storage/leveldb');
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file)).toString('latin1'))
    .join('');
}

/** Kills the browser after its pointer to the lead was flushed to disk. */
async function kill(context: BrowserContext, page: Page, profile: string): Promise<void> {
  const pointer = await page.evaluate((slot) => localStorage.getItem(slot), storageNames.leadId);
  const id = pointer?.replaceAll('"', '') ?? '';
  await expect.poll(() => keptOnDisk(profile).includes(id)).toBe(true);
  const devtools = await context.newCDPSession(page);
  const gone = new Promise((closed) => context.once('close', closed));
  await Promise.race([devtools.send('Browser.crash').catch(() => undefined), gone]);
  await gone;
}

for (const { name: face, Face } of faces)
  test(`step browser-killed ${face}`, async ({ line }) => {
    using profile = mkdtempDisposableSync(join(tmpdir(), 'ultrafibra-profile-'));
    const { locale, timezoneId, viewport, contextOptions, storageState } = phoneInBrazil;
    const start = async (): Promise<BrowserContext> => {
      const context = await chromium.launchPersistentContext(profile.path, {
        ...{ executablePath: findBrowser(), args: [...browserArguments], baseURL: line.url },
        ...{ locale, timezoneId, viewport, ...contextOptions },
      });
      await context.addCookies(storageState.cookies);
      return context;
    };
    const context = await start();
    const scene: Scene = { context, order: new OrderUnderWay(Face, await context.newPage()), line };
    try {
      await orderDisturbed(scene, {
        name: 'browser-killed',
        before: async ({ order }) => {
          const address = order.page.url();
          await kill(scene.context, order.page, profile.path);
          scene.context = await start();
          order.moveTo(await scene.context.newPage());
          await order.page.goto(address);
        },
      });
    } finally {
      await scene.context.close().catch(() => undefined);
    }
  });
