import { states } from '../brazil/states.ts';
import type { EventBody } from '../contract/measurement/visit-event.ts';
import { monthlyPrice } from '../contract/offer/monthly-price.ts';
import type { Facts } from '../funnel/facts.ts';
import { chosenPlan } from '../funnel/plans/plan-choice.ts';
import { questionRoutes } from '../funnel/routes/funnel-routes.ts';
import type { Step } from '../funnel/steps/step.ts';
import type { StepId } from '../funnel/steps/step-id.ts';
import { askedFields, type PathEntry, type Walk } from '../funnel/walk.ts';
import type { Scene } from './scene.ts';
import { contactOf } from './webchat/contact-of.ts';
import type { WebchatEvent } from './webchat/event-map.ts';
import { recoveryProperties } from './webchat/recovery-properties.ts';

/** A fact to tell once, by its key: what is counted of it, and what the webchat is told. */
export interface DueEvent {
  key: string;
  counted?: EventBody | null;
  webchat?: WebchatEvent | null;
}

/** Steps at which the visitor has decided on a plan. */
const cartSteps: readonly StepId[] = ['plano-do-pedido', 'plano-migracao', 'oferta-escolhida'];

/**
 * All facts up to this state, in order: a question is shown before it is answered, and answered before the next is
 * shown, even if they were asked or understood together.
 */
export const dueEvents = (scene: Scene): readonly DueEvent[] => [
  pageView(scene),
  ...scene.walk.path.flatMap((entry, index) => questionShownAndAnswered(entry, index, scene)),
  ...coverageFound(scene),
  ...planInCart(scene),
  ...contactLeft(scene),
  ...orderPlaced(scene),
];

export const isQuestion = ({ fields, screen }: Step): boolean =>
  fields.length > 0 && screen !== 'silent' && screen !== 'waiting';

/** The visitor's own answers to a step, without those a lead brought along: they belong to an earlier visit. */
export const ownAnswers = (step: Step, facts: Facts): unknown[] =>
  askedFields(step, facts)
    .map((name): unknown => facts.answers[name])
    .filter((value) => value !== undefined);

/** An order is the answer to its review: the consent to a renewal is not kept after it. */
const isOwnAnswer = (step: Step, facts: Facts): boolean =>
  facts.order !== null || ownAnswers(step, facts).length > 0;

/** Saved, or being saved in the background. */
export const isPassed = ({ state }: PathEntry, index: number, { path }: Walk): boolean =>
  index < path.length - 1 || state === 'complete' || state === 'sending';

/** Known routes only, since the rest of a path may contain anything. */
function pageView({ campaign, route }: Scene): DueEvent {
  const page = questionRoutes.has(route) ? route : '/';
  return { key: `page ${page}`, webchat: { name: 'pageView', properties: { page, campaign } } };
}

function questionShownAndAnswered(entry: PathEntry, index: number, scene: Scene): DueEvent[] {
  const { facts, journey, shown, walk } = scene;
  const { step } = entry;
  const about = { step: step.id, stage: step.stage };
  const isShown = shown.some(({ id }) => id === step.id);
  const isAnswered = isQuestion(step) && isPassed(entry, index, walk) && isOwnAnswer(step, facts);
  return [
    {
      key: `shown ${step.id}`,
      counted:
        isAnswered || (isShown && isQuestion(step)) ? { name: 'question_shown', ...about, journey } : null,
      webchat: isShown ? { name: 'purchaseFunnelStep', properties: about } : null,
    },
    {
      key: `answered ${step.id}`,
      counted: isAnswered ? { name: 'question_answered', ...about, attempt: 1 } : null,
      webchat: recovery(entry, scene),
    },
  ];
}

function recovery({ step, state }: PathEntry, scene: Scene): WebchatEvent | null {
  const { facts } = scene;
  const place = step.recovery;
  if (place === null || state === 'open' || ownAnswers(step, facts).length === 0) return null;
  // The second step includes the coverage, so it waits for it.
  if (place === 2 && facts.coverage === null) return null;
  return { name: 'funil_recuperacao', properties: recoveryProperties(place, scene) };
}

/** Of the address only the state is counted, and whether there is coverage. */
function coverageFound({ facts: { coverage, place } }: Scene): DueEvent[] {
  const uf = states.find((state) => state.uf === place?.UF)?.uf;
  if (coverage === null || uf === undefined) return [];
  return [{ key: 'coverage', counted: { name: 'coverage_found', uf, covered: coverage.plans.length > 0 } }];
}

function planInCart({ facts, walk }: Scene): DueEvent[] {
  const plan = walk.path.some(({ step }) => cartSteps.includes(step.id)) ? chosenPlan(facts) : null;
  if (plan === null) return [];
  const price = monthlyPrice(plan, facts.answers.direct_debit);
  const properties = { ref: plan.sku, name: plan.plan, price, qty: 1 } as const;
  // Told again where another way to pay changes the price: the order is told at the last.
  return [{ key: `cart ${plan.sku} ${price}`, webchat: { name: 'addToShoppingCart', properties } }];
}

function contactLeft(scene: Scene): DueEvent[] {
  const { facts, walk } = scene;
  const isLeft = ({ step, state }: PathEntry) => step.screen === 'no-coverage' && state === 'complete';
  if (!walk.path.some(isLeft)) return [];
  const { email, phone } = contactOf(scene);
  // Without an offer there is no price.
  const properties = { total_price: 0, email, phone, zip: facts.answers.cep };
  return [{ key: 'contact', webchat: { name: 'checkout_semcobertura', properties } }];
}

/** Told to the webchat only: the shop's figures count the server's own orders. */
function orderPlaced({ facts }: Scene): DueEvent[] {
  const { answers, order } = facts;
  if (order === null) return [];
  const plan = chosenPlan(facts);
  const webchat: WebchatEvent | null = plan && {
    name: 'checkout',
    properties: {
      total_itens: 1,
      total_price: monthlyPrice(plan, answers.direct_debit),
      n_pedido: order.orderNumber,
    },
  };
  return [{ key: 'order', webchat }];
}
