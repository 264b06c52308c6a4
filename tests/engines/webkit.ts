import * as z from 'zod/mini';
import { freePort } from '../../scripts/free-port.ts';
import { clicking, type Engine, pressing, type Tab, typing } from './browser-tab.ts';
import { inTime } from './in-time.ts';
import { startBrowser } from './start-browser.ts';

const reply = z.object({ value: z.unknown() });
const session = z.object({ sessionId: z.string() });
const opened = z.object({ handle: z.string() });
const windowRect = z.object({ width: z.number(), height: z.number() });

type Send = (method: 'POST' | 'DELETE' | 'GET', path: string, body?: unknown) => Promise<unknown>;

/** WebKitGTK, by the classic WebDriver protocol of Debian's driver: HTTP and JSON. */
export async function openWebKit(): Promise<Engine> {
  let last: Session | null = null;
  const close = async () => {
    await last?.close();
    last = null;
  };
  return {
    open: async () => {
      // A driver keeps one session at a time, and one that has ended a session may never begin the next.
      await close();
      last = await openSession();
      return last.tab;
    },
    close,
  };
}

interface Session {
  tab: Tab;
  close(): Promise<void>;
}

async function openSession(): Promise<Session> {
  const port = await freePort();
  const driver = startBrowser('WebKitWebDriver', [`--port=${port}`]);
  const base = `http://127.0.0.1:${port}`;
  await driver.until(async () => (await fetch(`${base}/status`)).ok);

  const send: Send = async (method, path, body) => {
    const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const what = `${method} ${path} ${init.body ?? ''}`;
    const response = await inTime(what, fetch(`${base}${path}`, init));
    const { value } = reply.parse(await response.json());
    if (!response.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
    return value;
  };

  try {
    const begun = await send('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } },
    });
    const at = `/session/${session.parse(begun).sessionId}`;
    const window = z.string().parse(await send('GET', `${at}/window`));
    return {
      tab: openTabs(at, send, window),
      close: async () => {
        await send('DELETE', at).catch(() => undefined);
        await driver.stop();
      },
    };
  } catch (error) {
    await driver.stop();
    throw error;
  }
}

/** The tabs of one session: the driver listens for the one that was chosen last. */
function openTabs(at: string, send: Send, first: string): Tab {
  let chosen = first;
  const tabOf = (handle: string): Tab => {
    const tell = async (method: 'POST' | 'DELETE' | 'GET', path: string, body?: unknown) => {
      if (chosen !== handle) await send('POST', `${at}/window`, { handle });
      chosen = handle;
      return send(method, `${at}/${path}`, body);
    };
    const act = async (actions: unknown) => void (await tell('POST', 'actions', { actions }));
    return {
      goTo: async (address) => void (await tell('POST', 'url', { url: address })),
      run: (code, values) =>
        tell('POST', 'execute/sync', { script: `return (${code})(...arguments)`, args: values }),
      type: (text) => act(typing(text)),
      press: (key, held) => act(pressing(key, held)),
      click: (x, y) => act(clicking(x, y)),
      resize: async (width, height) => {
        // What stands around the page is the window's own.
        const inside = z
          .tuple([z.number(), z.number()])
          .parse(
            await tell('POST', 'execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] }),
          );
        const rect = windowRect.parse(await tell('GET', 'window/rect'));
        await tell('POST', 'window/rect', {
          width: width + rect.width - inside[0],
          height: height + rect.height - inside[1],
        });
      },
      another: async () => tabOf(opened.parse(await tell('POST', 'window/new', { type: 'tab' })).handle),
      close: async () => void (await tell('DELETE', 'window')),
    };
  };
  return tabOf(first);
}
