import type { BannerArt } from '../content/landing/banner-art.ts';
import type { OrderFlags } from '../contract/tracking.ts';
import type { PersonType } from './facts.ts';
import type { JourneyId } from './journeys/journey.ts';
import { type Landing, standardLanding } from './landing.ts';
import type { StepId } from './steps/step-id.ts';

/** Several steps on one page. Each stays a step of its own. */
export interface CombinedPage {
  route: string;
  steps: readonly StepId[];
}

/** Everything that one campaign does differently, in browser and server. No other code checks which campaign it is. */
export interface Campaign {
  /** The leading path segments, without slashes at the ends. */
  prefix: string;
  /** The campaign's name in API calls, if it is not the prefix. */
  alias: string | null;
  lpOrigin: string;
  /** The plan list that it sells from. */
  sellsFrom: string;
  /** The right that the visitor must prove before buying from that list. */
  right: 'collaborator' | 'migration' | 'line' | null;
  /** The mobile plan that adds a bonus to the fibre plan. */
  addonBonusPlan: number | null;
  /** The journey that its conversation starts. */
  journey: JourneyId;
  /** Plans that its landing page does not show. */
  exclusions: readonly string[];
  /** Steps asked before all others of its journey; the first is the start. */
  before: readonly StepId[];
  /** Steps left out. */
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
  /** Its banner, if it is not one of the files. */
  art?: BannerArt;
}

/** The shop without a campaign. Every campaign states only its differences. */
export const standard: Campaign = {
  prefix: '',
  alias: null,
  lpOrigin: 'LP Padrão',
  sellsFrom: 'plans',
  right: null,
  addonBonusPlan: null,
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

/** What differs for customers with a mobile line, whose number gives the right to the prices. */
export const forLine: Partial<Campaign> = {
  right: 'line',
  before: ['consulta-telefone'],
  phones: { sales: true, support: false },
};
