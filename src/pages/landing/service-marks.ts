/** The drawn mark of each streaming service, by the slug of its benefit. */
export const serviceMarks = {
  globoplay: 'globo-play',
  'hbo-max': 'MAX',
  paramount: 'paramount-plus',
} as const;
