/** Names of everything the browser stores beyond a page. */
export const storageSlots = {
  visit: 'ultrafibra.visit',
  campaignParameters: 'ultrafibra.arrival',
  leadId: 'ultrafibra.lead',
  zoom: 'ultrafibra.zoom',
  deviceInfo: 'ultrafibra.device',
  chatProtocol: 'ultrafibra.chat',
} as const;
