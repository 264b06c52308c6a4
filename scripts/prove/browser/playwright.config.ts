import { defineConfig } from '@playwright/test';
import { dayMs } from '../../../src/brazil/durations.ts';
import { browserArguments, findHeadlessBrowser } from '../../setup/ensure-browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.proof.ts',
  outputDir: '../../../test-results/prove-browser',
  reporter: [['./cell-reporter.ts']],
  workers: Number(process.env.PROVE_WORKERS ?? 1),
  fullyParallel: true,
  retries: 0,
  timeout: 150_000,
  expect: { timeout: 30_000 },
  projects: ['calls', 'steps', 'killed', 'clocks', 'naughty', 'engines'].map((part) => ({
    name: part,
    testMatch: `${part}.proof.ts`,
  })),
  use: {
    storageState: {
      cookies: [
        {
          name: 'ultrafibra_consent',
          value: `denied.${Date.now() + 6 * dayMs}`,
          domain: 'localhost',
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [],
    },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 390, height: 844 },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findHeadlessBrowser(), args: browserArguments },
  },
});
