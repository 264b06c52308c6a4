import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { isFullRun } from './tests/setup/full-run.ts';

const testsOf = (...names: string[]) => names.map((name) => `tests/${name}/**/*.test.{ts,tsx}`);
const screens = ['ui', 'pictures', 'answering', 'conversation', 'pages'];
/** Reading every module anew for every file takes three quarters of the time: tests leave nothing in the modules they share. */
const shared = { isolate: false };
/** A server's processes have clocks of their own, which its tests hand in. */
const clock = 'tests/setup/clock.ts';
const pure = [
  'brazil',
  'contract',
  'content',
  'funnel',
  'store',
  'dialogue',
  'sagas',
  'api',
  'tracking',
  'plans',
  'rules',
  'deploy',
  'page-errors',
];
const documents = ['app/documents/*', 'pages/landing-prices', 'pages/structured'].map(
  (name) => `tests/${name}.test.ts`,
);

export default defineConfig({
  plugins: [react()],
  // The production build of React knows no `jsxDEV`. With the same settings all projects share a server, which transforms a file once.
  oxc: { jsx: { development: false } },
  test: {
    // Without their styles a class that does not exist would have a name too.
    css: { include: /src\/pictures\// },
    maxWorkers: 2,
    ...(isFullRun ? {} : { exclude: ['**/*.full.test.*'] }),
    // A machine that is busy with something else is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['tests/setup/console-noise.ts', 'tests/setup/property-runs.ts'],
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'pure',
          environment: 'node',
          setupFiles: [clock],
          include: [...testsOf(...pure, 'scripts'), ...screens.map((name) => `tests/${name}/**/*.test.ts`)],
          exclude: documents,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'screen',
          environment: 'jsdom',
          setupFiles: [clock, 'tests/setup/screen.ts'],
          include: screens.map((name) => `tests/${name}/**/*.test.tsx`),
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'panel',
          environment: 'jsdom',
          setupFiles: [clock, 'tests/setup/screen.ts', 'tests/panel/browser.ts'],
          include: testsOf('panel', 'live'),
        },
      },
      {
        // Hundreds of whole documents, rendered as the server renders them: React's development build takes longer, and the jsdom projects see its warnings.
        extends: true,
        test: {
          ...shared,
          name: 'documents',
          environment: 'node',
          setupFiles: [clock],
          env: { NODE_ENV: 'production' },
          include: documents,
        },
      },
      {
        extends: true,
        test: {
          // A document's history and listeners cannot be emptied: each file that moves through them has a document of its own.
          name: 'app',
          environment: 'jsdom',
          setupFiles: [clock, 'tests/setup/screen.ts'],
          include: testsOf('app'),
          exclude: documents,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'server',
          environment: 'node',
          setupFiles: ['tests/server/quick-passwords.ts'],
          include: testsOf('server'),
          globalSetup: ['tests/server/postgres.ts', 'tests/server/migrated-file.ts'],
        },
      },
    ],
  },
});
