import { reviewDecision } from '../../src/contract/lead/review-decision.ts';
import type { MessageData, MessageKind } from './message-kinds.ts';

const code = '482913';
const url = 'https://loja.example/abrir/?l=aB3-token';
const until = '26/11/2026 às 12:00';
const visit = { date: '27/11/2026', period: 'manha', address: 'Avenida Paulista, 1000' } as const;
const orderNumber = 'UF-0123456789A';
const protocol = '20261123-ABCDEF';

const summary: MessageData<'plan-changed'> = {
  name: 'Maria Souza',
  orderNumber,
  protocol,
  placedOn: '23/11/2026 às 12:00',
  plan: 'Fibra',
  price: 'R$ 1,23/mês',
  address: visit.address,
  dueDay: 10,
  directDebit: false,
  installation: [],
  conditions: [],
  followUrl: url,
};

/**
 * Examples of every kind, one for each of its templates: Meta reads them with a template, and tests use them. `code` and
 * `url` are the only secrets.
 */
export const messageExamples: { readonly [Kind in MessageKind]: readonly MessageData<Kind>[] } = {
  'collaborator-code': [{ code }],
  'order-confirmation': [summary],
  'plan-changed': [summary],
  'lead-link': [{ url, until }],
  'order-to-confirm': (['order', 'payment'] as const).map((what) => ({ url, until, what })),
  'installation-reminder': [{ orderNumber, ...visit, followUrl: url }],
  'order-code': [{ code }],
  'visit-moved': [{ orderNumber, ...visit, followUrl: url }],
  'order-state': (['confirmed', 'scheduled', 'installed', 'cancelled'] as const).map((state) => ({
    ...{ state, orderNumber, cause: 'no-network', followUrl: url },
    ...{ visit: { date: visit.date, period: visit.period }, address: visit.address },
  })),
  'order-mended': (['contact', 'complement', 'payment', 'technician'] as const).map((what) => ({
    ...{ what, orderNumber, address: visit.address, payment: 'boleto', followUrl: url },
  })),
  'withdrawal-receipt': [{ orderNumber, protocol, plan: 'Fibra', withdrawnOn: until, wasInstalled: false }],
  'review-decided': reviewDecision.options.map((decision) => ({ decision, url, until })),
  'contract-changed': [
    {
      what: 'renewal',
      orderNumber,
      plan: 'Fibra',
      price: 'R$ 1,23/mês',
      askedOn: until,
      until,
      objectUrl: url,
    },
  ],
  'look-ups-closed': [{ url, until }],
  'sign-in-refused': [{ at: until }],
  'coverage-here': [{ city: 'São Paulo', url }],
  recovery: [{ url, until, stopUrl: url }],
};
