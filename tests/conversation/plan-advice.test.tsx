import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { formatMonthly } from '../../src/brazil/money.ts';
import { planAdviceWords as words } from '../../src/content/screens/plan-advice.ts';
import { planWords } from '../../src/content/screens/plans.ts';
import { advisePlan, megaNeeded } from '../../src/funnel/plan-advice/advise-plan.ts';
import { plansOf } from '../funnel/given.ts';
import { createFakeApi } from '../sagas/fake-api.ts';
import { preloadConversation } from './render-conversation.tsx';
import { click, located, say, takeIfAsked } from './visitor.ts';

beforeAll(preloadConversation);

/** A visitor who is asked for the plan. */
async function atPlans() {
  const shop = createFakeApi();
  shop.state.plans = plansOf('d500a', 'd600a', 'd600b', 'd1000a');
  return { shop, page: await located(shop, '/chat/') };
}

it('a tap at the plan question asks for advice, and the advised plan is taken', async () => {
  await atPlans();
  await click('button', 'Me indique um plano');
  await screen.findByRole('button', { name: '3 ou 4' });
  await click('button', '3 ou 4');
  expect(document.activeElement?.textContent).toContain(words.use.ask);
  await click('button', words.use.options.games);
  await click('button', words.service.any);
  await click('button', /^Quero o 1 Giga/);
  expect(screen.getByRole('link', { name: /1\sGiga/ })).toBeTruthy();
});

it('the advised plan comes with the needs, the speed and the price that explain it', async () => {
  const { shop } = await atPlans();
  await click('button', 'Me indique um plano');
  await screen.findByRole('button', { name: '2 pessoas' });
  await click('button', '2 pessoas');
  await click('button', words.use.options.video);
  await click('button', words.service.any);
  const two = { people: 2, use: 'video' } as const;
  const advice = advisePlan(shop.state.plans, two);
  if (advice?.next == null) throw new Error('nothing was advised');
  const { plan, next } = advice;
  const said = document.activeElement?.textContent?.replaceAll('\u00a0', ' ') ?? '';
  // What was asked for.
  expect(said).toMatch(/2 pessoas/);
  expect(said).toMatch(/séries/);
  // What it takes, which the plan has, and no cheaper one.
  expect(said).toContain(planWords.speed(megaNeeded(two)));
  expect(plan.plan_download).toBeGreaterThanOrEqual(megaNeeded(two));
  const enough = shop.state.plans.filter(({ plan_download }) => plan_download >= megaNeeded(two));
  expect(plan.price_with_dacc).toBe(Math.min(...enough.map(({ price_with_dacc }) => price_with_dacc)));
  for (const { plan: name, price_with_dacc } of [plan, next]) {
    expect(said).toContain(name);
    expect(said).toContain(formatMonthly(price_with_dacc).replaceAll('\u00a0', ' '));
  }
  // One sentence with the reason, one with the next best.
  expect(said.indexOf(plan.plan)).toBeLessThan(said.lastIndexOf(next.plan));
});

it('"the second" is the second of the plans that the filter shows', async () => {
  const { shop, page } = await atPlans();
  const shown = shop.state.plans.filter(({ plan_download }) => plan_download === 600);
  await click('button', planWords.speed(600));
  await say('o segundo');
  await takeIfAsked();
  expect(page.store.getState().answers.values.idPlan).toBe(shown[1]?.id);
});
