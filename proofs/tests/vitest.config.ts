import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { mutatedModule } from './mutated-modules.ts';

const { tests, environment } = mutatedModule();
const screen = environment === 'jsdom' ? ['tests/setup/screen.ts'] : [];
const databases = ['tests/server/postgres.ts', 'tests/server/migrated-file.ts'];

export default defineConfig({
  plugins: [react()],
  test: {
    environment,
    include: tests.map((folder) => `${folder}{,/**/*}.test.{ts,tsx}`),
    setupFiles: ['tests/setup/console-noise.ts', 'tests/setup/property-runs.ts', ...screen],
    globalSetup: tests.some((folder) => folder.startsWith('tests/server')) ? databases : [],
    testTimeout: 60_000,
  },
});
