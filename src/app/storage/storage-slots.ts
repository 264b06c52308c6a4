/** Storage names of the first page. src/README.md lists everything the browser stores. */
export const storageSlots = {
  visit: 'ultrafibra.visit',
  campaignParameters: 'ultrafibra.arrival',
  leadId: 'ultrafibra.lead',
  zoom: 'ultrafibra.zoom',
  deviceInfo: 'ultrafibra.device',
  chatProtocol: 'ultrafibra.chat',
} as const;
