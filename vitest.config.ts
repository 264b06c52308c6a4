import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const rooms = (names: string, extension: string) => `tests/{${names}}/**/*.test.${extension}`;

export default defineConfig({
  plugins: [react()],
  test: {
    maxWorkers: 2,
    setupFiles: ['tests/setup/console-noise.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          include: [
            rooms('brazil,contract,content,funnel,store,sagas,api,tracking,plans,rules,scripts', 'ts'),
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          environment: 'jsdom',
          include: [rooms('ui,answering,conversation,pages,app', '{ts,tsx}')],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: [rooms('server', 'ts')],
          globalSetup: ['tests/server/postgres.ts'],
          testTimeout: 15_000,
        },
      },
    ],
  },
});
