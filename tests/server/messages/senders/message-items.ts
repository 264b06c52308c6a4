import type { OutboxItem } from '../../../../server/outbox/outbox-item.ts';

const id = '01936c00-0000-7000-8000-000000000001';

export const codeItem: OutboxItem = {
  id,
  kind: 'collaborator-code',
  channel: 'email',
  to: 'ana@timbrasil.com.br',
  data: { code: '123456' },
};

export const orderItem: OutboxItem = {
  id,
  kind: 'order-confirmation',
  channel: 'email',
  to: 'maria@exemplo.com.br',
  data: {
    name: 'Maria <Souza> & Filhos',
    orderNumber: 'UF-0123456789A',
    protocol: '20261123-ABCDEF',
    placedOn: '23/11/2026 às 12:00',
    plan: 'Fibra de teste',
    price: 'R$ 1,23/mês',
    address: 'Avenida Paulista, 1000, São Paulo/SP',
    dueDay: 10,
    directDebit: false,
    installation: [{ date: '27/11/2026', period: 'manha' }],
    conditions: [['Fidelização', '12 meses']],
  },
};

export const linkItem: OutboxItem = {
  id,
  kind: 'lead-link',
  channel: 'sms',
  to: '11987654321',
  data: { url: 'https://loja.example/chat/?l=1', until: '26/11/2026 às 12:00' },
};

export const recoveryItem: OutboxItem = {
  id,
  kind: 'recovery',
  channel: 'email',
  to: 'maria@exemplo.com.br',
  data: {
    url: 'https://loja.example/chat/?l=1',
    until: '26/11/2026 às 12:00',
    stopUrl: 'https://loja.example/mensagens/parar/x',
  },
};
