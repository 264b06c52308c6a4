import { siteWords } from '../../../content/site.ts';
import { seat, supplier } from '../../../content/supplier.ts';

/** The carrier and its site as structured data. */
export const shop: readonly object[] = [
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
