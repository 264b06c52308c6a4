import { siteWords } from '../../../content/site.ts';

interface Step {
  name: string;
  path: string;
}

const context = 'https://schema.org';

/** The breadcrumb from the home page. */
export const trail = (steps: readonly Step[]): object => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: siteWords.name, path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
});

export const isTrail = (data: object): boolean => Reflect.get(data, '@type') === 'BreadcrumbList';
