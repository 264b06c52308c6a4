import { type Campaign, standard } from '../../../../src/funnel/campaign.ts';
import { fileCampaigns } from '../../../../src/funnel/campaigns.ts';
import type { Facts } from '../../../../src/funnel/facts.ts';
import type { Answers } from '../../../../src/funnel/fields/answer-values.ts';
import type { JourneyId } from '../../../../src/funnel/journeys/journey.ts';
import { pagesOfJourney } from '../../../../src/funnel/routes/pages-of-journey.ts';
import { currentRoute } from '../../../../src/funnel/routes/walk-routes.ts';
import type { StepId } from '../../../../src/funnel/steps/step-id.ts';
import { stepOf } from '../../../../src/funnel/steps/steps.ts';
import { walk } from '../../../../src/funnel/walk.ts';
import type { ResourceData } from '../../../../src/store/resource-data.ts';
import { type RootState, rootReducer } from '../../../../src/store/root-reducer.ts';
import { initialVisit } from '../../../../src/store/visit.ts';
import {
  contract,
  factsWith,
  fibre,
  journeyOf,
  plansIn,
  quiz,
  settled,
  taguatinga,
  today,
} from '../../../funnel/given.ts';
import { everyAnswer } from '../../../visitor/ana.ts';

const plans = plansIn('plans.json');

/** What the shop and the network may say of a visitor, besides the plainest. */
const worlds: readonly Partial<Facts>[] = [
  {},
  { coverage: { plans, infra: fibre } },
  { coverage: { plans, infra: { ...fibre, structured_complement: true } }, answers: { direct_debit: true } },
  { coverage: { plans: [], infra: null } },
  { coverage: { plans: [], infra: fibre } },
  { coverage: { plans: [], infra: fibre, unsold: 'Não vendemos aí.' } },
  { place: taguatinga },
  { place: { ...taguatinga, address: '', neighborhood: '' }, risk: { status: 'quiz', message: null, quiz } },
  { risk: { status: 'rejected', message: 'Motivo', quiz: null } },
  { risk: { status: 'quiz-failed', message: null, quiz: null } },
];

/** What may be found of a customer. */
const contracts: readonly Partial<Facts>[] = [
  { existingContract: { ...contract, outcome: 'no-offer' } },
  { existingContract: { ...contract, outcome: 'ordered', orderNumber: 'UF-1' } },
  { existingContract: contract, coverage: { plans: plansIn('renewal.json'), infra: null } },
];

const worldsOf: Readonly<Record<JourneyId, readonly Partial<Facts>[]>> = {
  order: worlds,
  coverage: worlds,
  renewal: contracts,
  migration: [...contracts, ...worlds.map((world) => ({ ...world, existingContract: contract }))],
};

export interface Visit {
  campaign: Campaign;
  journey: JourneyId;
  step: StepId;
  state: RootState;
}

export const lists: ResourceData = {
  banks: [{ id: 1, code: '001', name: 'Banco do Brasil S.A.' }],
  dueDates: [1, 5, 10],
  installationDays: [{ date: '01/12/2026', periods: ['manha', 'tarde'] }],
  complementTypes: [{ id: 'apto', name: 'Apartamento' }],
};

const order = { orderNumber: 'UF-1', protocol: 'P1', finishedAt: '2026-11-20T12:00:00Z' };

/** The visit of a visitor of whom this is known, at its open question. */
function stateWith(
  campaign: Campaign,
  journey: JourneyId,
  facts: Facts,
): Omit<Visit, 'campaign' | 'journey'> {
  const ofJourney = journeyOf(campaign.prefix, journey);
  const { done, answers, onFile } = settled(ofJourney.steps, facts);
  const walked = walk(ofJourney.steps, { ...facts, done });
  const blank = rootReducer(undefined, { type: 'test' });
  const { place, coverage, wish, risk, existingContract } = facts;
  const renewal =
    journey === 'renewal' && existingContract !== null
      ? {
          ...existingContract,
          id: 'r',
          customerId: 'c',
          protocol: 'P',
          directDebit: true,
          coverage: coverage ?? { plans: [], infra: null },
          onFile: { cpf: '***' },
          order: facts.order,
        }
      : null;
  const route = currentRoute(walked, pagesOfJourney(ofJourney, []));
  return {
    step: walked.current.step.id,
    state: {
      ...blank,
      visit: { ...initialVisit(campaign, route, 'whatsapp'), phase: 'ready', today, journey },
      answers: { ...blank.answers, values: answers, onFile },
      stepResults: {
        ...blank.stepResults,
        place,
        coverage,
        wish,
        risk,
        existingContract,
        renewal,
        order: renewal === null ? facts.order : null,
      },
      resources: { ...blank.resources, ...lists },
      effects: { ...blank.effects, done },
    },
  };
}

/** Each question that this visitor is asked, answered as Ana answers it. */
function questionsIn(campaign: Campaign, journey: JourneyId, world: Partial<Facts>): Visit[] {
  // A contract is a person's, under whatever campaign it is found.
  const personType = journey === 'renewal' ? 'pf' : campaign.personType;
  const { asksNumber } = campaign;
  const asked: Visit[] = [];
  let facts = factsWith({ personType, asksNumber, ...world, answers: {} });
  for (let last: StepId | null = null; ; ) {
    const here = stateWith(campaign, journey, facts);
    if (here.step === last) return asked;
    last = here.step;
    asked.push({ campaign, journey, ...here });
    const step = stepOf(last);
    const given: Answers = { ...everyAnswer, idPlan: facts.coverage?.plans[0]?.id, ...world.answers };
    const told = Object.fromEntries(step.fields.map((name) => [name, given[name]]));
    const isOrdered = step.screen === 'review';
    facts = { ...facts, answers: { ...facts.answers, ...told }, order: isOrdered ? order : facts.order };
  }
}

export const everyQuestion: readonly Visit[] = [standard, ...fileCampaigns.all].flatMap((campaign) =>
  [...new Set<JourneyId>([campaign.journey, 'coverage', 'renewal'])].flatMap((journey) =>
    worldsOf[journey].flatMap((world) => questionsIn(campaign, journey, world)),
  ),
);
