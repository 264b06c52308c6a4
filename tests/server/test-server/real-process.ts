import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

export interface Running {
  process: ChildProcess;
  printed: () => { out: string; err: string };
  /** The exit code, after all output was received. */
  ended: Promise<number | null>;
}

/** The real program with only these settings, killed with the test. */
export function run(script: string, settings: Record<string, string>, args: string[] = []): Running {
  const { PATH = '', NODE_COMPILE_CACHE = '', NODE_OPTIONS = '', CLOCK_AHEAD = '' } = process.env;
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS, CLOCK_AHEAD, ...settings },
    // A process group, so that child processes are killed too.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const ended = once(child, 'close').then(() => child.exitCode);
  onTestFinished(async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
    await ended;
  });
  return { process: child, printed: () => ({ out, err }), ended };
}

/** Resolves with the server's URL once it is ready. */
export async function ready({ process: child, printed, ended }: Running): Promise<string> {
  const address = () => /^Ultrafibra: (\S+)$/m.exec(printed().out)?.[1];
  while (address() === undefined) {
    const code = await Promise.race([ended, once(child.stdout ?? child, 'data').then(() => undefined)]);
    if (code !== undefined) throw new Error(`It ended with ${code}: ${printed().err}`);
  }
  return address() ?? '';
}
