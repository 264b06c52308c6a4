import { siteWords } from '../../../content/site.ts';
import { supplier } from '../../../content/supplier.ts';

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
    address: supplier.address,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: supplier.sales,
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
