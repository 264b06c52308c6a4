import type { Contract } from '../../funnel/facts.ts';

const outcomes = {
  'to-prove': 'no-offer',
  offers: 'offers',
  'no-offer': 'no-offer',
  migrated: 'ordered',
  renewed: 'ordered',
} as const;

interface ContractView {
  outcome?: keyof typeof outcomes | undefined;
  plansOffers: readonly unknown[];
}

/** What a contract allows. Older hosts send no outcome: it follows from the list of offers. */
export const contractOutcome = ({ outcome, plansOffers }: ContractView): Contract['outcome'] =>
  outcomes[outcome ?? (plansOffers.length > 0 ? 'offers' : 'no-offer')];
