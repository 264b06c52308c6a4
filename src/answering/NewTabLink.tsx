import type { ReactNode } from 'react';
import { opensInNewTab } from '../content/new-tab.ts';
import { VisuallyHidden } from '../ui/blocks/VisuallyHidden.tsx';

interface NewTabLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link out of the order, which stays where it is: whoever does not see the new tab reads that it opens one. */
export const NewTabLink = ({ href, className, children }: NewTabLinkProps) => (
  <a className={className} href={href} target="_blank" rel="noreferrer">
    {children}
    <VisuallyHidden> ({opensInNewTab})</VisuallyHidden>
  </a>
);
