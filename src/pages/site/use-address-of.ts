import { fixedLinks } from '../../content/landing/site/fixed-links.ts';
import { siteLinks } from '../../content/landing/site/site-links.ts';
import type { StreamingService } from '../../funnel/landing.ts';
import { useSiteRoutes } from '../../ui/actions/site-routes.ts';
import { useStreamingLinks } from './streaming-links.ts';

const ofEveryCampaign: ReadonlySet<string> = new Set(Object.values(siteLinks));

const services: ReadonlyMap<string, StreamingService> = new Map([
  [fixedLinks.paramount, 'paramount'],
  [fixedLinks.hboMax, 'hbo-max'],
  [fixedLinks.globoplay, 'globoplay'],
]);

/** The address of a text's link in this campaign; null for a service that the campaign does not sell. */
export function useAddressOf(): (href: string) => string | null {
  const { hrefOf } = useSiteRoutes();
  const streaming = useStreamingLinks();
  return (href) => {
    const service = services.get(href);
    if (service !== undefined) return streaming[service];
    return ofEveryCampaign.has(href) ? hrefOf(href) : href;
  };
}
