import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../free-port.ts';
import { processorSeconds } from '../../processor-seconds.ts';
import { openShop } from '../../shop/start-shop.ts';
import { startProcess } from '../start-process.ts';

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

export async function startReference(...file: readonly string[]): Promise<ServerProcess> {
  const port = await freePort();
  const args = ['scripts/bench/load/reference-server.ts', String(port), ...file];
  const { child, stop } = await startProcess(args, { PATH: process.env.PATH });
  return { port, stop, processorSeconds: () => processorSeconds(child.pid ?? 0) };
}
