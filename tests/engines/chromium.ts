import { chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/setup/ensure-browser.ts';
import type { Engine, Tab } from './browser-tab.ts';
import { inTime } from './in-time.ts';

export async function openChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  return {
    open: async ({ blocksCookies = false } = {}) => {
      const context = await browser.newContext({ locale: 'pt-BR' });
      const page = await context.newPage();
      if (blocksCookies) {
        const devtools = await context.newCDPSession(page);
        await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
      }
      return tabOf(page);
    },
    close: () => browser.close(),
  };
}

const tabOf = (page: Page): Tab => ({
  goTo: async (address) => void (await page.goto(address)),
  run: (code, values) =>
    inTime(
      code,
      page.evaluate(`JSON.parse(JSON.stringify((${code})(...${JSON.stringify(values)}) ?? null))`),
    ),
  type: (text) => inTime(`type ${text}`, page.keyboard.type(text)),
  press: (key, held) => inTime(`press ${key}`, page.keyboard.press(held ? `${held}+${key}` : key)),
  click: (x, y) => inTime(`click at ${x}, ${y}`, page.mouse.click(x, y)),
  resize: (width, height) => page.setViewportSize({ width, height }),
  another: async () => tabOf(await page.context().newPage()),
  close: () => page.close(),
});
