import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from './scripts/free-port.ts';
import { memoryFolder } from './scripts/memory-folder.ts';
import { phoneInBrazil } from './scripts/playwright-settings.ts';
import { browserArguments, findHeadlessBrowser } from './scripts/setup/ensure-browser.ts';
import { isFullRun } from './tests/setup/full-run.ts';

// This file is read again by every worker: the first reading decides, the environment tells the others.
if (!process.env.STORIES_PORT) {
  const data = mkdtempSync(join(memoryFolder(), 'ultrafibra-stories-'));
  process.on('exit', () => rmSync(data, { recursive: true, force: true }));
  process.env.STORIES_DATABASE = `file:${join(data, 'site.db')}`;
  process.env.STORIES_PORT = String(await freePort());
  process.env.STORIES_OIDC_PORT = String(await freePort());
}
const port = Number(process.env.STORIES_PORT);
const url = `http://localhost:${port}`;

const storyArguments = [
  ...browserArguments,
  // Frames go from process to process for nobody to see: one process less carries them.
  '--in-process-gpu',
  // A page lives for seconds in a story: optimising its code takes longer than it saves.
  '--js-flags=--no-opt --no-maglev',
];

export default defineConfig({
  testDir: 'tests/stories',
  testMatch: '**/*.story.ts',
  ...(isFullRun ? {} : { grepInvert: /@full-run/ }),
  outputDir: 'test-results/stories',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // A machine that is busy with something else is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: url,
    ...phoneInBrazil,
    launchOptions: { executablePath: findHeadlessBrowser(), args: storyArguments },
  },
  webServer: {
    command: 'node server/main.mjs',
    url: `${url}/api/health`,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: process.env.STORIES_DATABASE ?? '',
      // A story opens it; before that it is down.
      OIDC_ISSUER: `http://localhost:${process.env.STORIES_OIDC_PORT}`,
      OIDC_CLIENT_ID: 'painel',
      OIDC_CLIENT_SECRET: 'um-segredo-do-painel',
      // A stand-in: the stories answer in its place.
      AFFILIATE_SCRIPT: 'https://parceiro.test/afiliado.js?id=7',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
