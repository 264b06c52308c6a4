import type { Endpoint, InputOf } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { lookUp } from '../../src/contract/look-up.ts';
import { idInBody } from '../http/route-group.ts';
import type { LimitName } from './limits.ts';

interface LimitedCall<E extends Endpoint = Endpoint> {
  readonly limit: LimitName;
  /** Reads the subject, if it is not the lead of the call. */
  about?(input: InputOf<E>): string;
}

const answers = { limit: 'answer' } as const;
const catalogue = { limit: 'catalogue' } as const;

const cpfInBody = ({ body }: { body: { cpf: string } }): string => body.cpf;
const orderInBody = ({ body }: { body: { orderNumber: string } }): string => body.orderNumber;

type Endpoints = typeof endpoints;
type CallName = keyof Endpoints;

/** A call by which a holder changes an answer. */
const changesAnswer = { method: 'PATCH', access: 'holder' } as const;

type AnswerName = {
  [Name in CallName]: Endpoints[Name] extends typeof changesAnswer ? Name : never;
}[CallName];

type Limits<Names extends CallName> = { readonly [Name in Names]: LimitedCall<Endpoints[Name]> | null };

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
  createLeadFromLine: { limit: 'lookUp', about: ({ body }) => body.phoneNumber },
  findRenewalOffers: { limit: 'lookUp', about: cpfInBody },
  findMigrationOffers: { limit: 'lookUp', about: cpfInBody },
  checkClient: { limit: 'lookUp', about: ({ params }) => params.cpf },

  getLead: { limit: 'look' },
  getNoCoverageLead: { limit: 'look' },
  getMigrationLead: { limit: 'look' },
  getRenewal: { limit: 'look' },
  getFollowedOrder: { limit: 'look' },
  getOrderData: { limit: 'document' },
  getOrderSummary: { limit: 'document' },

  updateNoCoverageLead: { limit: 'answer', about: idInBody },
  moveVisit: { limit: 'answer', about: orderInBody },
  withdrawOrder: { limit: 'answer', about: orderInBody },

  confirmLead: { limit: 'analysis' },
  answerQuiz: { limit: 'analysis' },
  requestReview: { limit: 'analysis' },
  finishOrder: { limit: 'order' },
  finishRenewal: { limit: 'order' },

  openLeadAccess: { limit: 'proof' },
  openNoCoverageAccess: { limit: 'proof' },
  openOrder: { limit: 'proof', about: orderInBody },
  openOrderByCode: { limit: 'proof', about: orderInBody },
  validateCollaboratorCode: { limit: 'proof' },
  sendOrderCode: { limit: 'message', about: orderInBody },
  sendCollaboratorCode: { limit: 'message' },
  sendLeadLink: { limit: 'message' },
  deleteLead: { limit: 'erasure', about: idInBody },
  deleteNoCoverageLead: { limit: 'erasure', about: idInBody },

  requestCall: { limit: 'help' },
  askForPerson: { limit: 'askForPerson' },
  writeToPerson: { limit: 'answer' },
  leaveWords: { limit: 'leaveWords' },
  understandMessage: { limit: 'understand' },
  sendEvents: { limit: 'events' },
  reportPageError: { limit: 'pageErrors' },
};

const isAnswer = ({ method, access }: Endpoint): boolean =>
  method === changesAnswer.method && access === changesAnswer.access;

const limits: Readonly<Record<string, LimitedCall | null>> = limitedCalls;

const byEndpoint = new Map<Endpoint, LimitedCall | null>(
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [
    endpoint,
    lookUp(limits, name) ?? (isAnswer(endpoint) ? answers : null),
  ]),
);

export const limitOf = (endpoint: Endpoint): LimitedCall | null => byEndpoint.get(endpoint) ?? null;

export const askedFor = (
  limited: LimitedCall,
  input: object,
  subject: string | undefined,
): string | undefined => (limited.about ? limited.about(input) : subject);
