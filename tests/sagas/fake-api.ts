import type { CallFailure, CallResult } from '../../src/api/call-result.ts';
import type { Client } from '../../src/api/client.ts';
import { failed } from '../../src/api/failed.ts';
import type { PostcodeInformation } from '../../src/contract/address.ts';
import { findAddresses, findAddressesNear } from '../../src/contract/calls/address-search.ts';
import { getBanks, getDueDates, getInstallationDays } from '../../src/contract/calls/catalogue.ts';
import * as coverage from '../../src/contract/calls/coverage.ts';
import {
  createCollaboratorLead,
  createLeadFromLine,
  sendCollaboratorCode,
  validateCollaboratorCode,
} from '../../src/contract/calls/customers.ts';
import * as leads from '../../src/contract/calls/leads.ts';
import { sendEvents } from '../../src/contract/calls/measurement.ts';
import * as migrations from '../../src/contract/calls/migrations.ts';
import { getPostcode } from '../../src/contract/calls/postcode.ts';
import * as renewals from '../../src/contract/calls/renewals.ts';
import { leaveWords, requestCall } from '../../src/contract/calls/support.ts';
import { understandMessage } from '../../src/contract/calls/understand.ts';
import type { Endpoint, ResponseOf } from '../../src/contract/endpoint.ts';
import type { Plan } from '../../src/contract/offer/plan.ts';
import type { OfferedDay } from '../../src/contract/offered-days.ts';
import { saved } from '../../src/contract/reply.ts';
import type { Quiz } from '../../src/contract/risk.ts';
import type { CallOptions } from '../../src/contract/send-call.ts';
import { fibre, paulista, plansIn, plansOf, quiz } from '../funnel/given.ts';
import { readActs } from './read-acts.ts';

export const leadId = '0f8fad5b-d9cb-469f-a165-70867728950e';
export const noCoverageId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

export const renewalId = '1c9e6679-7425-40de-944b-e07fc1f90ae7';
export const customerId = '00000000-0000-4000-8000-000000000001';
export const renewalPlans = plansIn('renewal.json');
const presentPlan = { plan: '300 Mega', price: 99.99, plan_download: 300, plan_upload: 150 };

const renewingCustomer = {
  outcome: 'offers',
  plansOffers: renewalPlans,
  id_renewal_request: renewalId,
  id_renewal_base_user: customerId,
  version: 1,
  idPlan: null,
  direct_debit: true,
  presentPlan,
  userData: { documentNumber: '***.***.447-05', email: null, name: 'R**** A****', phone: null },
  protocol: 'protocol',
  orderNumber: null,
};

/** The old network knew the postcode and not the house. */
const recorded = {
  address: { cep: '01310100' },
  cpf: 'x',
  birth_date: 'x',
  onFile: { name: 'M**** V****', phone: '(21) *****-****', email: 'm****@****' },
};

const migratingCustomer = {
  outcome: 'offers',
  plansOffers: [],
  presentPlan,
  userData: { documentNumber: '***.***.350-09', email: null, name: 'M**** V****', phone: null },
  idLead: leadId,
  version: 1,
  protocol: 'protocol',
  orderNumber: null,
};

const placeOnPaulista = {
  street: 'Avenida Paulista',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  uf: 'SP',
};
export const onPaulista = [
  { ...placeOnPaulista, cep: '01310100', range: 'de 612 a 1510 - lado par' },
  { ...placeOnPaulista, cep: '01310200', range: 'de 1512 a 2132 - lado par' },
];

type Reply = { body: unknown } | { failure: CallFailure };
type Rule = (input: unknown) => Reply | Promise<Reply>;

export interface Call {
  endpoint: Endpoint;
  input: unknown;
  options: CallOptions;
}

export const says = (body: object): Reply => ({ body: { success: true, ...body } });
export const noLine: Reply = failed(
  'network',
  'Erro de rede: sua conexão caiu ou o servidor está fora do ar',
);
/** A failure that another try may amend. */
export const fromServer = (message: string, isLine = false): Reply =>
  failed(isLine ? 'network' : 'server', message);
export const refuses = (
  status: number,
  code: string,
  message: string,
  fields: CallFailure['fields'] = [],
): Reply => failed('refused', message, { status, code, fields });

/** A reply that comes when the test says so. */
export function heldReply() {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  return { rule: () => promise, answer: resolve };
}

const part = (input: unknown, name: string): object => {
  const value: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;
  return typeof value === 'object' && value !== null ? value : {};
};

export const bodyOf = ({ input }: Pick<Call, 'input'>): object => part(input, 'body');

/** Calls that save answers of a lead; what is more than that has a rule of its own. */
const savedAsGiven = Object.values<Endpoint>(leads).filter(({ response }) => response === saved);

const saysNothing = [
  ...[coverage.deleteNoCoverageLead, leaveWords, sendEvents, sendCollaboratorCode, renewals.checkClient],
  ...[leads.requestReview, leads.sendLeadLink, leads.deleteLead, leads.openLeadAccess],
];

/** A shop that keeps one lead, as a client sees it: every call is noted, every reply can be replaced. */
export function createFakeApi() {
  const calls: Call[] = [];
  const next = new Map<Endpoint, Rule[]>();
  const broken = new Map<Endpoint, Reply>();
  const state = {
    place: paulista satisfies PostcodeInformation,
    plans: plansOf('d500a'),
    days: [{ date: '01/12/2026', periods: ['manha', 'tarde'] }] satisfies OfferedDay[],
    structured: false,
    version: 0,
    holder: true,
    verdict: 'approved' as 'approved' | 'quiz' | 'rejected',
    quiz: quiz satisfies Quiz,
    held: {} as Record<string, unknown>,
    risk: null as null | { status: string; message: string | null },
    orders: [] as string[],
    left: {} as Record<string, unknown>,
    /** A line of the carrier's, and what its records know of the owner. */
    line: '11987654321',
    records: { name: 'P**** R****', email: 'p****@****' } as object,
    /** What was sent last to a collaborator. */
    code: '123456',
    /** What the records say of a customer; who proves nothing is refused. */
    migration: { ...migratingCustomer } as Record<string, unknown>,
    renewal: { ...renewingCustomer } as Record<string, unknown>,
  };

  const save = (change: object): Reply => {
    state.version += 1;
    Object.assign(state.held, change);
    return says({ version: state.version });
  };
  const opened = (held: object): Reply => {
    state.held = {};
    return { body: { ...part(save(held), 'body'), id: leadId, protocol: 'protocol' } };
  };
  const saveInAddress: Rule = (input) =>
    save({ address: { ...part(state.held, 'address'), ...part(input, 'body') } });
  const infra = () => ({ ...fibre, structured_complement: state.structured });
  const judge = (
    verdict: 'approved' | 'quiz' | 'rejected' | 'quiz-failed',
    message: string | null,
  ): Reply => {
    state.version += 1;
    state.risk = { status: verdict, message };
    return says({
      version: state.version,
      quiz: verdict === 'quiz' ? state.quiz : null,
      quiz_needed: verdict === 'quiz',
      rejected: verdict === 'rejected' || verdict === 'quiz-failed',
      rejected_message: message,
    });
  };
  const planOf = (): Plan | null => state.plans.find(({ id }) => id === state.held.idPlan) ?? null;

  /** Masked where the real server masks, and silent to whoever only has the link. */
  const view = (): Reply => {
    const { address, ...held } = state.held;
    const { UF, city, ...place } = state.place;
    const whole = {
      ...held,
      address: { ...place, city, state: UF, ...(typeof address === 'object' ? address : {}) },
      plansOffers: state.plans,
      infra: infra(),
      risk: state.risk ?? undefined,
      birth_date: held.birth_date && '**/**/1990',
      mothers_name: held.mothers_name && 'M*** S***',
      cpf: held.cpf && '***.982.247-**',
      bankInfo: held.bankInfo && { bank: '***', agency: '****', account_number: '***-7' },
      orderNumber: state.orders[0],
      finishedAt: state.orders[0] && '2026-11-20T12:00:00Z',
      protocol: 'protocol',
    };
    return says({
      id: leadId,
      access: state.holder ? 'holder' : 'pointer',
      version: state.version,
      step: state.orders[0] ? 'finished' : 'x',
      plan: planOf(),
      ...(state.holder ? whole : { address: { city, state: UF }, provable: held.phone !== undefined }),
    });
  };

  const rules = new Map<Endpoint, Rule>([
    ...saysNothing.map((endpoint): [Endpoint, Rule] => [endpoint, () => says({})]),
    ...savedAsGiven.map((endpoint): [Endpoint, Rule] => [endpoint, (input) => save(part(input, 'body'))]),
    [getPostcode, () => says(state.place)],
    [findAddresses, () => says({ places: onPaulista, isCut: false, states: [] })],
    [findAddressesNear, () => says({ places: onPaulista.slice(0, 1), isCut: false, states: [] })],
    [
      coverage.getCoverage,
      () => says({ plans: state.plans, infra: state.plans.length > 0 ? infra() : null }),
    ],
    [
      coverage.getComplementTypes,
      () => says({ complementTypes: [{ id: 'apartamento', name: 'Apartamento' }] }),
    ],
    [coverage.createNoCoverageLead, () => says({ id: noCoverageId })],
    [coverage.updateNoCoverageLead, () => says({ id: noCoverageId })],
    [
      coverage.getNoCoverageLead,
      () =>
        says({
          id: noCoverageId,
          access: state.holder ? 'holder' : 'pointer',
          ...(state.holder ? state.left : {}),
        }),
    ],
    [
      coverage.openNoCoverageAccess,
      () => {
        state.holder = true;
        return says({});
      },
    ],
    [getBanks, () => says({ banks: [{ id: 1, code: '001', name: 'Banco do Brasil' }] })],
    [getDueDates, () => says({ due_dates: [1, 5, 10] })],
    [getInstallationDays, () => says({ days: state.days })],
    [requestCall, () => says({ id: 'call' })],
    [understandMessage, (input) => says(readActs(bodyOf({ input }), state.plans))],
    [
      leads.createLead,
      (input) => {
        const { idPlan } = Object.assign({ idPlan: undefined }, part(part(input, 'body'), 'lead'));
        save({ address: part(part(input, 'body'), 'coverage'), idPlan });
        const opened = {
          id: leadId,
          idLead: leadId,
          idLeadNoCoverage: null,
          cepCoverage: { infra: infra() },
        };
        return says({ ...opened, protocol: 'protocol', version: state.version });
      },
    ],
    [createLeadFromLine, () => opened({ idPlanAddonBonus: 9002, phone: state.line, onFile: state.records })],
    [createCollaboratorLead, (input) => opened(part(input, 'body'))],
    [
      validateCollaboratorCode,
      (input) => {
        const validated = Reflect.get(part(input, 'body'), 'code') === state.code;
        if (validated) Object.assign(state.held, { proved: 'collaborator' });
        return says({ validated });
      },
    ],
    [leads.saveAddress, (input) => save({ address: part(input, 'body') })],
    [leads.saveInstallation, saveInAddress],
    [
      migrations.findMigrationOffers,
      () => {
        if (state.migration.idLead === null) return says(state.migration);
        state.held = { ...recorded };
        state.version = 1;
        return says({ ...state.migration, plansOffers: state.plans });
      },
    ],
    [migrations.getMigrationLead, view],
    [migrations.chooseMigrationPlan, (input) => save(part(input, 'body'))],
    [migrations.saveMigrationAddress, saveInAddress],
    [renewals.findRenewalOffers, () => says(state.renewal)],
    [renewals.getRenewal, () => says(state.renewal)],
    [
      renewals.chooseRenewalOffer,
      (input) => {
        const isFirst = Reflect.get(part(input, 'body'), 'offer1') === true;
        state.renewal.idPlan = renewalPlans[isFirst ? 0 : 1]?.id;
        return says({ version: 2 });
      },
    ],
    [
      renewals.finishRenewal,
      () => {
        state.orders.push(`renewal ${state.orders.length + 1}`);
        const [orderNumber] = state.orders;
        Object.assign(state.renewal, { outcome: 'renewed', orderNumber });
        return says({ orderNumber, protocol: 'protocol', finishedAt: '2026-11-20T12:00:00Z', version: 3 });
      },
    ],
    [leads.getLead, view],
    [leads.confirmLead, () => judge(state.verdict, state.verdict === 'rejected' ? 'Não aprovado' : null)],
    [leads.answerQuiz, () => judge('approved', null)],
    [
      leads.finishOrder,
      () => {
        state.version += 1;
        state.orders.push(`order ${state.orders.length + 1}`);
        const receipt = {
          orderNumber: state.orders[0],
          protocol: 'protocol',
          finishedAt: '2026-11-20T12:00:00Z',
        };
        return says({ ...receipt, version: state.version });
      },
    ],
  ]);

  const client: Client = {
    call: async (endpoint, input, options = {}) => {
      calls.push({ endpoint, input, options });
      const instead = broken.get(endpoint);
      if (instead !== undefined) return parsed(endpoint, instead);
      const rule = next.get(endpoint)?.shift() ?? rules.get(endpoint);
      if (rule === undefined) throw new Error(`Nobody answers ${endpoint.method} ${endpoint.path}`);
      return parsed(endpoint, await rule(input));
    },
  };

  return {
    client,
    calls,
    state,
    judge,
    /** The next call of this kind is answered so; those behind it as always. */
    once: (endpoint: Endpoint, ...replies: (Reply | Rule)[]) => {
      const queued = replies.map((reply): Rule => (typeof reply === 'function' ? reply : () => reply));
      next.set(endpoint, [...(next.get(endpoint) ?? []), ...queued]);
    },
    /** Calls of this kind are answered so until the shop is amended. */
    breakCalls: (endpoint: Endpoint, reply: Reply) => void broken.set(endpoint, reply),
    amend: () => broken.clear(),
    callsOf: (...endpoints: Endpoint[]) => calls.filter(({ endpoint }) => endpoints.includes(endpoint)),
    /** Under which key each write went out. */
    keysOfWrites: () =>
      calls.filter(({ endpoint }) => endpoint.method !== 'GET').map(({ options: { key } }) => key ?? ''),
    /** What was written, in order, without the questions and the messages that were only read. */
    written: () =>
      calls
        .filter(({ endpoint }) => endpoint.method !== 'GET' && endpoint !== understandMessage)
        .map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replace('lead-v2/:idLead', '…')}`),
  };
}

export type FakeApi = ReturnType<typeof createFakeApi>;

function parsed<E extends Endpoint>(endpoint: E, reply: Reply): CallResult<ResponseOf<E>> {
  if ('failure' in reply) return { ok: false, failure: reply.failure };
  const schema: E['response'] = endpoint.response;
  return { ok: true, value: schema.parse(reply.body) };
}
