import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type BrowserType, chromium } from '@playwright/test';
import { run } from '../run.ts';

const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];

/** A program of the machine, by one of its names. */
export const findProgram = (...names: readonly string[]): string | undefined =>
  folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));

/** What Playwright brought for it, where it did. */
export const broughtFor = (engine: BrowserType): string | undefined =>
  existsSync(engine.executablePath()) ? engine.executablePath() : undefined;

/** A whole browser to measure with: the one named by PLAYWRIGHT_CHROMIUM, Playwright's own, or the machine's. */
export const findBrowser = (): string | undefined =>
  process.env.PLAYWRIGHT_CHROMIUM ||
  broughtFor(chromium) ||
  findProgram(...browsers) ||
  findProgram(...shells);

/** The same engine without a window around it: the stories take half the processor time in it. */
export function findHeadlessBrowser(): string | undefined {
  return process.env.PLAYWRIGHT_CHROMIUM || findProgram(...shells) || findBrowser();
}

/** Installs one when there is none; where that is easy, the one without a window. Throws what went wrong in words. */
export async function ensureBrowser(): Promise<void> {
  if (process.env.PLAYWRIGHT_CHROMIUM || findProgram(...shells)) return;
  // With what a visitor's device has, too: without that typeface no page could be seen waiting for its own.
  await installPackages('chromium-headless-shell', 'fonts-liberation');
  if (!findBrowser()) await installPackages('chromium', 'fonts-liberation');
  if (findBrowser()) return;
  const { output } = await run('playwright', ['install', 'chromium'], { capture: true });
  if (!findBrowser()) throw new Error(`No browser could be installed; set PLAYWRIGHT_CHROMIUM.\n${output}`);
}

/** Where apt may; answers what it told. */
export async function installPackages(...names: readonly string[]): Promise<string> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return '';
  const quietly = { capture: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], quietly);
  return (await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], quietly)).output;
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
