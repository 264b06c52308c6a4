/** What each view is called, in the navigation and at its head. */
export const viewWords = {
  start: 'Início',
  audit: 'Auditoria',
} as const;
