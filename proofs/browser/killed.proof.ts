import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/setup/ensure-browser.ts';
import * as storageNames from '../../src/app/storage/storage-names.ts';
import { OrderUnderWay } from './order-under-way.ts';
import { faces, note, test } from './proof.ts';

/** Upper limit of steps, each once and once more where the browser lost its state. */
const maxSteps = 40;

/** The profile's local storage on disk. */
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
  test(`step browser-killed ${face}`, async ({ line, storageState }) => {
    const profile = mkdtempSync(join(tmpdir(), 'ultrafibra-profile-'));
    const consent = typeof storageState === 'object' ? storageState.cookies : [];
    const start = async (): Promise<BrowserContext> => {
      const context = await chromium.launchPersistentContext(profile, {
        executablePath: findBrowser(),
        args: [...browserArguments],
        baseURL: line.url,
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        reducedMotion: 'reduce',
        viewport: { width: 390, height: 844 },
      });
      await context.addCookies(consent);
      return context;
    };
    let context = await start();
    try {
      const order = new OrderUnderWay(Face, await context.newPage());
      await order.visitor.begin();
      const struck = new Set<string>();
      for (let count = 0; count < maxSteps; count += 1) {
        const step = await order.askedNow();
        if (step === null) break;
        if (!struck.has(step)) {
          struck.add(step);
          const address = order.page.url();
          await kill(context, order.page, profile);
          context = await start();
          order.moveTo(await context.newPage());
          await order.page.goto(address);
          const asked = await order.askedNow();
          note({ what: step, saw: asked === step ? 'stands there' : `asked ${asked}`, isBroken: false });
          if (asked === null) break;
          await order.give(asked);
        } else await order.give(step);
      }
      await expect(order.page.getByText(/^UF-[0-9A-Z]{11}$/).first()).toBeVisible();
      expect([...struck].sort()).toEqual([...order.stops].sort());
    } finally {
      await context.close().catch(() => undefined);
      rmSync(profile, { recursive: true, force: true });
    }
  });
