import type { Delivery } from '../../src/contract/panel/deliveries.ts';
import type { Sales } from '../../src/contract/panel/figures.ts';
import type { ListedLead } from '../../src/contract/panel/leads.ts';
import type { ListedOrder } from '../../src/contract/panel/orders.ts';
import type { ListedRenewal } from '../../src/contract/panel/renewals.ts';

const noTouch = { source: '', medium: '', utm: '' };

/** Nothing is known to have brought it. */
const brought = { campaign: '', face: 'chat', touches: { first: noTouch, last: noTouch } };

export const listedOrder: ListedOrder = {
  ...brought,
  number: 'UF-1',
  placedAt: '2026-11-20T12:00:00.000Z',
  state: 'scheduled',
  name: 'Maria Souza',
  town: 'São Paulo/SP',
  plan: '500 Mega',
  priceCents: 6999,
  visit: null,
  seller: null,
};

export const listedLead: ListedLead = {
  ...brought,
  id: '0198f000-0000-7000-8000-000000000001',
  protocol: 'ABC123',
  at: '2026-11-23T15:00:00.000Z',
  name: 'Maria Souza',
  town: 'São Paulo/SP',
  step: 'phone',
  planSku: 'd500a',
  risk: 'open',
  acceptsOffers: true,
  status: 'new',
  owner: null,
  nextDay: null,
};

/** Sales of a period without cancellations. */
export const salesOf = (begun: number, ordered: number, orders: number, cents: number): Sales => ({
  ...{ begun, ordered, orders, cents },
  ...{ cancelled: 0, cancelledCents: 0, withdrawn: 0, withdrawnCents: 0 },
});

export const listedDelivery: Delivery = {
  id: 'd1',
  kind: 'order.placed',
  channel: 'webhook',
  to: 'crm',
  state: 'failed',
  attempts: 8,
  failure: 'http 500',
  delivery: null,
  createdAt: '2026-11-23T15:00:00.000Z',
  dueAt: null,
  repeatBy: ['webhook'],
  hasExpired: false,
};

export const listedRenewal: ListedRenewal = {
  number: 'UF-1',
  placedAt: '2026-11-20T12:00:00.000Z',
  state: 'placed',
  name: 'Renata Alves',
  document: '***.***.447-05',
  presentPlan: '300 Mega',
  plan: '600 Mega',
  priceCents: 10_999,
};
