import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ProofReport } from '../proof-report.ts';
import { checkDuringFault } from './check-during-fault.ts';
import type { FaultOptions } from './fault-options.ts';
import { openFaultyShop } from './open-faulty-shop.ts';
import { fillUp, freeUp, smallDisk } from './storage-faults.ts';

const times = 3;

/** Fills the disk of a SQLite server and frees it. */
export async function proveFullDisk(report: ProofReport, options: FaultOptions, disk: string): Promise<void> {
  const opened = await openFaultyShop({ ...options, url: `file:${join(disk, 'shop.db')}` }, 'full-disk');
  const ballast = join(disk, 'ballast');
  const stuck: string[] = [];
  for (let time = 1; time <= times; time += 1)
    stuck.push(
      ...(await checkDuringFault(
        opened,
        `time ${time}`,
        async () => fillUp(ballast),
        async () => freeUp(ballast),
      )),
    );
  const on = `disk full ${times} times`;
  await opened.close(report, on);
  report.check(`${on}: 503, reads go on, orders again with room`, times, stuck);
}

/** Runs the proof in a process with a small disk mounted in a private namespace. */
export async function proveFullDiskApart(report: ProofReport, folder: string, proof: string): Promise<void> {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const [command, ...args] = smallDisk(disk);
  if (command === undefined) return report.skip('disk full', 'no small disk can be mounted here');
  const own = [process.execPath, proof, '--part', 'disk', '--disk', disk];
  const apart = spawn(command, [...args, ...own], { stdio: 'inherit' });
  await once(apart, 'exit');
  report.check('disk full: the table above', 1, apart.exitCode === 0 ? [] : ['a promise was broken']);
}
