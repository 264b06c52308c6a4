import { defineConfig } from 'vitest/config';
import { mutatedModule } from './mutated-modules.ts';

const { tests } = mutatedModule();
const databases = ['tests/server/postgres.ts', 'tests/server/migrated-file.ts'];

export default defineConfig({
  test: {
    include: tests.map((folder) => `${folder}{,/**/*}.test.{ts,tsx}`),
    setupFiles: ['tests/setup/console-noise.ts', 'tests/setup/property-runs.ts'],
    globalSetup: tests.some((folder) => folder.startsWith('tests/server')) ? databases : [],
    testTimeout: 60_000,
  },
});
