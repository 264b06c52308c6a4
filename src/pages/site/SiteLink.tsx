import type { ReactNode } from 'react';
import { navigationWords } from '../../content/landing/site/navigation.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { useAddressOf } from './use-address-of.ts';

interface Props {
  href: string;
  className?: string;
  children: ReactNode;
}

/**
 * A link in a text: within the campaign, to a page outside campaigns, or to another site. If the campaign lacks the
 * page, only the text is shown.
 */
export function SiteLink({ href, className, children }: Props) {
  const address = useAddressOf()(href);
  if (address === null) return children;
  if (!address.startsWith('https:'))
    return (
      <a className={className} href={address}>
        {children}
      </a>
    );
  return (
    <a className={className} href={address} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> ({navigationWords.opens})</VisuallyHidden>
    </a>
  );
}
