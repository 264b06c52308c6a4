import type { ComponentProps } from 'react';
import { opensInNewTab } from '../content/new-tab.ts';
import { ButtonLink, type ButtonLinkProps } from '../ui/actions/ButtonLink.tsx';

const newTab = { target: '_blank', rel: 'noreferrer' } as const;
const hint = <span className="visually-hidden"> ({opensInNewTab})</span>;

/** A link that opens a new tab, so that this page stays open. Hidden text tells screen readers about the new tab. */
export const NewTabLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} {...newTab}>
    {children}
    {hint}
  </a>
);

/** The same as a button. */
export const NewTabButtonLink = ({ children, ...rest }: ButtonLinkProps) => (
  <ButtonLink {...rest} {...newTab}>
    {children}
    {hint}
  </ButtonLink>
);
