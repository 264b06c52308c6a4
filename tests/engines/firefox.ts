import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { freePort } from '../../scripts/free-port.ts';
import { bidi } from './bidi.ts';
import { clicking, type Engine, pressing, type Tab, typing } from './browser-tab.ts';
import { startBrowser } from './start-browser.ts';

const ofContext = z.object({ context: z.string() });
const ofUser = z.object({ userContext: z.string() });
const evaluated = z.object({ result: z.object({ value: z.optional(z.string()) }) });
const failed = z.object({ exceptionDetails: z.object({ text: z.string() }) });

/** What a fresh profile would otherwise fetch and ask for. */
const preferences = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'intl.accept_languages': 'pt-BR',
};

/** Firefox, by the protocol that it speaks itself: WebDriver BiDi. */
async function launch(command: string, blocksCookies: boolean) {
  const profile = mkdtempSync(join(tmpdir(), 'ultrafibra-firefox-'));
  const chosen = { ...preferences, 'network.cookie.cookieBehavior': blocksCookies ? 2 : 5 };
  const lines = Object.entries(chosen).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const port = await freePort();
  const settings = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`];
  const browser = startBrowser(command, settings);
  const line = await bidi(`ws://127.0.0.1:${port}/session`);
  await line.send('session.new', { capabilities: {} });
  return {
    line,
    stop: async () => {
      line.close();
      await browser.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

type Browser = Awaited<ReturnType<typeof launch>>;

/** Every visitor is somebody else: nothing is kept from one to the next. */
async function openFirstTab(browser: Browser): Promise<Tab> {
  const { userContext } = ofUser.parse(await browser.line.send('browser.createUserContext', {}));
  return openTab(browser, userContext);
}

async function openTab(browser: Browser, userContext: string): Promise<Tab> {
  const { line } = browser;
  const { context } = ofContext.parse(
    await line.send('browsingContext.create', { type: 'tab', userContext }),
  );
  const act = async (actions: unknown) =>
    void (await line.send('input.performActions', { context, actions }));
  return {
    goTo: async (url) =>
      void (await line.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (code, values) => {
      const reply = await line.send('script.callFunction', {
        functionDeclaration: `(values) => JSON.stringify((${code})(...JSON.parse(values)))`,
        arguments: [{ type: 'string', value: JSON.stringify(values) }],
        target: { context },
        awaitPromise: false,
      });
      const wrong = failed.safeParse(reply);
      if (wrong.success) throw new Error(`Firefox: ${wrong.data.exceptionDetails.text}`);
      const { value } = evaluated.parse(reply).result;
      return value === undefined ? undefined : JSON.parse(value);
    },
    type: (text) => act(typing(text)),
    press: (key, held) => act(pressing(key, held)),
    click: (x, y) => act(clicking(x, y)),
    resize: async (width, height) =>
      void (await line.send('browsingContext.setViewport', { context, viewport: { width, height } })),
    another: () => openTab(browser, userContext),
    close: async () => void (await line.send('browsingContext.close', { context })),
  };
}

export function openFirefox(command: string): Engine {
  const running = new Map<boolean, Promise<Browser>>();
  return {
    open: async ({ blocksCookies = false } = {}) => {
      const browser = running.get(blocksCookies) ?? launch(command, blocksCookies);
      running.set(blocksCookies, browser);
      return openFirstTab(await browser);
    },
    close: async () => {
      for (const browser of running.values()) await (await browser).stop();
    },
  };
}
