import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const rooms = (...names: string[]) => names.map((name) => `tests/${name}/**/*.test.{ts,tsx}`);
/**
 * Reading every module anew for every file takes three quarters of the time. Tests without a document leave nothing behind
 * in the modules they share; each file of the screen keeps a window and modules of its own.
 */
const shared = { isolate: false };
const pure = [
  'brazil',
  'contract',
  'content',
  'funnel',
  'store',
  'sagas',
  'api',
  'tracking',
  'plans',
  'rules',
  'spec-coverage',
];

export default defineConfig({
  plugins: [react()],
  test: {
    maxWorkers: 2,
    // A machine that is busy with something else is slow, not wrong.
    testTimeout: 20_000,
    setupFiles: ['tests/setup/console-noise.ts'],
    projects: [
      {
        extends: true,
        test: { ...shared, name: 'pure', environment: 'node', include: rooms(...pure, 'scripts') },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          environment: 'jsdom',
          setupFiles: ['tests/setup/screen.ts'],
          include: rooms('ui', 'gallery', 'pictures', 'answering', 'conversation', 'pages', 'app'),
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'server',
          environment: 'node',
          include: rooms('server'),
          globalSetup: ['tests/server/postgres.ts'],
        },
      },
    ],
  },
});
