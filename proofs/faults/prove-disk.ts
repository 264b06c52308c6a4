import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { ProofReport } from '../proof-report.ts';
import type { FaultOptions } from './open-shop-database.ts';
import { proveDuringFaults } from './prove-during-faults.ts';

/** Injected failures of a commit's system calls. */
const injected = ['fsync,fdatasync:error=EIO', 'pwrite64:error=EIO', 'pwrite64:error=ENOSPC'];

/** Whether a command works here. */
function runs(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Lets the disk of a SQLite server fail and recover. */
export async function proveFailingDisk(report: ProofReport, options: FaultOptions): Promise<void> {
  if (!runs('strace', ['-o', '/dev/null', '-e', 'inject=fsync:error=EIO', 'true']))
    return report.skip('a disk that fails', 'strace is not here, or may not attach');
  await proveDuringFaults(report, options, {
    on: 'a failing disk',
    faults: Object.fromEntries(injected.map((fault) => [fault, (pid: number) => inject(pid, fault)])),
  });
}

/** Injects the fault into system calls of the process. */
async function inject(pid: number, fault: string): Promise<() => Promise<void>> {
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

/** Fills the disk of a SQLite server and frees it. */
export async function proveFullDisk(report: ProofReport, options: FaultOptions, disk: string): Promise<void> {
  const ballast = join(disk, 'ballast');
  const fill = async () => {
    fillUp(ballast);
    return async () => rmSync(ballast);
  };
  const faults = { 'the first time': fill, 'the second time': fill, 'the third time': fill };
  const url = `file:${join(disk, 'shop.db')}`;
  await proveDuringFaults(report, { ...options, url }, { on: 'a full disk', faults });
}

/** Writes until no byte more has room. */
function fillUp(file: string): void {
  const handle = openSync(file, 'w');
  for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 4))
    try {
      while (writeSync(handle, Buffer.alloc(size)) === size);
    } catch {
      // Full for pieces of this size; smaller ones may fit.
    }
  closeSync(handle);
}

/** Runs the proof in a process with a disk of a few megabytes, mounted in a namespace of its own. */
export async function proveFullDiskApart(report: ProofReport, folder: string, proof: string): Promise<void> {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const mounted = (then: string) => [
    ...['--user', '--map-root-user', '--mount', 'sh', '-c'],
    ...[`mount -t tmpfs -o size=16m none "$0" && ${then}`, disk],
  ];
  if (!runs('unshare', mounted('true'))) return report.skip('disk full', 'no small disk can be mounted here');
  const own = [process.execPath, proof, '--part', 'disk', '--disk', disk];
  const apart = spawn('unshare', [...mounted('exec "$@"'), ...own], { stdio: 'inherit' });
  await once(apart, 'exit');
  report.check('disk full: the table above', 1, apart.exitCode === 0 ? [] : ['a promise was broken']);
}
