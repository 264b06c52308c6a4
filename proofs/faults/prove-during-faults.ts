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

const timeoutMs = 60_000;

interface Faults {
  readonly on: string;
  /** Begins each fault on the running shop and returns what ends it. */
  readonly faults: Readonly<Record<string, (pid: number) => Promise<() => Promise<void>>>>;
}

/** Lets faults begin and end under traffic. Meanwhile writes are refused with 503, reads go on, and afterwards orders go on. */
export async function proveDuringFaults(
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
