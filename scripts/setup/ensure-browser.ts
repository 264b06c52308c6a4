import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type BrowserType, chromium } from '@playwright/test';
import { run } from '../run.ts';

const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];

export const findProgram = (...names: readonly string[]): string | undefined =>
  folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));

export const broughtFor = (engine: BrowserType): string | undefined =>
  existsSync(engine.executablePath()) ? engine.executablePath() : undefined;

/** A full browser: PLAYWRIGHT_CHROMIUM, Playwright's or the system's. */
export const findBrowser = (): string | undefined =>
  process.env.PLAYWRIGHT_CHROMIUM ||
  broughtFor(chromium) ||
  findProgram(...browsers) ||
  findProgram(...shells);

/** A headless shell, with which stories take half the CPU time. */
export function findHeadlessBrowser(): string | undefined {
  return process.env.PLAYWRIGHT_CHROMIUM || findProgram(...shells) || findBrowser();
}

/** Installs a browser if none exists, preferably the headless shell. Throws a readable error. */
export async function ensureBrowser(): Promise<void> {
  if (process.env.PLAYWRIGHT_CHROMIUM || findProgram(...shells)) return;
  // Liberation is the fallback of pages whose own font is still loading.
  await installPackages('chromium-headless-shell', 'fonts-liberation');
  if (!findBrowser()) await installPackages('chromium', 'fonts-liberation');
  if (findBrowser()) return;
  const { output } = await run('playwright', ['install', 'chromium'], { capture: true });
  if (!findBrowser()) throw new Error(`No browser could be installed; set PLAYWRIGHT_CHROMIUM.\n${output}`);
}

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
  // Without hinting, because fonts hinted to whole pixels never match in width.
  '--font-render-hinting=none',
];
