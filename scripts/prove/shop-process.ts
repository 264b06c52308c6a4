import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { getHealth } from '../../src/contract/calls/catalogue.ts';
import { root } from '../root.ts';
import { openVisitor } from './visitor.ts';

export interface ShopProcess {
  readonly origin: string;
  readonly child: ChildProcess;
  /** Milliseconds from its start to the first answer; null where it ended before. */
  readonly ready: Promise<number | null>;
  readonly ended: Promise<unknown>;
  /** What it wrote about trouble. */
  errors(): string;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
  /** Modules that Node.js reads before the server: what is done to it from outside. */
  readonly imports?: readonly string[];
}

export const proofKey = Buffer.alloc(32, 5);

/** The server as it is sold, in a process of its own, with nothing of ours but settings. */
export function startShop({ port, settings, imports = [] }: Options): ShopProcess {
  const began = performance.now();
  const args = [...imports.flatMap((file) => ['--import', file]), 'server/main.mjs'];
  const { PATH = '', NODE_OPTIONS = '', CLOCK_AHEAD = '' } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      PATH,
      // Where the clock of the proof is moved, that of the shop is.
      NODE_OPTIONS,
      CLOCK_AHEAD,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG: 'off',
      SANDBOX: 'on',
      // Every visitor of a proof comes from an address of their own.
      TRUST_PROXY: '1',
      DATA_KEY: proofKey.toString('base64'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const ended = once(child, 'close').then(() => false);
  const listening = once(child.stdout ?? child, 'data').then(() => true);
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const origin = `http://127.0.0.1:${port}`;
  const kill = async (signal: NodeJS.Signals) => {
    if (!isOver()) child.kill(signal);
    await ended;
  };
  const firstAnswer = async () => {
    if (!(await Promise.race([listening, ended]))) return false;
    const answer = await openVisitor(() => origin)
      .ask(getHealth, {})
      .catch(() => undefined);
    return answer?.status === 200;
  };
  return {
    origin,
    child,
    ended,
    ready: firstAnswer().then((isReady) => (isReady ? performance.now() - began : null)),
    errors: () => printed,
    kill: () => kill('SIGKILL'),
    stop: () => kill('SIGTERM'),
  };
}
