/** Storage names of the first page. src/README.md lists everything the browser stores. */
export const storageSlots = {
  visit: 'ultrafibra.visit',
  arrival: 'ultrafibra.arrival',
  lead: 'ultrafibra.lead',
  zoom: 'ultrafibra.zoom',
  device: 'ultrafibra.device',
  chat: 'ultrafibra.chat',
} as const;
