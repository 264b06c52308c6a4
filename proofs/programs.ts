import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

/** Ends the proof where programs of the machine are missing. */
export function requirePrograms(paths: readonly string[], packages: string): void {
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length === 0) return;
  console.error(`Not here: ${missing.join(', ')}. apt-get install ${packages}`);
  process.exit(2);
}

export function startPrograms() {
  const children: ChildProcess[] = [];
  return {
    begin: (program: string, args: readonly string[], options: SpawnOptions): ChildProcess => {
      const child = spawn(program, args, { stdio: 'ignore', ...options });
      children.push(child);
      return child;
    },
    [Symbol.asyncDispose]: async () => {
      for (const child of children) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
    },
  };
}
