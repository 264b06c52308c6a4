import { defineConfig } from '@playwright/test';
import { phoneInBrazil } from '../../scripts/playwright-settings.ts';
import { browserArguments, findHeadlessBrowser } from '../../scripts/setup/ensure-browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.proof.ts',
  outputDir: '../../test-results/prove-browser',
  reporter: 'list',
  workers: Number(process.env.PROVE_WORKERS ?? 1),
  fullyParallel: true,
  retries: 0,
  timeout: 150_000,
  expect: { timeout: 30_000 },
  projects: ['calls', 'steps', 'killed', 'engines'].map((part) => ({
    name: part,
    testMatch: `${part}.proof.ts`,
  })),
  use: {
    ...phoneInBrazil,
    launchOptions: { executablePath: findHeadlessBrowser(), args: browserArguments },
  },
});
