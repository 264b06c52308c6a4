import { paulista } from '../../scripts/shop/order-steps.ts';
import { openVisitor } from '../../scripts/shop/visitor.ts';
import { until } from '../../scripts/until.ts';
import { getHealth } from '../../src/contract/calls/catalogue.ts';
import { createNoCoverageLead, getNoCoverageLead } from '../../src/contract/calls/coverage.ts';
import type { FaultyShop } from './open-faulty-shop.ts';

const timeoutMs = 60_000;

/** Checks orders before, during and after a fault; during it all writes must be refused. */
export async function checkDuringFault(
  { shop, traffic, auditor }: FaultyShop,
  what: string,
  begin: () => Promise<void>,
  end: () => Promise<void>,
): Promise<string[]> {
  const stuck: string[] = [];
  const expect = async (promise: string, isSo: () => boolean | Promise<boolean>) => {
    if (!(await until(timeoutMs, isSo))) stuck.push(`${what}: ${promise}`);
  };
  const answersAgain = () => {
    const before = traffic.answers;
    return () => traffic.answers > before + 10;
  };
  await expect('no orders before', answersAgain());
  const visitor = openVisitor(() => shop.origin, '10.4.0.1');
  const { id } = await visitor.call(createNoCoverageLead, { body: paulista });
  const { busy } = traffic.trouble;
  await begin();
  await expect('nobody was told to come back', () => traffic.trouble.busy > busy + 5);
  await expect('health says that all is well', async () => {
    const { status, headers } = await visitor.ask(getHealth, {});
    return status === 503 && headers.has('retry-after');
  });
  const read = await visitor.ask(getNoCoverageLead, { params: { idLead: id } });
  if (read.status !== 200) stuck.push(`${what}: a read answered ${read.status} ${read.text}`);
  await end();
  await expect('no orders afterwards', answersAgain());
  await traffic.gate.close();
  await auditor.look();
  traffic.gate.open();
  return stuck;
}
