import type { Campaign } from './campaign.ts';
import { type Landing, serviceLooks, streamingServices } from './landing.ts';

/** The campaign's landing page at a route. A route of a streaming service shows the page about that service. */
export function landingAt({ landing }: Pick<Campaign, 'landing'>, route: string): Landing {
  const service = streamingServices.find((one) => route === `/${one}/`);
  if (service === undefined || landing.service !== null) return landing;
  return { ...landing, service, words: service, ...serviceLooks[service], planList: 'all', faq: service };
}
