import { bannerArt } from '../../catalogue/campaigns.ts';
import type { BannerArt } from '../content/landing/banner-art.ts';
import type { Campaign } from './campaign.ts';
import { type Landing, streamingLanding, streamingServices } from './landing.ts';

/** The settings of one landing page, and its banner. */
export type PageLanding = Landing & BannerArt;

/** The banner of a campaign that the panel made is its own; the others are in the files. */
const artOf = (prefix: string, own?: BannerArt): BannerArt =>
  own ?? bannerArt[prefix] ?? { picture: 'street', accent: 'blue' };

/** The campaign's landing page at a route. A route of a streaming service shows the page about that service. */
export function landingAt(
  { landing, prefix, art }: Pick<Campaign, 'landing' | 'prefix' | 'art'>,
  route: string,
): PageLanding {
  const service = streamingServices.find((one) => route === `/${one}/`);
  if (service === undefined || landing.service !== null) return { ...landing, ...artOf(prefix, art) };
  return { ...landing, ...artOf(service), ...streamingLanding(service) };
}
