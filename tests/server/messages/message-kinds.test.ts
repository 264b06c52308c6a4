import { expect, it } from 'vitest';
import {
  isMessageKind,
  type MessageData,
  type MessageKind,
  messageKinds,
} from '../../../server/messages/message-kinds.ts';

const code = '482913';
const url = 'https://loja.example/abrir/?l=aB3-token';
const until = '26/11/2026 às 12:00';
const visit = { date: '27/11/2026', period: 'manha', address: 'Avenida Paulista, 1000' } as const;
const orderNumber = 'UF-0123456789A';
const protocol = '20261123-ABCDEF';

/** An example of every kind: `code` and `url` are the only secrets. */
const examples: { readonly [Kind in MessageKind]: MessageData<Kind> } = {
  'collaborator-code': { code },
  'order-confirmation': {
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
  },
  'lead-link': { url, until },
  'installation-reminder': { orderNumber, ...visit, followUrl: url },
  'order-code': { code },
  'visit-moved': { orderNumber, ...visit, followUrl: url },
  'withdrawal-receipt': { orderNumber, protocol, plan: 'Fibra', withdrawnOn: until, wasInstalled: false },
  'review-decided': { decision: 'approved', url, until },
  'contract-changed': {
    what: 'renewal',
    orderNumber,
    plan: 'Fibra',
    price: 'R$ 1,23/mês',
    askedOn: until,
    until,
    objectUrl: url,
  },
  'look-ups-closed': { url, until },
  'sign-in-refused': { at: until },
  'coverage-here': { city: 'São Paulo', url },
  recovery: { url, until, stopUrl: url },
};

const kinds = Object.keys(messageKinds).filter(isMessageKind);

it.each(kinds)('the masked content of %s has no code and no link', (kind) => {
  const { contentOf, maskedContentOf } = messageKinds[kind];
  const data = examples[kind];
  const secrets = /482913|https?:/;
  expect(JSON.stringify(maskedContentOf(data))).not.toMatch(secrets);
  if (secrets.test(JSON.stringify(data))) expect(JSON.stringify(contentOf(data))).toMatch(secrets);
});
