import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../free-port.ts';
import { processorSeconds } from '../../processor-seconds.ts';
import { root } from '../../root.ts';
import { openShop } from '../../shop/start-shop.ts';

export interface ServerProcess {
  readonly port: number;
  /** Seconds of processor it has used so far. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

/** A server as an operator starts it. */
export async function startShopServer(settings: Record<string, string>): Promise<ServerProcess> {
  const { port, child, stop } = await openShop({ port: await freePort(), settings });
  const shop = { port, stop, processorSeconds: () => processorSeconds(child.pid ?? 0) };
  await idle(shop);
  return shop;
}

/** It renders pages ahead when it has started: that belongs to no order. */
async function idle(shop: ServerProcess): Promise<void> {
  let before = -1;
  while (shop.processorSeconds() - before > 0.05) {
    before = shop.processorSeconds();
    await wait(1000);
  }
}

export async function startReference(file?: string): Promise<ServerProcess> {
  const port = await freePort();
  const args = [
    'scripts/bench/load/reference-server.ts',
    String(port),
    ...(file === undefined ? [] : [file]),
  ];
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const failed = ended.then(() => Promise.reject(new Error('The reference did not start')));
  // From here on its end is waited for by whoever stops it.
  failed.catch(() => undefined);
  await Promise.race([once(createInterface({ input: child.stdout }), 'line'), failed]);
  return {
    port,
    processorSeconds: () => processorSeconds(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
