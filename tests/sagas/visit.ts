import { createDevice, fillAndRest, openBrowserTab } from './browser-tab.ts';
import { createFakeApi } from './fake-api.ts';

/** A visitor who opens this page on a device that knows nothing of them. */
export function begin(path = '/checkout/cep/') {
  const shop = createFakeApi();
  const device = createDevice();
  return { shop, device, tab: openBrowserTab(shop, device, path) };
}

/** A visitor who came as far as this page, and whose every answer arrived. */
export async function came(goal: string, path?: string) {
  const visit = begin(path);
  await fillAndRest(visit.tab, goal);
  return visit;
}

/** What the server is sent of an order without direct debit, whatever pages it was given on. */
export const wholeOrder = [
  'POST lead-v2',
  'PATCH …/plan',
  'PATCH …/name',
  'PATCH …/phone',
  'PATCH …/email',
  'PATCH …/birthDate',
  'PATCH …/motherName',
  'PATCH …/documentNumber',
  'PATCH …/dueDate',
  'PATCH …/bankInfo',
  'PUT …',
  'PATCH …/scheduleDate',
  'PUT lead/:idLead',
];
