import { siteLinks } from '../../content/landing/site/site-links.ts';

/** Where an order of this plan begins. */
export const orderOf = (sku: string): string => `${siteLinks.order}?s=${sku}`;
