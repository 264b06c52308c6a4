import type { LocalPostgres } from '../../scripts/local-postgres.ts';
import { until } from '../../scripts/until.ts';
import type { ProofReport } from '../proof-report.ts';
import type { FaultOptions } from './fault-options.ts';
import { openFaultyShop } from './open-faulty-shop.ts';

const timeoutMs = 60_000;

/** Stops PostgreSQL under traffic, cleanly and as in a crash, and starts it again. */
export async function proveRestarts(
  report: ProofReport,
  { restarts, postgres, ...options }: FaultOptions & { restarts: number; postgres: LocalPostgres },
): Promise<void> {
  const { traffic, auditor, close } = await openFaultyShop(options, 'restarts');
  const stuck: string[] = [];
  const goesOn = async (what: string) => {
    const before = traffic.answers;
    if (!(await until(timeoutMs, () => traffic.answers > before + options.visitors))) stuck.push(what);
  };
  for (let restart = 1; restart <= restarts; restart += 1) {
    await goesOn(`before restart ${restart}`);
    const busy = traffic.trouble.busy;
    await postgres.stop(restart % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
    if (!(await until(timeoutMs, () => traffic.trouble.busy > busy)))
      stuck.push(`nobody was told to come back at restart ${restart}`);
    await postgres.start();
    await goesOn(`after restart ${restart}`);
    await traffic.gate.close();
    await auditor.look();
    traffic.gate.open();
  }
  const on = `postgres stopped ${restarts} times`;
  await close(report, on);
  report.check(`${on}: 503 while it is away, orders again when it is back`, restarts, stuck);
}
