import type { ReactNode } from 'react';
import { navigationWords } from '../../content/landing/navigation.ts';
import { siteLinks } from '../../content/landing/site-links.ts';
import { useSiteRoutes } from '../../ui/site-routes.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const ofEveryCampaign: ReadonlySet<string> = new Set(Object.values(siteLinks));

interface Props {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link out of the texts: within the campaign, to a page that is no campaign's, or out of the site. */
export function SiteLink({ href, className, children }: Props) {
  const { hrefOf } = useSiteRoutes();
  if (!href.startsWith('https:'))
    return (
      <a className={className} href={ofEveryCampaign.has(href) ? hrefOf(href) : href}>
        {children}
      </a>
    );
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> ({navigationWords.opens})</VisuallyHidden>
    </a>
  );
}
