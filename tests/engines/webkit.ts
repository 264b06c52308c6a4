import * as z from 'zod/mini';
import { freePort } from '../../scripts/free-port.ts';
import { clicking, type Engine, pressing, typing } from './browser-tab.ts';
import { startBrowser } from './start-browser.ts';

const reply = z.object({ value: z.unknown() });
const session = z.object({ sessionId: z.string() });
const windowRect = z.object({ width: z.number(), height: z.number() });

/** WebKitGTK, by the classic WebDriver protocol of Debian's driver: HTTP and JSON. */
export async function openWebKit(): Promise<Engine> {
  const port = await freePort();
  const driver = startBrowser('WebKitWebDriver', [`--port=${port}`]);
  const base = `http://127.0.0.1:${port}`;
  await driver.until(async () => (await fetch(`${base}/status`)).ok);

  const send = async (method: 'POST' | 'DELETE' | 'GET', path: string, body?: unknown): Promise<unknown> => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await fetch(`${base}${path}`, init);
    const { value } = reply.parse(await response.json());
    if (!response.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
    return value;
  };

  const sessions: string[] = [];
  return {
    open: async () => {
      // One session at a time is all that the driver keeps.
      for (const id of sessions.splice(0)) await send('DELETE', `/session/${id}`);
      const opened = await send('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } },
      });
      const { sessionId } = session.parse(opened);
      sessions.push(sessionId);
      const at = `/session/${sessionId}`;
      const act = async (actions: unknown) => void (await send('POST', `${at}/actions`, { actions }));
      return {
        goTo: async (address) => void (await send('POST', `${at}/url`, { url: address })),
        run: (code, values) =>
          send('POST', `${at}/execute/sync`, { script: `return (${code})(...arguments)`, args: values }),
        type: (text) => act(typing(text)),
        press: (key, held) => act(pressing(key, held)),
        click: (x, y) => act(clicking(x, y)),
        resize: async (width, height) => {
          // What stands around the page is the window's own.
          const inside = z.tuple([z.number(), z.number()]).parse(
            await send('POST', `${at}/execute/sync`, {
              script: 'return [innerWidth, innerHeight]',
              args: [],
            }),
          );
          const rect = windowRect.parse(await send('GET', `${at}/window/rect`));
          await send('POST', `${at}/window/rect`, {
            width: width + rect.width - inside[0],
            height: height + rect.height - inside[1],
          });
        },
      };
    },
    close: async () => {
      for (const id of sessions) await send('DELETE', `/session/${id}`).catch(() => undefined);
      await driver.stop();
    },
  };
}
