import type { Plan } from '../../contract/offer/plan.ts';

/** The link for the host that shows the plan, or the one that is for any. */
export const whatsAppFor = (links: Plan['whatsApps'], host: string): string | null =>
  (
    links.find(({ origin_domain }) => origin_domain === host) ??
    links.find(({ origin_domain }) => origin_domain === '*')
  )?.complete_link ?? null;
