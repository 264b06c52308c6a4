import { type BannerArt, bannerArt } from '../content/landing/banner-art.ts';
import type { Campaign } from './campaign.ts';
import { type Landing, streamingServices } from './landing.ts';

/** The settings of one landing page, and its banner. */
export type PageLanding = Landing & BannerArt;

/** The campaign's landing page at a route. A route of a streaming service shows the page about that service. */
export function landingAt(
  { landing, prefix }: Pick<Campaign, 'landing' | 'prefix'>,
  route: string,
): PageLanding {
  const service = streamingServices.find((one) => route === `/${one}/`);
  if (service === undefined || landing.service !== null) return { ...landing, ...bannerArt[prefix] };
  return { ...landing, ...bannerArt[service], service, words: service, planList: 'all', faq: service };
}
