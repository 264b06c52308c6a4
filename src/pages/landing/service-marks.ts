/** The drawn mark of each streaming service, by slug. */
export const serviceMarks = {
  globoplay: 'globo-play',
  'hbo-max': 'MAX',
  paramount: 'paramount-plus',
} as const;
