import type { Plan } from '../../contract/offer/plan.ts';

/** Names of the services included in a plan. */
export const appsOf = ({ plan, subscriptions, benefits }: Plan): string[] =>
  benefits
    .filter(({ slug, benefit }) => subscriptions.includes(slug) || plan.includes(benefit))
    .map(({ benefit }) => benefit);
