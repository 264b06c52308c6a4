import type { OrderFlags } from '../contract/tracking.ts';
import type { PersonType } from './facts.ts';
import type { JourneyId } from './journeys/journey.ts';
import { type Landing, standardLanding } from './landing.ts';
import type { StepId } from './steps/step-id.ts';

/** Several steps on one page. They stay the steps they are; only the page is shared. */
export interface CombinedPage {
  route: string;
  steps: readonly StepId[];
}

/** All that one campaign does differently, for browser and server. Nothing else in the code asks which campaign it is. */
export interface Campaign {
  /** The leading path segments, without slashes at the ends. */
  prefix: string;
  /** What calls name it by where that is not its prefix. */
  alias: string | null;
  lpOrigin: string;
  /** The list of the catalogue that it sells from. */
  sellsFrom: string;
  /** What has to be proved before anything of that list is sold. */
  right: 'collaborator' | 'migration' | 'line' | null;
  /** The mobile plan whose bonus comes on top of the fibre. */
  addonBonusPlan: number | null;
  /** A flag by which a request for coverage may name it instead. */
  coverageFlag: 'collaborator' | 'premium' | 'rs' | null;
  /** What it is there for: where its conversation begins. */
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
  landing: Landing;
}

/** The shop without a campaign; every campaign says only what differs. */
export const standard: Campaign = {
  prefix: '',
  alias: null,
  lpOrigin: 'LP Padrão',
  sellsFrom: 'plans',
  right: null,
  addonBonusPlan: null,
  coverageFlag: null,
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
  landing: standardLanding,
};
