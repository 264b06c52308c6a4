import type { CalendarDate } from '../brazil/date.ts';
import type { Infra, PostcodeInformation } from '../contract/address.ts';
import type { Plan } from '../contract/offer/plan.ts';
import type { OrderEnd } from '../contract/order-end.ts';
import type { Quiz, RiskStatus } from '../contract/risk.ts';
import type { Answers, FieldName } from './fields/answer-values.ts';
import type { PlanWish } from './plans/plan-wish.ts';
import type { StepId } from './steps/step-id.ts';

export type PersonType = 'pf' | 'pj';

export interface Coverage {
  plans: readonly Plan[];
  infra: Infra | null;
  /** Why the campaign sells none of its offers there, in the server's words. */
  unsold?: string | undefined;
}

export interface Risk {
  status: RiskStatus;
  message: string | null;
  quiz: Quiz | null;
}

export interface Order {
  orderNumber: string;
  protocol: string;
  finishedAt: string;
  /** It was cancelled or withdrawn since. */
  ended?: OrderEnd | undefined;
}

/** What a customer sees of a contract after proving the birth date. */
export interface Contract {
  /** `ordered`: already renewed or migrated; the number is that order's. */
  outcome: 'offers' | 'no-offer' | 'ordered';
  present: { plan: string; price: number; plan_download: number; plan_upload: number } | null;
  /** The holder's name, masked. */
  holder: string | null;
  orderNumber: string | null;
}

/** A renewal's offers and result. In a renewal it replaces the results of the order. */
export interface Renewal extends Contract {
  id: string | null;
  customerId: string | null;
  protocol: string;
  directDebit: boolean;
  coverage: Coverage;
  /** Masked values proved before a reload. */
  onFile: Partial<Record<FieldName, string>>;
  order: Order | null;
}

/** What the visitor can do after a failure: check the connection, or try later. */
export type Advice = 'connection' | 'server';

/** A failed effect: its stamp and the message shown. */
export interface Failure {
  stamp: string;
  message: string;
  /** The server refused: a retry with the same values cannot succeed. */
  final: boolean;
  /** Seconds that the server asks to wait. */
  retryAfter?: number;
  /** The reply was not as agreed: it is asked for again only a few times by itself. */
  breaksContract?: boolean;
  /** Missing if the message itself says what to do. */
  advice?: Advice;
  /** A way out of the refusal: offers outside the campaign, confirming another order, or following the order made in another tab. */
  way?: 'other-offers' | 'another-order' | 'made-order';
}

/** Everything that the walk depends on. Answers come from the visitor, the rest from the server. */
export interface Facts {
  today: CalendarDate;
  personType: PersonType;
  asksNumber: boolean;
  answers: Answers;
  /** Values that the server stores and returns masked. They count as answered. */
  onFile: Partial<Record<FieldName, string>>;
  place: PostcodeInformation | null;
  coverage: Coverage | null;
  wish: PlanWish;
  risk: Risk | null;
  order: Order | null;
  existingContract: Contract | null;
  renewal: Renewal | null;
  /** The stamp for which each step's effect succeeded. */
  done: Partial<Record<StepId, string>>;
  failures: Partial<Record<StepId, Failure>>;
}
