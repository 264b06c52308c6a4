import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../free-port.ts';
import { processorSeconds } from '../../processor-seconds.ts';
import { root } from '../../root.ts';
import { openShop } from '../../shop/start-shop.ts';

export interface ServerProcess extends AsyncDisposable {
  readonly port: number;
  readonly child: ChildProcess;
}

export async function startShopServer(settings: Record<string, string>): Promise<ServerProcess> {
  const shop = await openShop({ settings });
  await idle(shop);
  return shop;
}

/** Waits until the pre-rendering after the start is over. */
async function idle({ child }: ServerProcess): Promise<void> {
  let before = -1;
  while (processorSeconds(child) - before > 0.05) {
    before = processorSeconds(child);
    await wait(1000);
  }
}

export async function startReference(...file: readonly string[]): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/bench/load/reference-server.ts', String(port), ...file], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const failed = ended.then(() => Promise.reject(new Error('The reference server did not start')));
  await Promise.race([once(child.stdout, 'data'), failed]);
  return {
    port,
    child,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
