import { siteWords } from '../../../content/site.ts';
import { seat, supplier } from '../../../content/supplier.ts';

/** Whose site it is. */
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
      // As it is dialled from anywhere: the 0 in front is for calls within the country.
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
