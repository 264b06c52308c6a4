import type { CalendarDate } from '../brazil/date.ts';
import type { Infra, PostcodeInformation } from '../contract/address.ts';
import type { RiskStatus } from '../contract/lead/lead.ts';
import type { Plan } from '../contract/offer/plan.ts';
import type { Quiz } from '../contract/risk.ts';
import type { Answers, FieldName } from './fields/answer-values.ts';
import type { StepId } from './steps/step-id.ts';
import type { PlanWish } from './wish.ts';

export type PersonType = 'pf' | 'pj';

export interface Coverage {
  plans: readonly Plan[];
  infra: Infra | null;
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
}

/** What the records say to a customer who has proved the birth date. */
export interface Contract {
  /** `ordered`: it was renewed, or migrated, before; the number names that order. */
  outcome: 'offers' | 'no-offer' | 'ordered';
  present: { plan: string; price: number; plan_download: number; plan_upload: number } | null;
  /** Whose it is, masked: recognisable to the customer alone. */
  holder: string | null;
  orderNumber: string | null;
}

/** Offers to stay, and what became of them. It stands in place of what the order found out. */
export interface Renewal extends Contract {
  id: string | null;
  customerId: string | null;
  protocol: string;
  directDebit: boolean;
  coverage: Coverage;
  /** What was proved in an earlier page's life, masked. */
  onFile: Partial<Record<FieldName, string>>;
  order: Order | null;
}

/** What the visitor may check after a failure: their own connection, or nothing but another try later. */
type Advice = 'connection' | 'server';

/** An effect that did not succeed: what it was tried with, and what the visitor is shown. */
export interface Failure {
  stamp: string;
  message: string;
  /** The server answered and refused: trying the same again will not help. */
  final: boolean;
  /** Nothing where the message says itself what to do. */
  advice?: Advice;
  /** Refused as it stands: outside the campaign there are offers for the address, or another order is to be wanted. */
  way?: 'other-offers' | 'another-order';
}

/** All that the walk looks at. Answers come from the visitor, everything else from the server. */
export interface Facts {
  today: CalendarDate;
  personType: PersonType;
  asksNumber: boolean;
  answers: Answers;
  /** What the server holds and only shows masked. Such an answer counts as given. */
  onFile: Partial<Record<FieldName, string>>;
  place: PostcodeInformation | null;
  coverage: Coverage | null;
  wish: PlanWish;
  risk: Risk | null;
  order: Order | null;
  existingContract: Contract | null;
  renewal: Renewal | null;
  /** For which values each step's effect has succeeded. */
  done: Partial<Record<StepId, string>>;
  failures: Partial<Record<StepId, Failure>>;
}
