import type { ProofReport } from '../proof-report.ts';
import { checkDuringFault } from './check-during-fault.ts';
import type { FaultOptions } from './fault-options.ts';
import { openFaultyShop } from './open-faulty-shop.ts';
import { canInject, injecting } from './storage-faults.ts';

/** Injected failures of a commit's system calls. */
const injected = ['fsync,fdatasync:error=EIO', 'pwrite64:error=EIO', 'pwrite64:error=ENOSPC'];

/** Lets the disk of a SQLite server fail and recover. */
export async function proveFailingDisk(report: ProofReport, options: FaultOptions): Promise<void> {
  if (!canInject()) return report.skip('a disk that fails', 'strace is not here, or may not attach');
  const opened = await openFaultyShop(options, 'failing-disk');
  const stuck: string[] = [];
  for (const fault of injected) {
    let end = async () => {};
    const begin = async () => {
      end = await injecting(opened.shop.child.pid ?? 0, fault);
    };
    stuck.push(...(await checkDuringFault(opened, fault, begin, () => end())));
  }
  const on = `disk fails (${injected.join('; ')})`;
  await opened.close(report, on);
  report.check(`${on}: 503, reads go on, orders again when it is well`, injected.length, stuck);
}
