import type { Campaign } from './campaign.ts';
import { type Landing, streamingServices } from './landing.ts';

/** What a campaign shows at an address: below it, too, the page of a streaming service is about that service. */
export function landingAt({ landing }: Pick<Campaign, 'landing'>, route: string): Landing {
  const service = streamingServices.find((one) => route === `/${one}/`);
  if (service === undefined || landing.service !== null) return landing;
  return { ...landing, service, words: service, planList: 'all', faq: service };
}
