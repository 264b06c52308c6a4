import { finishOf, paulista } from '../../scripts/shop/order-steps.ts';
import { createCollaboratorLead, sendCollaboratorCode } from '../../src/contract/calls/customers.ts';
import { sendOrderCode } from '../../src/contract/calls/orders.ts';
import { changeOrderState, readOrder } from '../../src/contract/panel/orders.ts';
import { ofThePanel } from './panel-situations.ts';
import {
  answered,
  chosenRenewal,
  codeSent,
  collaborator,
  confirmed,
  forgetful,
  type Known,
  leftContact,
  migrating,
  noNetwork,
  openMigration,
  openRenewal,
  ordered,
  orderThatRenews,
  renewing,
  type Stage,
} from './stage.ts';

/** How far somebody may have come before a call. A call is tried in those that know what it asks. */
export interface Situation {
  readonly name: string;
  /** Goes there, and tells what is known then. */
  readonly reach: (stage: Stage) => Promise<Known>;
}

const ways: Readonly<Record<string, Situation['reach']>> = {
  nobody: async () => ({}),
  lead: async (stage) => {
    const { idLead } = await answered(stage, 'name');
    return { idLead, id: idLead, idPlan: stage.offer.id };
  },
  contact: async (stage) => {
    const { idLead } = await answered(stage, 'email');
    return { idLead, id: idLead, document: stage.person.cpf, field: 'phone', reason: 'by-letter' };
  },
  'contact in another browser': async (stage) => {
    const { idLead, person } = await answered(stage, 'email');
    return forgetful(stage, { idLead, phoneEnding: person.phone.slice(-4) });
  },
  'before the analysis': async (stage) => ({ idLead: (await answered(stage, 'confirmation')).idLead }),
  quiz: async (stage) => {
    const { idLead, quiz } = await confirmed(stage, '11144477735');
    return { idLead, idQuiz: quiz?.idQuiz, questions: [{ id: 'none', answer: { id: 'none' } }] };
  },
  refused: async (stage) => ({ idLead: (await confirmed(stage, '93541134780')).idLead }),
  'before the order': async (stage) => {
    const ordering = await answered(stage);
    return { idLead: ordering.idLead, ...finishOf(ordering).body };
  },
  order: async (stage) => ({
    ...(await ordered(stage)),
    ...{ schedule: stage.visits[1], field: 'phone', text: 'Ligar à tarde', from: 'placed', to: 'confirmed' },
    reason: null,
  }),
  'visit to move': async (stage) => {
    const { orderNumber } = await ordered(stage);
    return { orderNumber, schedule: stage.visits[1], from: stage.visits[0] };
  },
  'order that was cancelled': async (stage) => {
    const { number } = await ordered(stage);
    const body = {
      from: 'placed' as const,
      to: 'cancelled' as const,
      reason: null,
      cause: 'customer-asked' as const,
    };
    await stage.visitor.call(changeOrderState, { params: { number }, body });
    return { number };
  },
  'order to mend': async (stage) => {
    const { number } = await ordered(stage);
    const { order } = await stage.visitor.call(readOrder, { params: { number } });
    return { number, revision: order.revision, what: 'complement', complement: 'Fundos' };
  },
  'order in another browser': async (stage) => forgetful(stage, await ordered(stage)),
  'code of an order': async (stage) => {
    const { orderNumber } = await ordered(stage);
    await stage.visitor.call(sendOrderCode, { body: { orderNumber } });
    return forgetful(stage, { orderNumber, code: await codeSent(stage) });
  },
  'no network': async ({ person: { name, phone } }) => ({ ...noNetwork, name, phone }),
  'contact without network': leftContact,
  'contact without network, another browser': async (stage) => forgetful(stage, await leftContact(stage)),
  'old site': async () => paulista,
  collaborator: async (stage) => collaborator(stage),
  'lead of a collaborator': async (stage) => {
    const { id } = await stage.visitor.call(createCollaboratorLead, { body: collaborator(stage) });
    return { idLead: id };
  },
  'code of a collaborator': async (stage) => {
    const { id } = await stage.visitor.call(createCollaboratorLead, { body: collaborator(stage) });
    await stage.visitor.call(sendCollaboratorCode, { params: { idLead: id } });
    return { idLead: id, code: await codeSent(stage) };
  },
  'customer who renews': async () => renewing,
  'renewal opened': (stage) => openRenewal(stage),
  'renewal chosen': (stage) => chosenRenewal(stage),
  'order that renews': async (stage) => {
    const number = await orderThatRenews(stage);
    return { number, field: 'phone', text: 'Ligar à tarde', from: 'confirmed', to: 'carried-out' };
  },
  'customer who migrates': async () => migrating,
  'migration opened': openMigration,
  'page of the site': async () => ({
    ...{ page: '/chat/', frames: [], kind: 'error', message: 'meu cep é 01310-100' },
    ...{ street: 'avenida paulista', latitude: -23.5645, longitude: -46.6527 },
    context: {
      ...{ steps: ['cep'], open: ['cep'], answered: [], waiting: [], campaign: '', plans: [] },
      ...{ chosen: null, visits: [], options: [], isOrdered: false },
    },
    events: [
      {
        ...{ id: crypto.randomUUID().replaceAll('-', ''), ago: 0, campaign: '', face: 'pages' },
        ...{ device: 'phone', definition: 'a', arms: [], name: 'coverage_found', uf: 'SP', covered: true },
      },
    ],
  }),
  ...ofThePanel,
};

export const situations: readonly Situation[] = Object.entries(ways).map(([name, reach]) => ({
  name,
  reach,
}));
