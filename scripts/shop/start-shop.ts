import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { getHealth } from '../../src/contract/calls/catalogue.ts';
import { freePort } from '../free-port.ts';
import { root } from '../root.ts';

export interface Shop extends AsyncDisposable {
  readonly port: number;
  readonly origin: string;
  readonly child: ChildProcess;
  /** Milliseconds until the first response; null if the process ended before. */
  readonly ready: Promise<number | null>;
  readonly ended: Promise<unknown>;
  printed(): string;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface ShopOptions {
  readonly host?: string;
  readonly port: number;
  readonly settings: NodeJS.ProcessEnv;
  readonly imports?: readonly string[];
}

const loopbackOnly = new URL('loopback-only.ts', import.meta.url).href;

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
// Stops the servers together with the check.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Starts the real server in its own process, configured only by settings. */
export function startShop({ host = '127.0.0.1', port, settings, imports = [] }: ShopOptions): Shop {
  const began = performance.now();
  const args = [...[loopbackOnly, ...imports].flatMap((file) => ['--import', file]), 'server/main.mjs'];
  const { PATH = '', NODE_OPTIONS = '', CLOCK_AHEAD = '' } = process.env;
  const env = {
    PATH,
    // Passes a shifted clock on to the shop.
    NODE_OPTIONS,
    CLOCK_AHEAD,
    NODE_ENV: 'production',
    LOG: 'off',
    SANDBOX: 'on',
    // Visitors of a proof set their own addresses.
    TRUST_PROXY: '1',
    ...settings,
    PORT: String(port),
    HOST: host,
  };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const ended = once(child, 'close').then(() => running.delete(child));
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  // With the sandbox on, a second line with the demo operator follows.
  const lastLine = env.SANDBOX === 'on' ? /^Panel: .*\n/m : /^Ultrafibra: .*\n/m;
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const origin = `http://${host}:${port}`;
  const firstAnswer = async () => {
    while (!isOver() && !lastLine.test(text)) await Promise.race([once(child.stdout, 'data'), ended]);
    const answer = await fetch(`${origin}/api/${getHealth.path}`).catch(() => undefined);
    return answer?.ok === true ? performance.now() - began : null;
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!isOver()) child.kill(signal);
    await ended;
  };
  const stop = () => end('SIGTERM');
  return {
    port,
    origin,
    child,
    ended,
    ready: firstAnswer(),
    printed: () => text,
    kill: () => end('SIGKILL'),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** Starts the server, on a free port if none is given, and waits until it responds. */
export async function openShop(options: Omit<ShopOptions, 'port'> & { port?: number }): Promise<Shop> {
  const shop = startShop({ ...options, port: options.port ?? (await freePort()) });
  if ((await shop.ready) !== null) return shop;
  await shop.kill();
  throw new Error(`The server did not start:\n${shop.printed()}`);
}
