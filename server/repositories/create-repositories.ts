import type { Protection } from '../protection/protection.ts';
import type { Random } from '../protection/random.ts';
import { type KeptAnswers, keptAnswerRepository } from './kept-answers.ts';
import { type LeadCapabilities, leadAccessRepository } from './lead-access.ts';
import { type Leads, leadRepository } from './leads.ts';
import { type NoCoverageLeads, noCoverageLeadRepository } from './no-coverage-leads.ts';
import { type Orders, orderRepository } from './orders.ts';
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
  readonly reviews: Reviews;
  readonly retention: Retention;
}

/** Everything that is stored, each behind the few questions that are asked of it. */
export function createRepositories(protection: Protection, random: Random): Repositories {
  return {
    leads: leadRepository(protection, random),
    noCoverageLeads: noCoverageLeadRepository(random),
    orders: orderRepository(random),
    supportRequests: supportRequestRepository(random),
    keptAnswers: keptAnswerRepository(protection),
    capabilities: leadAccessRepository(random),
    stepUpTries: stepUpTryRepository(),
    reviews: reviewRepository(random),
    retention: retentionRepository(),
  };
}
