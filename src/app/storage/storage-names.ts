/** Names in the browser's storage, constants of their own: a page loads only those it uses. src/README.md explains them. */
export const visit = 'ultrafibra.visit';
export const campaignParameters = 'ultrafibra.arrival';
export const leadId = 'ultrafibra.lead';
export const zoom = 'ultrafibra.zoom';
export const deviceInfo = 'ultrafibra.device';
export const chatProtocol = 'ultrafibra.chat';
export const sentToWebchat = 'ultrafibra.told';
export const countedEvents = 'ultrafibra.visit-events';
export const waitingEvents = 'ultrafibra.waiting-events';
export const person = 'ultrafibra.person';
export const apiBase = 'ultrafibra.api';
export const chance = 'ultrafibra.chance';
export const arms = 'ultrafibra.arms';
export const test = 'ultrafibra.test';
export const face = 'ultrafibra.face';
export const demoOrder = 'starter-demo.order';
export const demoSettings = 'starter-demo.settings';
