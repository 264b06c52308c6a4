import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from '../run.ts';

const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];

const onMachine = (names: readonly string[]) =>
  folders.flatMap((folder) => names.map((name) => join(folder, name)));

const firstOf = (candidates: readonly string[]): string | undefined =>
  candidates.find((path) => path !== '' && existsSync(path));

/** A whole browser to measure with: the one named by PLAYWRIGHT_CHROMIUM, Playwright's own, or the machine's. */
export function findBrowser(): string | undefined {
  return (
    process.env.PLAYWRIGHT_CHROMIUM ||
    firstOf([chromium.executablePath(), ...onMachine(browsers), ...onMachine(shells)])
  );
}

/** The same engine without a window around it: the stories take half the processor time in it. */
export function findHeadlessBrowser(): string | undefined {
  return process.env.PLAYWRIGHT_CHROMIUM || firstOf(onMachine(shells)) || findBrowser();
}

/** Installs one when there is none; where that is easy, the one without a window. Throws what went wrong in words. */
export async function ensureBrowser(): Promise<void> {
  if (process.env.PLAYWRIGHT_CHROMIUM || firstOf(onMachine(shells))) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await quietly('apt-get', ['update']);
    await installPackage('chromium-headless-shell');
    if (!findBrowser()) await installPackage('chromium');
  }
  if (findBrowser()) return;
  const { output } = await quietly('playwright', ['install', 'chromium']);
  if (!findBrowser()) throw new Error(`No browser could be installed; set PLAYWRIGHT_CHROMIUM.\n${output}`);
}

/** With what a visitor's device has, too: without that typeface no page could be seen waiting for its own. */
const installPackage = (name: string) =>
  quietly('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-liberation']);

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
  // As on a screen: fitted to whole pixels, letters of two typefaces are never equally wide.
  '--font-render-hinting=none',
];
