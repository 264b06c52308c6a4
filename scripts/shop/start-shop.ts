import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { getHealth } from '../../src/contract/calls/catalogue.ts';
import { root } from '../root.ts';

export interface Shop {
  readonly port: number;
  readonly origin: string;
  readonly child: ChildProcess;
  /** Milliseconds from its start to the first answer; null where it ended before. */
  readonly ready: Promise<number | null>;
  readonly ended: Promise<unknown>;
  /** Everything that it has printed. */
  printed(): string;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface ShopOptions {
  /** An address of this machine; 127.0.0.1 where none is named. */
  readonly host?: string;
  readonly port: number;
  readonly settings: NodeJS.ProcessEnv;
  /** Modules that Node.js reads before the server: what is done to it from outside. */
  readonly imports?: readonly string[];
}

const loopbackOnly = new URL('loopback-only.ts', import.meta.url).href;

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
// Whoever stops a check stops its server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** The server as it is sold, in a process of its own on this machine alone, with nothing of ours but settings. */
export function startShop({ host = '127.0.0.1', port, settings, imports = [] }: ShopOptions): Shop {
  const began = performance.now();
  const args = [...[loopbackOnly, ...imports].flatMap((file) => ['--import', file]), 'server/main.mjs'];
  const { PATH = '', NODE_OPTIONS = '', CLOCK_AHEAD = '' } = process.env;
  const env = {
    PATH,
    // Where the clock of the proof is moved, that of the shop is.
    NODE_OPTIONS,
    CLOCK_AHEAD,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: host,
    LOG: 'off',
    SANDBOX: 'on',
    // Every visitor of a proof comes from an address of their own.
    TRUST_PROXY: '1',
    ...settings,
  };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const ended = once(child, 'close').then(() => running.delete(child));
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  // The sandbox says in a second line who may try the panel: it may come by itself.
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
  return {
    port,
    origin,
    child,
    ended,
    ready: firstAnswer(),
    printed: () => text,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** The same once it answers. */
export async function openShop(options: ShopOptions): Promise<Shop> {
  const shop = startShop(options);
  if ((await shop.ready) !== null) return shop;
  await shop.kill();
  throw new Error(`The server did not start:\n${shop.printed()}`);
}
