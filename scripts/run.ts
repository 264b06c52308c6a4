import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './root.ts';

type Finished = { code: number; output: string };

interface RunOptions {
  readonly capture?: boolean;
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly inIdleTime?: boolean;
}

/** Runs a program of the project; resolves with its output if `capture` is set. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...environment(), ...(options.capture ? { NO_COLOR: '1' } : {}), ...options.env },
      stdio: options.capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    if (options.inIdleTime && child.pid !== undefined)
      setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const stop = () => child.kill('SIGTERM');
    process.once('SIGTERM', stop);
    const finish = (code: number) => {
      process.off('SIGTERM', stop);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Local binaries come first in PATH, also without npm. */
function environment(): NodeJS.ProcessEnv {
  const bin = join(root, 'node_modules/.bin');
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
}
