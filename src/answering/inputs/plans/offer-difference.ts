import { formatPrice, fromCents, toCents } from '../../../brazil/money.ts';
import { contractWords } from '../../../content/screens/contract.ts';
import { planWords } from '../../../content/screens/plans.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import type { Contract } from '../../../funnel/facts.ts';

const words = contractWords.difference;

/** Names of the services included in a plan. */
export const appsOf = ({ plan, subscriptions, benefits }: Plan): string[] =>
  benefits
    .filter(({ slug, benefit }) => subscriptions.includes(slug) || plan.includes(benefit))
    .map(({ benefit }) => benefit);

const inWords = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`;

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
    apps.length > 0 ? words.apps(inWords(apps)) : words.noApps,
  ].join(', ')}.`;
}
