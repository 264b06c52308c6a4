import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { moveClock } from '../../../scripts/test/move-clock.ts';

export {
  checkAccessibility,
  checkBothThemes,
  checkColours,
  checkInSystemColours,
} from './check-accessibility.ts';
export { expect };

type Fixtures = {
  /** Allows what this story provokes on purpose: a console line, a page error or a failed request. */
  expectNoise: (pattern: RegExp) => void;
  allowed: RegExp[];
  quiet: undefined;
  slowed: undefined;
  /** The arm that visitors try, so that no story is drawn by chance; `null` leaves it to that. */
  arm: string | null;
  inArm: undefined;
};

/** So many times slower than this machine: what only a slow one shows. */
const slowedBy = Number(process.env.STORIES_SLOWED_BY ?? 1);

/** Where the shop's clock is ahead (`npm run test:data-changes -- --clock`), everybody's is. */
export const clockAhead = Number(process.env.CLOCK_AHEAD ?? 0);

/** A story fails when the browser complains about anything that it did not announce. */
export const test = base.extend<Fixtures, { later: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  allowed: async ({}, use) => use([]),
  expectNoise: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  quiet: [
    async ({ context, baseURL, allowed }, use) => {
      const noise = listen(context, baseURL ?? '');
      await use(undefined);
      const surprises = noise.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(surprises, 'The browser complained').toEqual([]);
    },
    { auto: true },
  ],
  arm: ['pages', { option: true }],
  inArm: [
    async ({ context, arm }, use) => {
      if (arm !== null) await context.addInitScript(tryArm, { name: armSlot, arm });
      await use(undefined);
    },
    { auto: true },
  ],
  later: [
    async ({ browser }, use) => {
      if (clockAhead > 0) browser.on('context', (context) => context.addInitScript(moveClock, clockAhead));
      await use(undefined);
    },
    { auto: true, scope: 'worker' },
  ],
  slowed: [
    async ({ context }, use) => {
      if (slowedBy > 1) context.on('page', slowDown);
      await use(undefined);
    },
    { auto: true },
  ],
});

const armSlot = 'ultrafibra.test';

/** As a link with `?test` would, which still has the last word. */
function tryArm({ name, arm }: { name: string; arm: string }): void {
  // Neither a page without an address of its own nor a sandboxed frame has a storage.
  if (self.origin === 'null') return;
  if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, JSON.stringify(arm));
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
}

function listen(context: BrowserContext, origin: string): string[] {
  const noise: string[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    noise.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) =>
    noise.push(`page error: ${error.error().stack ?? error.error().message}`),
  );
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page ends what it was still loading.
    if (!request.url().startsWith(origin) || reason === 'net::ERR_ABORTED') return;
    noise.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (!response.url().startsWith(origin) || response.status() < 400) return;
    noise.push(`response ${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  return noise;
}
