import { readPlanLists } from '../../server/catalogue/plan-lists.ts';
import type { Plan } from '../../src/contract/offer/plan.ts';
import { applyCampaign } from '../../src/funnel/apply-campaign.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import type { Contract, Coverage, Facts } from '../../src/funnel/facts.ts';
import type { Answers, AnswerValues } from '../../src/funnel/fields/answer-values.ts';
import type { Journey, JourneyId } from '../../src/funnel/journeys/journey.ts';
import { journeys } from '../../src/funnel/journeys/journeys.ts';
import { noWish } from '../../src/funnel/plans/plan-wish.ts';
import { combinedPagesOf } from '../../src/funnel/routes/combined-pages-of.ts';
import type { FaceId } from '../../src/funnel/routes/face.ts';
import { pagesOfJourney } from '../../src/funnel/routes/pages-of-journey.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import { isAnswered, stampOf, type Walk, walk } from '../../src/funnel/walk.ts';
import { catalogueFolder } from '../catalogue/catalogue-folder.ts';
import { everyAnswer } from '../visitor/ana.ts';

const lists = readPlanLists(catalogueFolder);

export const plansIn = (file: string): Plan[] => [...(lists.files.get(file) ?? [])];

const everyPlan = plansIn('plans.json');

/** Plans by their sku, as `plans.json` sells them. */
export const plansOf = (...skus: string[]): Plan[] =>
  skus.map((sku) => {
    const plan = everyPlan.find((one) => one.sku === sku);
    if (plan === undefined) throw new Error(`No plan ${sku}`);
    return plan;
  });

export const fibre = { infraco: 'TIM', technology: 'FTTH', structured_complement: false };

export const coverageOf = (...skus: string[]): Coverage => ({ plans: plansOf(...skus), infra: fibre });

/** Of a network that wants the complement by its parts. */
export const structured: Coverage = {
  ...coverageOf('d500a'),
  infra: { ...fibre, structured_complement: true },
};

export const paulista = {
  UF: 'SP',
  city: 'São Paulo',
  neighborhood: 'Bela Vista',
  address: 'Avenida Paulista',
  zip: '01310100',
  is_block_allotment: false,
};

export const sarzedo = {
  ...paulista,
  UF: 'MG',
  city: 'Sarzedo',
  neighborhood: '',
  address: '',
  zip: '32450000',
};

export const taguatinga = {
  ...paulista,
  UF: 'DF',
  city: 'Brasília',
  zip: '72110045',
  is_block_allotment: true,
};

export const quiz = {
  idQuiz: 'q',
  attemptsLeft: 2,
  questions: ['one', 'two', 'three'].map((id) => ({
    id,
    text: `${id}?`,
    answers: [
      { id: 'a', text: 'A' },
      { id: 'b', text: 'B' },
    ],
  })),
};

export const ordered = { orderNumber: '1', protocol: '2', finishedAt: '' };

export const today = { year: 2026, month: 11, day: 20 };

/** A visitor at Avenida Paulista where one plan is sold, who has answered nothing yet. */
export const factsWith = (facts: Partial<Facts> = {}): Facts => ({
  today,
  personType: 'pf',
  asksNumber: true,
  answers: {},
  onFile: {},
  place: paulista,
  coverage: coverageOf('d500a'),
  wish: noWish,
  risk: { status: 'approved', message: null, quiz: null },
  order: null,
  existingContract: null,
  renewal: null,
  done: {},
  failures: {},
  ...facts,
});

export const journeyOf = (prefix: string, id: JourneyId = 'order'): Journey =>
  applyCampaign(journeys[id], fileCampaigns.byPrefix(prefix));

/** The facts once every effect of an answered step has succeeded. */
export function settled(journey: readonly StepId[], facts: Facts): Facts {
  const { current, path } = walk(journey, facts);
  const due = path.find(
    ({ step, stamp }) => step.effect !== null && isAnswered(step, facts) && facts.done[step.id] !== stamp,
  );
  if (due === undefined || facts.order !== null) return facts;
  const next = { ...facts, done: { ...facts.done, [due.step.id]: stampOf(due.step, facts) } };
  return current.step.end && due === current ? next : settled(journey, next);
}

/** Where a visitor stands, on whatever pages this face combines; every effect has succeeded unless told otherwise. */
export function stand(
  given: Facts,
  prefix = '',
  { id = 'order', face = 'pages', isSettled = true }: Standing = {},
) {
  const journey = journeyOf(prefix, id);
  const campaign = fileCampaigns.byPrefix(prefix);
  const own = { ...given, asksNumber: campaign.asksNumber };
  const facts = isSettled ? settled(journey.steps, own) : own;
  const pages = pagesOfJourney(journey, combinedPagesOf(face, campaign));
  return { journey: journey.steps, facts, pages, walk: walk(journey.steps, facts) };
}

interface Standing {
  id?: JourneyId;
  face?: FaceId;
  isSettled?: boolean;
}

/** The way of a visitor whose every effect succeeds. */
export const walkOf = (facts: Facts, prefix = '', id: JourneyId = 'order'): Walk => {
  const { steps } = journeyOf(prefix, id);
  return walk(steps, settled(steps, { ...facts, asksNumber: fileCampaigns.byPrefix(prefix).asksNumber }));
};

export const idsOf = ({ path }: Walk): StepId[] => path.map(({ step }) => step.id);

/** The steps with a page, in the order they are met. */
export const pagesOf = ({ path }: Walk): StepId[] =>
  path.filter(({ step }) => step.screen !== 'silent').map(({ step }) => step.id);

/** Every answer but these. */
export const answersWithout = (...names: (keyof AnswerValues)[]): Answers =>
  Object.fromEntries(Object.entries(everyAnswer).filter(([name]) => !names.some((one) => one === name)));

/** A customer's contract with offers. */
export const contract: Contract = {
  outcome: 'offers',
  present: { plan: '300 Mega', price: 99.99, plan_download: 300, plan_upload: 150 },
  holder: 'R****',
  orderNumber: null,
};
