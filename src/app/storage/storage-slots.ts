/** Names of everything the browser stores beyond a page. */
export const storageSlots = {
  visit: 'ultrafibra.visit',
  arrival: 'ultrafibra.arrival',
  lead: 'ultrafibra.lead',
  zoom: 'ultrafibra.zoom',
  device: 'ultrafibra.device',
  chat: 'ultrafibra.chat',
} as const;
