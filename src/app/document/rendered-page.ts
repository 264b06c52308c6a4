import type { ReactNode } from 'react';
import type { PageHead } from '../../pages/site/site-page.ts';

/** One page as it is before anybody has touched it. */
export interface RenderedPage {
  /** Part of the application, a public page whose islands hydrate by themselves, or one of the demo. */
  kind: 'app' | 'site' | 'demo';
  html: string;
  /** What stands below it and never hydrates. */
  footer?: ReactNode;
  lang: string;
  head: PageHead;
  /** What the root element says of it. */
  attributes: Readonly<Record<string, string>>;
  /** The script of the page, and the modules whose files it needs at once. */
  modules: readonly string[];
  /** Whether it may load the partner's script. */
  isPartners: boolean;
}
