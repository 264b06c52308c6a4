import type { ComponentProps } from 'react';
import { opensInNewTab } from '../content/new-tab.ts';
import { ButtonLink, type ButtonLinkProps } from '../ui/actions/ButtonLink.tsx';
import { unbroken } from '../ui/text/unbroken.ts';

const newTab = { target: '_blank', rel: 'noreferrer' } as const;

export const newTabHint = <span className="visually-hidden"> ({opensInNewTab})</span>;

/** A label replaces the text for screen readers, so it has to tell of the new tab itself. */
const hintBeside = (label: string | undefined) => label === undefined && newTabHint;

/** A link that opens a new tab, so that this page stays open. Hidden text tells screen readers about the new tab. */
export const NewTabLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} {...newTab}>
    {/* One item where a link lays out its parts. */}
    {typeof children === 'string' ? <span>{unbroken(children)}</span> : children}
    {hintBeside(rest['aria-label'])}
  </a>
);

/** The same as a button. */
export const NewTabButtonLink = ({ children, ...rest }: ButtonLinkProps) => (
  <ButtonLink {...rest} {...newTab}>
    {children}
    {hintBeside(rest['aria-label'])}
  </ButtonLink>
);
