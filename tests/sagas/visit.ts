import { type BrowserTab, createDevice, fillAndRest, fillUntil, one, openBrowserTab } from './browser-tab.ts';
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

/** What whoever has no fibre leaves, to be told when it comes. */
export const left = one({
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  phone: '11912345678',
  accept_contact: 'on',
});

/** A visitor whose address has no fibre. */
export async function uncovered(number = '1000') {
  const visit = begin();
  visit.shop.state.plans = [];
  await fillUntil(visit.tab, '/checkout/oferta-indisponivel/', '/checkout/cep/', {
    'nr-imovel': one({ number }),
  });
  return visit;
}

export async function contactLeft(number?: string) {
  const visit = await uncovered(number);
  visit.tab.submit(left);
  await visit.tab.until(({ effects }) => effects.done['oferta-indisponivel'] !== undefined);
  await visit.tab.rest();
  return visit;
}

/** Proves a contract, which may be renewed. */
export async function proveRenewal(tab: BrowserTab): Promise<void> {
  await tab.fill('/refidelizacao/consulta-cpf/', one({ cpf: '390.533.447-05' }));
  await tab.fill('/refidelizacao/titular/', one({ birth_date: '15/03/1985' }));
}

/** A customer who has proved a contract, and is shown what it may be renewed to. */
export async function renewing() {
  const visit = begin('/refidelizacao/consulta-cpf/');
  await proveRenewal(visit.tab);
  await visit.tab.restAt('/refidelizacao/ofertas/');
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
