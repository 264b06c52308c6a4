import type { OrderFlags } from '../contract/tracking.ts';
import type { PersonType } from './facts.ts';
import type { JourneyId } from './journeys/journey.ts';
import type { StepId } from './step-id.ts';

/** Several steps on one page. They stay the steps they are; only the page is shared. */
export interface CombinedPage {
  route: string;
  steps: readonly StepId[];
}

/** All that one campaign does differently. Nothing else in the code asks which campaign it is. */
export interface Campaign {
  /** The leading path segments, without slashes at the ends. */
  prefix: string;
  lpOrigin: string;
  /** What it is there for: where its doors lead. */
  journey: JourneyId;
  /** Plans that its landing page does not show. */
  exclusions: readonly string[];
  /** Steps asked before all others of its journey; the first of them is where that starts. */
  before: readonly StepId[];
  /** Steps it does without. */
  without: readonly StepId[];
  pages: readonly CombinedPage[];
  phones: { sales: boolean; support: boolean };
  personType: PersonType;
  /** Whether the house number is asked. An allotment's block and lot always are. */
  asksNumber: boolean;
  flags: OrderFlags;
  theme: 'light' | 'black-friday';
  noindex: boolean;
}

/** The shop without a campaign; every campaign says only what differs. */
export const standard: Campaign = {
  prefix: '',
  lpOrigin: 'LP Padrão',
  journey: 'order',
  exclusions: [],
  before: [],
  without: [],
  pages: [],
  phones: { sales: true, support: true },
  personType: 'pf',
  asksNumber: true,
  flags: {},
  theme: 'light',
  noindex: false,
};
