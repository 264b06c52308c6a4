import { siteWords } from '../../../content/site.ts';

const context = 'https://schema.org';

/** The breadcrumb from the home page. */
export const breadcrumb = (crumbs: readonly { name: string; path: string }[]): object => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: siteWords.name, path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
});

export const isBreadcrumb = (data: object): boolean => Reflect.get(data, '@type') === 'BreadcrumbList';
