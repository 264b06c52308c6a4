import type { Protection } from '../protection/protection.ts';
import type { Random } from '../protection/random.ts';
import { type CollaboratorCodes, collaboratorCodeRepository } from './collaborator-codes.ts';
import { type CustomerOrders, customerOrderRepository } from './customer-orders.ts';
import { type CustomerTries, customerTryRepository } from './customer-tries.ts';
import { type Customers, customerRepository, type KnownCustomer } from './customers.ts';
import { type KeptAnswers, keptAnswerRepository } from './kept-answers.ts';
import { type LeadCapabilities, leadAccessRepository } from './lead-access.ts';
import { type Leads, leadRepository } from './leads.ts';
import { type MessageOutbox, messageOutboxRepository } from './message-outbox.ts';
import { type NoCoverageLeads, noCoverageLeadRepository } from './no-coverage-leads.ts';
import { type Orders, orderRepository } from './orders.ts';
import { type PanelSessions, panelSessionRepository } from './panel-sessions.ts';
import { type Renewals, renewalRepository } from './renewals.ts';
import { type Retention, retentionRepository } from './retention.ts';
import { type Reviews, reviewRepository } from './reviews.ts';
import { type StepUpTries, stepUpTryRepository } from './step-up-tries.ts';
import { type SupportRequests, supportRequestRepository } from './support-requests.ts';

export interface Repositories {
  readonly leads: Leads;
  readonly noCoverageLeads: NoCoverageLeads;
  readonly orders: Orders;
  readonly supportRequests: SupportRequests;
  readonly keptAnswers: KeptAnswers;
  readonly capabilities: LeadCapabilities;
  readonly stepUpTries: StepUpTries;
  readonly noCoverageStepUps: StepUpTries;
  readonly reviews: Reviews;
  readonly customers: Customers;
  readonly customerTries: CustomerTries;
  readonly customerOrders: CustomerOrders;
  readonly renewals: Renewals;
  readonly collaboratorCodes: CollaboratorCodes;
  readonly outbox: MessageOutbox;
  readonly panelSessions: PanelSessions;
  readonly retention: Retention;
}

/** Everything that is stored, each behind the few questions that are asked of it. */
export function createRepositories(
  protection: Protection,
  random: Random,
  otherCustomers: readonly KnownCustomer[],
): Repositories {
  return {
    leads: leadRepository(protection, random),
    noCoverageLeads: noCoverageLeadRepository(random),
    orders: orderRepository(random),
    supportRequests: supportRequestRepository(random),
    keptAnswers: keptAnswerRepository(protection),
    capabilities: leadAccessRepository(random),
    stepUpTries: stepUpTryRepository('step_up_tries'),
    noCoverageStepUps: stepUpTryRepository('no_coverage_step_ups'),
    reviews: reviewRepository(random),
    customers: customerRepository(protection, random, otherCustomers),
    customerTries: customerTryRepository(),
    customerOrders: customerOrderRepository(),
    renewals: renewalRepository(protection, random),
    collaboratorCodes: collaboratorCodeRepository(protection, random),
    outbox: messageOutboxRepository(protection, random),
    panelSessions: panelSessionRepository(random),
    retention: retentionRepository(),
  };
}
