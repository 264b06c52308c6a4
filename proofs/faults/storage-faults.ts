import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';

const mount = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'];

/** A command prefix that mounts a disk of a few megabytes; empty if mounting is impossible. */
export function smallDisk(folder: string): readonly string[] {
  const [command = '', ...args] = mount;
  const script = (then: string) => `mount -t tmpfs -o size=16m none "$0" && ${then}`;
  try {
    execFileSync(command, [...args, script('true'), folder], { stdio: 'ignore' });
    return [...mount, script('exec "$@"'), folder];
  } catch {
    return [];
  }
}

export const freeUp = (ballast: string): void => rmSync(ballast);

/** Fills the disk to the last byte. */
export function fillUp(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 4)) writePieces(handle, size);
  } finally {
    closeSync(handle);
  }
}

function writePieces(handle: number, size: number): void {
  const piece = Buffer.alloc(size);
  try {
    for (;;) if (writeSync(handle, piece) < size) return;
  } catch {
    // Full for pieces of this size; smaller ones may fit.
  }
}

export function canInject(): boolean {
  try {
    execFileSync('strace', ['-o', '/dev/null', '-e', 'inject=fsync:error=EIO', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Injects the fault into system calls of the process; returns a function that stops it. */
export async function injecting(pid: number, fault: string): Promise<() => Promise<void>> {
  const [calls = ''] = fault.split(':');
  const args = ['-f', '-p', String(pid), '-o', '/dev/null', '-e', `trace=${calls}`, '-e', `inject=${fault}`];
  const tracer = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const [said] = await Promise.race([once(tracer.stderr, 'data'), once(tracer, 'exit')]);
  if (tracer.exitCode !== null) throw new Error(`strace did not attach: ${said}`);
  return async () => {
    const ended = once(tracer, 'exit');
    // strace detaches and the process continues.
    tracer.kill('SIGINT');
    await ended;
  };
}
