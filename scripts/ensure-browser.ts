import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './run.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];

/** A browser for the tests: the one named by PLAYWRIGHT_CHROMIUM, Playwright's own, or the machine's. */
export function findBrowser(): string | undefined {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) return named;
  const candidates = [
    chromium.executablePath(),
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
  ];
  return candidates.find((path) => path && existsSync(path));
}

/** Installs one when there is none. Throws what went wrong in words. */
export async function ensureBrowser(): Promise<void> {
  if (findBrowser()) return;
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isRootOnDebian) {
    await quietly('apt-get', ['update']);
    // What a visitor's device has, too: without it no page could be seen waiting for its typeface.
    await quietly('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
    if (findBrowser()) return;
  }
  const { output } = await quietly('playwright', ['install', 'chromium']);
  if (!findBrowser()) throw new Error(`No browser could be installed; set PLAYWRIGHT_CHROMIUM.\n${output}`);
}

function quietly(command: string, args: string[]) {
  return run(command, args, { capture: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
}

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
