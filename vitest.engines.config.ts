import { defineConfig } from 'vitest/config';

/** The stories that are told in three engines, one after another: a window without the focus hears no keys. */
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.engine.ts'],
    fileParallelism: false,
    // A machine that is busy with something else is slow, not wrong.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    reporters: ['verbose'],
  },
});
