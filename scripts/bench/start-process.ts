import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from '../root.ts';

/** A server in a process of its own, once it has printed its first line. */
export async function startProcess(args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const failed = ended.then(() => Promise.reject(new Error(`${args[0]} did not start`)));
  await Promise.race([once(createInterface({ input: child.stdout }), 'line'), failed]);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { child, stop };
}
