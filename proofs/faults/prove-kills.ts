import { setTimeout as wait } from 'node:timers/promises';
import { readOffers } from '../../scripts/shop/read-offers.ts';
import { type Shop, type ShopOptions, startShop } from '../../scripts/shop/start-shop.ts';
import { openVisitor } from '../../scripts/shop/visitor.ts';
import { minuteMs } from '../../src/brazil/durations.ts';
import { seededRandom } from '../../src/pictures/seeded-random.ts';
import type { ProofReport } from '../proof-report.ts';
import { openAuditor } from './audit.ts';
import { type KillPlan, killPlan, trafficBegins } from './kill-plan.ts';
import { type FaultOptions, shopSettings } from './open-shop-database.ts';
import { startTraffic, type Traffic } from './traffic.ts';

/** Milliseconds after which a server that did not reach its point is killed. */
const timeoutMs = 10_000;

const dieAt = new URL('die-at.ts', import.meta.url).href;

const killsPerLine = 20;

const aMoment = { at: 'any-moment', phase: 'serving' } as const;

interface KillOptions extends FaultOptions {
  readonly kills: number;
  readonly minutes?: number | undefined;
}

/** Kills a server under traffic repeatedly and audits its data. Returns the recovery times in milliseconds. */
export async function proveKills(
  report: ProofReport,
  { engine, url, port, kills, minutes = Number.POSITIVE_INFINITY, visitors, seed }: KillOptions,
): Promise<number[]> {
  const until = performance.now() + minutes * minuteMs;
  const settings = shopSettings(url);
  const start = (plan?: KillPlan) => {
    const { imports, settings: own } = outsideOf(plan);
    return startShop({ port, imports, settings: { ...settings, ...own } });
  };
  const chance = seededRandom(seed);
  let shop = start();
  await shop.ready;
  const origin = () => shop.origin;
  const onOffer = await readOffers(openVisitor(origin));
  const traffic = startTraffic({ origin, visitors, ...onOffer });
  const auditor = openAuditor(url, traffic);
  const times: number[] = [];
  const died = new Map<string, number>();

  const restart = async (plan?: KillPlan) => {
    await traffic.close();
    shop = start(plan);
    const readyAfter = await shop.ready;
    if (readyAfter === null) return false;
    times.push(readyAfter);
    await auditor.look().catch(async (error: unknown) => {
      // The server may die during the audit, whose error is then ignored.
      await Promise.race([shop.ended, wait(timeoutMs)]);
      if (!isKilled(shop)) throw error;
    });
    return true;
  };

  const letIn = (plan?: KillPlan) => {
    // The server may be dead already. Only one with a named point handles the signal.
    if (plan !== undefined && plan.at !== 'any-moment' && isRunning(shop)) shop.child.kill(trafficBegins);
    traffic.open();
  };

  letIn();
  await endOf(shop, { ...aMoment, after: visitors }, traffic);
  let killed = 1;
  for (; killed < kills && performance.now() < until; killed += 1) {
    if (killed % killsPerLine === 0) console.log(`${killed} killed`);
    const plan = killPlan(chance, engine);
    const wasReady = await restart(plan);
    letIn(plan);
    const end = await endOf(shop, plan, traffic);
    const where = end === 'killed' ? 'any-moment' : wasReady ? plan.at : `${plan.at}, starting`;
    died.set(where, (died.get(where) ?? 0) + 1);
    if (end === 'failed') traffic.trouble.unexpected.push(`the server ended by itself: ${shop.printed()}`);
  }
  await restart();
  const on = `${engine}, ${killed} kills`;
  await auditor.close(report, on);
  await shop.stop();

  for (const [where, many] of died) report.metric(`${on}: died ${where}`, many);
  return times;
}

function outsideOf(plan: KillPlan | undefined): Partial<Pick<ShopOptions, 'imports' | 'settings'>> {
  if (plan === undefined || plan.at === 'any-moment') return {};
  const { at, after, phase } = plan;
  return {
    settings: { DIE_AT: at, DIE_AFTER: String(after), DIE_WHILE: phase },
    imports: [dieAt],
  };
}

const isKilled = ({ child }: Shop): boolean => child.signalCode === 'SIGKILL';
const isRunning = ({ child }: Shop): boolean => child.signalCode === null && child.exitCode === null;

async function endOf(
  shop: Shop,
  { at, after }: KillPlan,
  traffic: Traffic,
): Promise<'killed' | 'died' | 'failed'> {
  const enough = at === 'any-moment' ? traffic.answers + after : Number.POSITIVE_INFINITY;
  const until = performance.now() + timeoutMs;
  while (isRunning(shop) && traffic.answers < enough && performance.now() < until) await wait(1);
  const isOver = !isRunning(shop);
  await shop.kill();
  if (!isOver) return 'killed';
  return isKilled(shop) ? 'died' : 'failed';
}
