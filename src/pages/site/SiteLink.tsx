import type { ReactNode } from 'react';
import { NewTabLink } from '../../answering/NewTabLink.tsx';
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
    <NewTabLink className={className} href={address}>
      {children}
    </NewTabLink>
  );
}
