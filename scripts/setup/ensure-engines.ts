import { firefox } from '@playwright/test';
import { broughtFor, ensureBrowser, findProgram, installPackages } from './ensure-browser.ts';

/** The system's Firefox, which supports WebDriver BiDi, else Playwright's. */
export const findFirefox = (): string | undefined =>
  findProgram('firefox-esr', 'firefox') ?? broughtFor(firefox);

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
const isComplete = () =>
  Boolean(
    findFirefox() && findProgram('WebKitWebDriver') && (process.env.DISPLAY || findProgram('xvfb-run')),
  );

/** Installs Firefox and WebKitGTK with apt if possible, else explains what to install. */
export async function ensureEngines(): Promise<void> {
  await ensureBrowser();
  if (isComplete()) return;
  const told = await installPackages(...packages);
  if (!isComplete())
    throw new Error(
      `Install Firefox, WebKitWebDriver and xvfb (on Debian: apt install ${packages.join(' ')}).\n${told}`,
    );
}
