import type { Plan } from '../../contract/offer/plan.ts';

/** The link for this host, or the one for any host. */
export const whatsAppFor = (links: Plan['whatsApps'], host: string): string | null =>
  (
    links.find(({ origin_domain }) => origin_domain === host) ??
    links.find(({ origin_domain }) => origin_domain === '*')
  )?.complete_link ?? null;
