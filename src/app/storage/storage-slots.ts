/** Where a browser keeps what outlives a page. */
export const storageSlots = {
  visit: 'ultrafibra.visit',
  arrival: 'ultrafibra.arrival',
  lead: 'ultrafibra.lead',
  zoom: 'ultrafibra.zoom',
  device: 'ultrafibra.device',
  chat: 'ultrafibra.chat',
} as const;
