/** Where a browser keeps what outlives a page. */
export const shelfNames = {
  visit: 'ultrafibra.visit',
  lead: 'ultrafibra.lead',
  zoom: 'ultrafibra.zoom',
} as const;
