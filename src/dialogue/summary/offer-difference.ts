import { formatPrice, fromCents, toCents } from '../../brazil/money.ts';
import { listOf } from '../../content/list-of.ts';
import { contractWords } from '../../content/screens/contract.ts';
import { planWords } from '../../content/screens/plans.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import type { Contract } from '../../funnel/facts.ts';
import { appsOf } from '../../funnel/plans/apps-of.ts';

const words = contractWords.difference;

/** What an offer changes for a customer, in one sentence. */
export function offerDifference(
  plan: Plan,
  price: number,
  present: NonNullable<Contract['present']>,
): string {
  const cents = toCents(price) - toCents(present.price);
  const mega = plan.plan_download - present.plan_download;
  const apps = appsOf(plan);
  const amount = formatPrice(fromCents(Math.abs(cents)));
  const speed = planWords.speed(Math.abs(mega));
  return `${[
    cents === 0 ? words.samePrice : cents > 0 ? words.dearer(amount) : words.cheaper(amount),
    mega === 0 ? words.sameSpeed : mega > 0 ? words.faster(speed) : words.slower(speed),
    apps.length > 0 ? words.apps(listOf(apps, 'e')) : words.noApps,
  ].join(', ')}.`;
}
