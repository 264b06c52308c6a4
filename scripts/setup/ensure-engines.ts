import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox } from '@playwright/test';
import { run } from '../run.ts';
import { ensureBrowser } from './ensure-browser.ts';

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
const find = (...names: string[]): string | undefined =>
  folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));

/** The machine's own, which speaks WebDriver BiDi; or, for want of it, the one that Playwright brought. */
export const findFirefox = (): string | undefined =>
  find('firefox-esr', 'firefox') ?? [firefox.executablePath()].find((path) => existsSync(path));

const findWebKit = (): string | undefined => find('WebKitWebDriver');

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
const isComplete = () => Boolean(findFirefox() && findWebKit() && (process.env.DISPLAY || find('xvfb-run')));

/** Installs Firefox and WebKitGTK where apt may; else says what to install. */
export async function ensureEngines(): Promise<void> {
  await ensureBrowser();
  if (isComplete()) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  let told = '';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update'], { capture: true, env });
    const arguments_ = ['install', '-y', '--no-install-recommends', ...packages];
    told = (await run('apt-get', arguments_, { capture: true, env })).output;
  }
  if (!isComplete())
    throw new Error(
      `Install Firefox, WebKitWebDriver and xvfb (on Debian: apt install ${packages.join(' ')}).\n${told}`,
    );
}
