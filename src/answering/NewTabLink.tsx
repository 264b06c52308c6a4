import type { ReactNode } from 'react';
import { opensInNewTab } from '../content/new-tab.ts';
import { VisuallyHidden } from '../ui/blocks/VisuallyHidden.tsx';
import { unbroken } from '../ui/text/unbroken.ts';

interface NewTabLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link that opens a new tab, so that the order stays open. Hidden text tells screen readers about the new tab. */
export const NewTabLink = ({ href, className, children }: NewTabLinkProps) => (
  <a className={className} href={href} target="_blank" rel="noreferrer">
    {/* One item where a link lays out its parts. */}
    <span>{unbroken(children)}</span>
    <VisuallyHidden> ({opensInNewTab})</VisuallyHidden>
  </a>
);
