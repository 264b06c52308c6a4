import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../root.ts';

export interface ProvedShop {
  readonly port: number;
  readonly folder: string;
  readonly databaseUrl: string;
  readonly dataKey: string;
  readonly process: ChildProcess;
  /** Everything that it has printed. */
  readonly printed: () => string;
  stop(): Promise<void>;
}

const loopbackOnly = new URL('./loopback-only.ts', import.meta.url).href;

/** A folder that ends with the proof. */
export const provingFolder = (): { path: string; remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'ultrafibra-prove-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

const newDataKey = (): string => randomBytes(32).toString('base64');

/** The real server over a file of its own, on this machine alone. */
export async function startShop(
  folder: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<ProvedShop> {
  const databaseUrl = `file:${join(folder, 'shop.db')}`;
  const dataKey = settings.DATA_KEY ?? newDataKey();
  const { PATH = '' } = process.env;
  const env = {
    PATH,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    ...settings,
    DATA_KEY: dataKey,
  };
  const child = spawn(process.execPath, ['--import', loopbackOnly, join(root, 'server/main.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  const ended = once(child, 'exit');
  // Whoever stops the proof stops its server.
  process.once('exit', () => child.kill('SIGKILL'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  // The sandbox says in a second line who may try the panel: it may come by itself.
  const isReady = settings.SANDBOX === 'on' ? /^Panel: .*\n/m : /^Ultrafibra: .*\n/m;
  while (!isReady.test(text)) {
    const isOver = await Promise.race([ended.then(() => true), once(child.stdout, 'data').then(() => false)]);
    if (isOver) throw new Error(`The server did not start: ${text}`);
  }
  return {
    ...{ port, folder, databaseUrl, dataKey, process: child },
    printed: () => text,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}
