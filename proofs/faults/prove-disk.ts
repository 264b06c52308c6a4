import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { paulista } from '../../scripts/shop/order-steps.ts';
import { readOffers } from '../../scripts/shop/read-offers.ts';
import { openShop } from '../../scripts/shop/start-shop.ts';
import { openVisitor } from '../../scripts/shop/visitor.ts';
import { until } from '../../scripts/until.ts';
import { getHealth } from '../../src/contract/calls/catalogue.ts';
import { createNoCoverageLead, getNoCoverageLead } from '../../src/contract/calls/coverage.ts';
import type { ProofReport } from '../proof-report.ts';
import { openAuditor } from './audit.ts';
import { type FaultOptions, shopSettings } from './open-shop-database.ts';
import { startTraffic } from './traffic.ts';

/** Injected failures of a commit's system calls. */
const injected = ['fsync,fdatasync:error=EIO', 'pwrite64:error=EIO', 'pwrite64:error=ENOSPC'];

function runs(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export async function proveFailingDisk(report: ProofReport, options: FaultOptions): Promise<void> {
  if (!runs('strace', ['-o', '/dev/null', '-e', 'inject=fsync:error=EIO', 'true']))
    return report.skip('a disk that fails', 'strace is not here, or may not attach');
  await proveDuringFaults(report, options, {
    on: 'a failing disk',
    faults: Object.fromEntries(injected.map((fault) => [fault, (pid: number) => inject(pid, fault)])),
  });
}

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

const timeoutMs = 60_000;

interface Faults {
  readonly on: string;
  /** Begins each fault on the running shop and returns what ends it. */
  readonly faults: Readonly<Record<string, (pid: number) => Promise<() => Promise<void>>>>;
}

/** Lets faults begin and end under traffic. Meanwhile writes are refused with 503, reads go on, and afterwards orders go on. */
async function proveDuringFaults(
  report: ProofReport,
  { url, port, visitors }: FaultOptions,
  { on, faults }: Faults,
): Promise<void> {
  await using shop = await openShop({ port, settings: shopSettings(url) });
  const visitor = openVisitor(() => shop.origin, '10.4.0.1');
  const traffic = startTraffic({ origin: () => shop.origin, visitors, ...(await readOffers(visitor)) });
  const auditor = openAuditor(url, traffic);
  traffic.open();
  const stuck: string[] = [];
  for (const [what, begin] of Object.entries(faults)) {
    const expect = async (promise: string, isSo: () => boolean | Promise<boolean>) => {
      if (!(await until(timeoutMs, isSo))) stuck.push(`${what}: ${promise}`);
    };
    const answersAgain = () => {
      const before = traffic.answers;
      return () => traffic.answers > before + 10;
    };
    await expect('no orders before', answersAgain());
    const { id } = await visitor.call(createNoCoverageLead, { body: paulista });
    const { busy } = traffic.trouble;
    const end = await begin(shop.child.pid ?? 0);
    await expect('nobody was told to come back', () => traffic.trouble.busy > busy + 5);
    await expect('health says that all is well', async () => {
      const { status, headers } = await visitor.ask(getHealth, {});
      return status === 503 && headers.has('retry-after');
    });
    const read = await visitor.ask(getNoCoverageLead, { params: { idLead: id } });
    if (read.status !== 200) stuck.push(`${what}: a read answered ${read.status} ${read.text}`);
    await end();
    await expect('no orders afterwards', answersAgain());
    await traffic.close();
    await auditor.look();
    traffic.open();
  }
  await auditor.close(report, on);
  report.check(`${on}: 503 meanwhile, orders again afterwards`, Object.keys(faults).length, stuck);
}
