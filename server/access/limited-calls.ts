import * as z from 'zod/mini';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { LimitName } from './limits.ts';

interface LimitedCall {
  readonly limit: LimitName;
  /** The parameter or field with the subject, if it is not the lead of the call. */
  readonly about?: string;
}

const answers: LimitedCall = { limit: 'answer' };
const catalogue: LimitedCall = { limit: 'catalogue' };

type Endpoints = typeof endpoints;
type CallName = keyof Endpoints;

/** A call by which a holder changes an answer. */
const changesAnswer = { method: 'PATCH', access: 'holder' } as const;

type AnswerName = {
  [Name in CallName]: Endpoints[Name] extends typeof changesAnswer ? Name : never;
}[CallName];

type Limits<Names extends CallName> = { readonly [Name in Names]: LimitedCall | null };

/** The limit of every call other than plain changes of answers; a call without one does not compile. */
const limitedCalls: Limits<Exclude<CallName, AnswerName>> & Partial<Limits<AnswerName>> = {
  // Monitoring polls it often.
  getHealth: null,
  getPlanList: catalogue,
  getBanks: catalogue,
  getRegulations: catalogue,
  getDueDates: catalogue,
  getInstallationDays: catalogue,
  getComplementTypes: catalogue,

  getPostcode: { limit: 'postcode' },
  getCoverage: { limit: 'postcode' },
  getAddressInfo: { limit: 'postcode' },
  findAddresses: { limit: 'addressSearch' },
  findAddressesNear: { limit: 'addressSearch' },

  createLead: { limit: 'newLead' },
  createLegacyLead: { limit: 'newLead' },
  createNoCoverageLead: { limit: 'newLead' },
  createCollaboratorLead: { limit: 'newLead' },
  createLeadFromLine: { limit: 'lookUp', about: 'phoneNumber' },
  findRenewalOffers: { limit: 'lookUp', about: 'cpf' },
  findMigrationOffers: { limit: 'lookUp', about: 'cpf' },
  checkClient: { limit: 'lookUp', about: 'cpf' },

  getLead: { limit: 'look' },
  getNoCoverageLead: { limit: 'look' },
  getMigrationLead: { limit: 'look' },
  getRenewal: { limit: 'look' },
  getFollowedOrder: { limit: 'look' },
  getOrderData: { limit: 'document' },
  getOrderSummary: { limit: 'document' },

  updateNoCoverageLead: { limit: 'answer', about: 'id' },
  moveVisit: { limit: 'answer', about: 'orderNumber' },
  withdrawOrder: { limit: 'answer', about: 'orderNumber' },

  confirmLead: { limit: 'analysis' },
  answerQuiz: { limit: 'analysis' },
  requestReview: { limit: 'analysis' },
  finishOrder: { limit: 'order' },
  finishRenewal: { limit: 'order' },

  openLeadAccess: { limit: 'proof' },
  openNoCoverageAccess: { limit: 'proof' },
  openOrder: { limit: 'proof', about: 'orderNumber' },
  openOrderByCode: { limit: 'proof', about: 'orderNumber' },
  validateCollaboratorCode: { limit: 'proof' },
  sendOrderCode: { limit: 'message', about: 'orderNumber' },
  sendCollaboratorCode: { limit: 'message' },
  sendLeadLink: { limit: 'message' },
  deleteLead: { limit: 'erasure', about: 'id' },
  deleteNoCoverageLead: { limit: 'erasure', about: 'id' },

  requestCall: { limit: 'help' },
  leaveWords: { limit: 'leftWords' },
  sendEvents: { limit: 'events' },
  reportPageError: { limit: 'pageErrors' },
};

const isAnswer = ({ method, access }: Endpoint): boolean =>
  method === changesAnswer.method && access === changesAnswer.access;

const limits: Readonly<Record<string, LimitedCall | null>> = limitedCalls;

const byEndpoint = new Map<Endpoint, LimitedCall | null>(
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [
    endpoint,
    limits[name] ?? (isAnswer(endpoint) ? answers : null),
  ]),
);

export const limitOf = (endpoint: Endpoint): LimitedCall | null => byEndpoint.get(endpoint) ?? null;

const fields = z.optional(z.record(z.string(), z.unknown()));
const given = z.object({ params: fields, body: fields });

/** The subject of the call, as given. */
export function askedFor(
  { about }: LimitedCall,
  input: unknown,
  subject: string | undefined,
): string | undefined {
  if (about === undefined) return subject;
  const { params, body } = given.parse(input);
  const value = params?.[about] ?? body?.[about];
  return typeof value === 'string' ? value : undefined;
}
