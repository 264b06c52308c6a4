import { finishOf, openingOf, paulista } from '../../../scripts/shop/order-steps.ts';
import { findAddresses, findAddressesNear } from '../../../src/contract/calls/address-search.ts';
import * as coverage from '../../../src/contract/calls/coverage.ts';
import * as customers from '../../../src/contract/calls/customers.ts';
import { createLegacyLead } from '../../../src/contract/calls/earlier-sites.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { sendEvents } from '../../../src/contract/calls/measurement.ts';
import * as migrations from '../../../src/contract/calls/migrations.ts';
import * as orders from '../../../src/contract/calls/orders.ts';
import { reportPageError } from '../../../src/contract/calls/page-errors.ts';
import * as renewals from '../../../src/contract/calls/renewals.ts';
import { leaveWords, requestCall } from '../../../src/contract/calls/support.ts';
import { understandMessage } from '../../../src/contract/calls/understand.ts';
import {
  answered,
  byVisitor,
  finishOfRenewal,
  lastMessage,
  migrating,
  openMigration,
  openRenewal,
  ordered,
  type Prerequisites,
  renewing,
  type WritingCall,
} from './prerequisites.ts';

const quizCpf = '11144477735';
const rejectedCpf = '93541134780';
const noNetwork = {
  ...{ cep: '69900062', number: '1000', is_block_allotment: false },
  ...{ address: 'Rua Benjamin Constant', neighborhood: 'Centro', city: 'Rio Branco', state: 'AC' },
};

const open = async (stage: Prerequisites) => ({ idLead: (await answered(stage, 'name')).idLead });

/** An answer of an open lead without prerequisites. */
const saving =
  <Body>(bodyOf: (stage: Prerequisites) => Body) =>
  async (stage: Prerequisites) => ({
    params: await open(stage),
    body: bodyOf(stage),
  });

const leftContact = async (stage: Prerequisites) => {
  const body = { ...noNetwork, name: stage.person.name, phone: stage.person.phone };
  const { id } = await stage.visitor.call(coverage.createNoCoverageLead, { body });
  return id;
};

const openCollaborator = ({ visitor, person }: Prerequisites) => {
  const body = { email: `pessoa.${person.location.number}@timbrasil.com.br` };
  return visitor.call(customers.createCollaboratorLead, { body });
};

const collaborator = async (stage: Prerequisites) => {
  const { id } = await openCollaborator(stage);
  await stage.visitor.call(customers.sendCollaboratorCode, { params: { idLead: id } });
  return { idLead: id, code: String(Object(await lastMessage(stage)).code) };
};

const confirmed = async (stage: Prerequisites, cpf: string) => {
  const { idLead } = await answered(stage, 'confirmation', cpf);
  const params = { idLead };
  return { params, result: await stage.visitor.call(leads.confirmLead, { params, query: {}, body: {} }) };
};

/** All writing calls of visitors with their prerequisites. */
export const visitorCalls: readonly WritingCall[] = [
  byVisitor(leads.createLead, async (stage) => openingOf(stage)),
  byVisitor(createLegacyLead, async () => ({ body: paulista })),
  byVisitor(customers.createLeadFromLine, async () => ({
    body: { phoneNumber: '11987654321', addon: 'timblack' },
  })),
  byVisitor(customers.createCollaboratorLead, async () => ({ body: { email: 'ana@timbrasil.com.br' } })),
  byVisitor(customers.sendCollaboratorCode, async (stage) => ({
    params: { idLead: (await openCollaborator(stage)).id },
  })),
  byVisitor(customers.validateCollaboratorCode, async (stage) => ({ body: await collaborator(stage) })),
  byVisitor(
    leads.saveName,
    saving(({ person: { name } }) => ({ name })),
  ),
  byVisitor(
    leads.savePhone,
    saving(({ person: { phone } }) => ({ phone })),
  ),
  byVisitor(
    leads.saveEmail,
    saving(({ person: { email } }) => ({ email, accept_promotions: true })),
  ),
  byVisitor(
    leads.saveBirthDate,
    saving(({ person: { birth_date } }) => ({ birth_date })),
  ),
  byVisitor(
    leads.saveMothersName,
    saving(({ person: { mothers_name } }) => ({ mothers_name })),
  ),
  byVisitor(
    leads.saveDocument,
    saving(({ person: { cpf } }) => ({ cpf })),
  ),
  byVisitor(
    leads.saveDueDate,
    saving(() => ({ due_date: 10 })),
  ),
  byVisitor(
    leads.savePlan,
    saving(({ offer: { id } }) => ({ idPlan: id })),
  ),
  byVisitor(
    leads.saveBankInfo,
    saving(() => ({ direct_debit: false })),
  ),
  byVisitor(
    leads.saveScheduleDate,
    saving(({ visits }) => ({ schedules: visits.slice(0, 1) })),
  ),
  byVisitor(
    leads.saveAddress,
    saving(({ person: { location } }) => ({ ...location, number: '7' })),
  ),
  byVisitor(
    leads.saveInstallation,
    saving(() => ({ complement: 'apto 1' })),
  ),
  byVisitor(leads.confirmLead, async (stage) => ({
    params: { idLead: (await answered(stage, 'confirmation')).idLead },
    query: {},
    body: {},
  })),
  byVisitor(leads.answerQuiz, async (stage) => {
    const { params, result } = await confirmed(stage, quizCpf);
    const wrong = [{ id: 'none', answer: { id: 'none' } }];
    return { params, body: { idQuiz: result.quiz?.idQuiz ?? '', questions: wrong } };
  }),
  byVisitor(leads.requestReview, async (stage) => ({
    params: (await confirmed(stage, rejectedCpf)).params,
    body: {},
  })),
  byVisitor(leads.sendLeadLink, async (stage) => ({
    params: { idLead: (await answered(stage, 'email')).idLead },
  })),
  byVisitor(leads.openLeadAccess, async (stage) => {
    const { idLead, person } = await answered(stage, 'email');
    stage.visitor.cookies.clear();
    return { params: { idLead }, body: { phoneEnding: person.phone.slice(-4) } };
  }),
  byVisitor(leads.deleteLead, async (stage) => ({ body: { id: (await open(stage)).idLead } })),
  byVisitor(leads.finishOrder, async (stage) => finishOf(await answered(stage))),
  byVisitor(coverage.createNoCoverageLead, async () => ({ body: noNetwork })),
  byVisitor(coverage.updateNoCoverageLead, async (stage) => ({
    body: { id: await leftContact(stage), email: stage.person.email },
  })),
  byVisitor(coverage.openNoCoverageAccess, async (stage) => {
    const idLead = await leftContact(stage);
    stage.visitor.cookies.clear();
    return { params: { idLead }, body: { phoneEnding: stage.person.phone.slice(-4) } };
  }),
  byVisitor(coverage.deleteNoCoverageLead, async (stage) => ({
    body: { id: await leftContact(stage), phone: stage.person.phone },
  })),
  byVisitor(renewals.findRenewalOffers, async () => ({ body: renewing })),
  byVisitor(renewals.chooseRenewalOffer, async (stage) => ({
    params: { id_renewal_request_user: (await openRenewal(stage)).id },
    body: { offer1: true },
  })),
  byVisitor(renewals.finishRenewal, (stage) => finishOfRenewal(stage)),
  byVisitor(migrations.findMigrationOffers, async () => ({ body: migrating })),
  byVisitor(migrations.chooseMigrationPlan, async (stage) => {
    const { idLead, offer } = await openMigration(stage);
    return { params: { idLead }, body: { idPlan: offer.id } };
  }),
  byVisitor(migrations.saveMigrationAddress, async (stage) => ({
    params: { idLead: (await openMigration(stage)).idLead, step: 'number' as const },
    body: { number: '12' },
  })),
  byVisitor(
    orders.openOrder,
    async (stage) => {
      const { ordering, orderNumber } = await ordered(stage);
      stage.visitor.cookies.clear();
      return { body: { orderNumber, phoneEnding: ordering.person.phone.slice(-4) } };
    },
    ['order_tries'],
  ),
  byVisitor(orders.sendOrderCode, async (stage) => ({
    body: { orderNumber: (await ordered(stage)).orderNumber },
  })),
  byVisitor(orders.openOrderByCode, async (stage) => {
    const { orderNumber } = await ordered(stage);
    await stage.visitor.call(orders.sendOrderCode, { body: { orderNumber } });
    stage.visitor.cookies.clear();
    return { body: { orderNumber, code: String(Object(await lastMessage(stage)).code) } };
  }),
  byVisitor(orders.moveVisit, async (stage) => {
    const [, schedule] = stage.visits;
    const { orderNumber } = await ordered(stage);
    if (schedule === undefined) throw new Error('Only one visit is offered');
    return { body: { orderNumber, schedule } };
  }),
  byVisitor(orders.withdrawOrder, async (stage) => ({
    body: { orderNumber: (await ordered(stage)).orderNumber },
  })),
  byVisitor(orders.getOrderSummary, async (stage) => ({
    body: { orderNumber: (await ordered(stage)).orderNumber },
  })),
  byVisitor(requestCall, async ({ person }) => ({ body: { telephone: person.phone } })),
  byVisitor(leaveWords, async () => ({ body: { kind: 'question' as const, said: ['tem fibra no sítio?'] } })),
  byVisitor(sendEvents, async () => ({
    body: {
      events: [
        {
          id: crypto.randomUUID().replaceAll('-', ''),
          ago: 0,
          campaign: '',
          face: 'pages' as const,
          device: 'phone' as const,
          definition: 'a',
          arms: [] as string[],
          name: 'coverage_found' as const,
          uf: 'SP' as const,
          covered: true,
        },
      ],
    },
  })),
  byVisitor(reportPageError, async () => ({
    body: { kind: 'error' as const, type: 'TypeError' as const, frames: [], page: '/chat/' },
  })),
  byVisitor(understandMessage, async () => ({
    body: {
      message: 'meu cep é 01310-100',
      context: {
        ...{ steps: ['cep'], open: ['cep'], answered: [], waiting: [], campaign: '', plans: [] },
        ...{ chosen: null, visits: [], options: [], isOrdered: false },
      },
    },
  })),
  byVisitor(findAddresses, async () => ({ body: { street: 'avenida paulista', city: 'São Paulo' } })),
  byVisitor(findAddressesNear, async () => ({ body: { latitude: -23.5645, longitude: -46.6527 } })),
];
