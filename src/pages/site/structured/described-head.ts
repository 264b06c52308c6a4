import { siteWords } from '../../../content/site.ts';
import { seat, supplier } from '../../../content/supplier.ts';
import { shownPlans } from '../../../funnel/landing-plans/shown-plans.ts';
import { writePath } from '../../../funnel/routes/read-path.ts';
import type { PageHead, SitePageProps } from '../site-page.ts';
import { breadcrumb, isBreadcrumb } from './breadcrumb.ts';
import { plansProduct } from './plan-product.ts';

/** The carrier and its site as structured data. */
const shop: readonly object[] = [
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: siteWords.name,
    legalName: supplier.name,
    taxID: supplier.cnpj,
    url: '/',
    logo: '/icons/icon-512.png',
    address: {
      '@type': 'PostalAddress',
      streetAddress: seat.street,
      addressLocality: seat.city,
      addressRegion: seat.state,
      postalCode: seat.cep,
      addressCountry: 'BR',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      // The international form, without the 0 used within Brazil.
      telephone: `+55 ${supplier.sales.replace(/^0/, '')}`,
      areaServed: 'BR',
      availableLanguage: 'pt-BR',
    },
  },
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteWords.name,
    url: '/',
    inLanguage: 'pt-BR',
  },
];

/** Adds the structured data that every page has. */
export function describedHead(head: PageHead, props: SitePageProps): PageHead {
  const { campaign, route } = props;
  const own = head.structured ?? [];
  const path = writePath(campaign, route);
  const name = head.title.replace(` | ${siteWords.name}`, '');
  const where = path === '/' ? shop : own.some(isBreadcrumb) ? [] : [breadcrumb([{ name, path }])];
  return { ...head, structured: [...own, ...where, ...productsOf(head, props)] };
}

/** The plans of a campaign's home or streaming page, as structured data. */
const productsOf = (
  { description }: PageHead,
  { campaign, landing, plans, route }: SitePageProps,
): object[] =>
  landing.hidden.includes('plans') || !(route === '/' || route === `/${landing.service}/`)
    ? []
    : plansProduct(shownPlans(plans, { campaign, landing, route }), campaign, description);
