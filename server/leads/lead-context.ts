import type { Plan } from '../../src/contract/offer/plan.ts';
import type { CallCounts } from '../access/call-count-repository.ts';
import type { CarriedLeads } from '../access/carried-leads.ts';
import type { OpenedByCalls } from '../access/grant-again.ts';
import type { IdentityProofs } from '../access/identity-proofs.ts';
import type { OfferSources } from '../coverage/offers-at.ts';
import type { Connection } from '../database/database.ts';
import { type RequestContext, routesWith } from '../http/route-group.ts';
import type { Messages } from '../messages/message-repository.ts';
import type { Outbox } from '../outbox/outbox-repository.ts';
import type { Erasures } from '../tombstones/erasure-repository.ts';
import type { VisitProviders } from '../visits/team-calendar.ts';
import type { VisitRepositories } from '../visits/visits.ts';
import type { Analysis } from './analysis.ts';
import type { DocumentVerdicts } from './document-verdict-repository.ts';
import type { Leads } from './lead-repository.ts';
import type { LeadWorks } from './lead-work-repository.ts';
import type { NoCoverageLeads } from './no-coverage-lead-repository.ts';
import type { ReviewDecisions } from './review-decisions.ts';
import type { Reviews } from './review-repository.ts';

export interface OrderOfLead {
  readonly number: string;
  readonly state: string;
  readonly plan: Plan;
}

export interface LeadRepositories extends VisitRepositories, IdentityProofs, OpenedByCalls {
  readonly leads: Leads;
  readonly leadWorks: LeadWorks;
  readonly noCoverageLeads: NoCoverageLeads;
  readonly reviews: Reviews;
  readonly reviewDecisions: ReviewDecisions;
  readonly documentVerdicts: DocumentVerdicts;
  readonly messages: Messages;
  readonly outbox: Outbox;
  readonly callCounts: CallCounts;
  readonly carriedLeads: Pick<CarriedLeads, 'end'>;
  readonly erasures: Erasures;
  readonly orders: { ofLead(db: Connection, idLead: string): Promise<OrderOfLead | undefined> };
  readonly renewals: OpenedByCalls['renewals'] & {
    findForChange(db: Connection, id: string): Promise<Parameters<Erasures['eraseOpen']>[1] | undefined>;
  };
}

export interface LeadProviders extends VisitProviders, OfferSources {
  /** null: documents cannot be analysed, so orders are not accepted. */
  readonly analysis: Analysis | null;
}

export type LeadContext = RequestContext<LeadRepositories, LeadProviders>;

export const { handle, handleAbout } = routesWith<LeadContext>();
