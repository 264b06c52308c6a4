import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { opensElsewhere } from './opens-elsewhere.ts';
import { useSiteRoutes } from './site-routes.ts';

interface RouteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

/** A link within the site. The router's own link includes data loading, which no page uses. */
export function RouteLink({ to, onClick, children, ...rest }: RouteLinkProps) {
  const { hrefOf, go } = useSiteRoutes();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a {...rest} href={hrefOf(to)} onClick={follow}>
      {children}
    </a>
  );
}
