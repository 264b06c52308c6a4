import { monthlyPrice } from '../contract/offer/monthly-price.ts';
import { chosenPlan } from '../funnel/plan-choice.ts';
import { questionRoutes } from '../funnel/routes/funnel-routes.ts';
import type { StepId } from '../funnel/steps/step-id.ts';
import { askedFields, type PathEntry } from '../funnel/walk.ts';
import { contactOf } from './contact.ts';
import type { EventName, PropertiesOf } from './event-map.ts';
import { recoveryProperties } from './recovery-properties.ts';
import type { Scene } from './scene.ts';

/** An event to send once, by its key. */
export type DueEvent = {
  [Name in EventName]: { key: string; name: Name; properties: PropertiesOf<Name> };
}[EventName];

/** Steps at which the visitor has decided on a plan. */
const cartSteps: readonly StepId[] = ['plano-do-pedido', 'plano-migracao', 'oferta-escolhida'];
const contactSteps: readonly StepId[] = ['sem-cobertura', 'oferta-indisponivel'];

/** All events up to the current state, in the order they happened. */
export const dueEvents = (scene: Scene): readonly DueEvent[] => [
  ...recoveries(scene),
  ...carts(scene),
  ...contactsLeft(scene),
  ...orders(scene),
  ...pageViews(scene),
  ...questions(scene),
];

/** Sent once the visitor has answered; data on file belongs to an earlier visit. */
function recoveries(scene: Scene): DueEvent[] {
  const { facts, walk } = scene;
  return walk.path.flatMap(({ step, state }): DueEvent[] => {
    const place = step.recovery;
    const isOwn = askedFields(step, facts).some((name) => facts.answers[name] !== undefined);
    if (place === null || state === 'open' || !isOwn) return [];
    // The second step includes the coverage, so it waits for it.
    if (place === 2 && facts.coverage === null) return [];
    const properties = recoveryProperties(place, scene);
    return [{ key: `recovery ${place}`, name: 'funil_recuperacao', properties }];
  });
}

function carts({ facts, walk }: Scene): DueEvent[] {
  const plan = walk.path.some(({ step }) => cartSteps.includes(step.id)) ? chosenPlan(facts) : null;
  if (plan === null) return [];
  const price = monthlyPrice(plan, facts.answers.direct_debit);
  const properties = { ref: plan.sku, name: plan.plan, price, qty: 1 } as const;
  return [{ key: `cart ${plan.sku}`, name: 'addToShoppingCart', properties }];
}

function contactsLeft(scene: Scene): DueEvent[] {
  const { facts, walk } = scene;
  const isLeft = ({ step, state }: PathEntry) => contactSteps.includes(step.id) && state === 'complete';
  if (!walk.path.some(isLeft)) return [];
  const { email, phone } = contactOf(scene);
  // Without an offer there is no price.
  const properties = { total_price: 0, email, phone, zip: facts.answers.cep };
  return [{ key: 'checkout_semcobertura', name: 'checkout_semcobertura', properties }];
}

function orders({ facts }: Scene): DueEvent[] {
  const plan = chosenPlan(facts);
  if (facts.order === null || plan === null) return [];
  const total_price = monthlyPrice(plan, facts.answers.direct_debit);
  const properties = { total_itens: 1, total_price, n_pedido: facts.order.orderNumber } as const;
  return [{ key: 'checkout', name: 'checkout', properties }];
}

/** Known routes only, since the rest of a path may contain anything. */
function pageViews({ campaign, route }: Scene): DueEvent[] {
  const page = questionRoutes.has(route) ? route : '/';
  return [{ key: `page ${page}`, name: 'pageView', properties: { page, campaign } }];
}

function questions({ shown, walk }: Scene): DueEvent[] {
  const isReached = (id: StepId) => walk.path.some(({ step }) => step.id === id);
  return shown
    .filter(({ id }) => isReached(id))
    .map(({ id, stage }) => ({
      key: `question ${id}`,
      name: 'purchaseFunnelStep',
      properties: { step: id, stage },
    }));
}
