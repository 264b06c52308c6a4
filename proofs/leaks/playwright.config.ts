import { defineConfig } from '@playwright/test';
import shared from '../browser/playwright.config.ts';

export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results/prove-leaks',
  projects: [{ name: 'leaks' }],
  reporter: 'line',
  timeout: 600_000,
});
