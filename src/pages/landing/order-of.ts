import { siteLinks } from '../../content/landing/site/site-links.ts';

/** The order link of a plan. */
export const orderOf = (sku: string): string => `${siteLinks.order}?s=${sku}`;
