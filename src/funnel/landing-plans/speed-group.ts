import type { Plan } from '../../contract/offer/plan.ts';

export const speedGroups = ['300', '400', '500', '600a', '600', '1000', '2000'] as const;

export type SpeedGroup = (typeof speedGroups)[number];

/** 700 counts as 600. 600 has two groups: without a service, and with one to choose. */
export function speedGroupOf({
  plan_download,
  subscriptions,
}: Pick<Plan, 'plan_download' | 'subscriptions'>): SpeedGroup {
  const speed = plan_download === 700 ? 600 : plan_download;
  if (speed === 600) return subscriptions.length === 0 ? '600a' : '600';
  return speedGroups.findLast((group) => Number.parseInt(group, 10) <= speed) ?? '300';
}
