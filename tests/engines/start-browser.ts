import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const timeoutMs = 60_000;

/** A program beside the tests, which ends with them. */
export function startBrowser(command: string, args: readonly string[]) {
  const program = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  let broken: Error | null = null;
  program.stderr.on('data', (text: Buffer) => {
    complaints = (complaints + text.toString()).slice(-4000);
  });
  program.on('error', (error) => {
    broken = error;
  });
  return {
    /** Asks again until it listens. */
    until: async (isReady: () => Promise<boolean>): Promise<void> => {
      const end = Date.now() + timeoutMs;
      while (!(await isReady().catch(() => false))) {
        if (broken !== null || program.exitCode !== null || Date.now() > end)
          throw new Error(`${command} did not start: ${broken ?? complaints}`);
        await wait(50);
      }
    },
    stop: async (): Promise<void> => {
      if (program.exitCode !== null || program.signalCode !== null || broken !== null) return;
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      await ended;
    },
  };
}
