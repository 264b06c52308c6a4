import { screen } from '@testing-library/react';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { formatMonthly } from '../../src/brazil/money.ts';
import { planReplies } from '../../src/content/conversation/plan-replies.ts';
import { replies } from '../../src/content/conversation/replies.ts';
import { planAdviceWords as words } from '../../src/content/screens/plan-advice.ts';
import { planWords } from '../../src/content/screens/plans.ts';
import { listedPlansId, writeListedPlans } from '../../src/contract/offer/listed-plans.ts';
import { advisePlan, megaNeeded } from '../../src/funnel/plan-advice/advise-plan.ts';
import { plansOf } from '../funnel/given.ts';
import { createFakeApi } from '../sagas/fake-api.ts';
import { preloadConversation } from './render-conversation.tsx';
import { begun, click, located, say, takeIfAsked } from './visitor.ts';

beforeAll(preloadConversation);

/** A visitor who is asked for the plan. */
async function atPlans() {
  const shop = createFakeApi();
  shop.state.plans = plansOf('d500a', 'd600a', 'd600b', 'd1000a');
  return { shop, page: await located(shop, '/chat/') };
}

it('an advised plan comes with the needs, the speed and the prices that explain it, and is taken by a tap', async () => {
  const { shop } = await atPlans();
  await click('button', 'Me indique um plano');
  await screen.findByRole('button', { name: '2 pessoas' });
  await click('button', '2 pessoas');
  expect(document.activeElement?.textContent).toContain(words.use.ask);
  await click('button', words.use.options.video);
  await click('button', words.service.any);
  const two = { people: 2, use: 'video' } as const;
  const advice = advisePlan(shop.state.plans, two);
  if (advice?.next == null) throw new Error('nothing was advised');
  const { plan, next } = advice;
  const said = document.activeElement?.textContent?.replaceAll('\u00a0', ' ') ?? '';
  expect(said).toMatch(/2 pessoas/);
  expect(said).toMatch(/séries/);
  expect(said).toContain(planWords.speed(megaNeeded(two)));
  for (const { plan: name, price_with_dacc } of [plan, next]) {
    expect(said).toContain(name);
    expect(said).toContain(formatMonthly(price_with_dacc).replaceAll('\u00a0', ' '));
  }
  // One sentence with the reason, one with the next best.
  expect(said.indexOf(plan.plan)).toBeLessThan(said.lastIndexOf(next.plan));
  await click('button', new RegExp(`^Quero o ${plan.plan}`));
  expect(screen.getByRole('link', { name: new RegExp(plan.plan.replace(' ', '\\s')) })).toBeTruthy();
});

it('"the second" is the plan that the second card shows, and one that no card shows is taken by its name', async () => {
  const { shop, page } = await atPlans();
  const [, second, named] = shop.state.plans;
  const taken = () => page.store.getState().answers.values.idPlan;
  await say('o segundo');
  await takeIfAsked();
  expect(taken()).toBe(second?.id);
  await say(`quero mudar para o ${named?.plan}`);
  await takeIfAsked();
  expect(taken()).toBe(named?.id);
});

it('a plan that is told before the plans are known is taken at the plan question', async () => {
  const shop = createFakeApi();
  shop.state.plans = plansOf('d500a', 'd600a', 'd1000a');
  const page = await begun(shop, '/chat/');
  await say('quero o de 600 mega, cep 01310-100');
  expect(document.body.textContent).toContain(planReplies.early);
  await say('1000');
  expect(page.route()).toBe('/checkout/contato/');
  expect(page.store.getState().answers.values.idPlan).toBe(shop.state.plans[1]?.id);
});

const [least, more, most] = plansOf('d500a', 'd600a', 'd1000a');

/** The document lists the plans of its campaign. */
function listPlans(): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = listedPlansId;
  block.textContent = writeListedPlans(plansOf('d600a', 'd600b', 'd500a', 'd1000a'));
  document.body.append(block);
  onTestFinished(() => block.remove());
}

const debitPrice = (plan = least): string => formatMonthly(plan?.price_with_dacc ?? 0);
const isShown = (text: string) =>
  screen.queryAllByText(text.replaceAll('\u00a0', ' '), { exact: false }).length > 0;
const { listedPlan, listed, ifCovered, ifPlanCovered, unknown } = replies.price;
const named = (plan = least) => `${plan?.plan}: ${debitPrice(plan)}`;
const each = [least, more, most].map((plan) => listedPlan(plan?.plan ?? '', debitPrice(plan)));

it.each([
  ['the cheapest plan of each speed', '/chat/', 'quanto custa?', [`${listed(each)} ${ifCovered}`]],
  ['the plan that is named', '/chat/', 'quanto custa o plano de 1 giga?', [named(most), ifPlanCovered]],
  ['the plan of the link', '/chat/?s=d600a', 'quanto custa?', [named(more)]],
  [
    'both speeds that are compared',
    '/chat/',
    'qual a diferença entre 500 e 600 mega?',
    [debitPrice(least), debitPrice(more), ifCovered],
  ],
])('a price that is asked before the address is the listed one, of %s', async (_, path, asked, told) => {
  listPlans();
  await begun(undefined, path);
  await say(asked);
  for (const text of told) expect(isShown(text)).toBe(true);
});

it('a price that is asked in a document that lists no plans depends on the address', async () => {
  await begun(undefined, '/chat/');
  await say('quanto custa?');
  expect(isShown(unknown)).toBe(true);
});

it('a price that is asked at a covered address speaks of its own plans only', async () => {
  listPlans();
  await located();
  await say('quanto custa?');
  expect(isShown(ifCovered)).toBe(false);
});
