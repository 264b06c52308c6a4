import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { formatMonthly } from '../../src/brazil/money.ts';
import { planAdviceWords as words } from '../../src/content/screens/plan-advice.ts';
import { planAdviceSentence as sentence } from '../../src/content/screens/plan-advice-sentence.ts';
import { planWords } from '../../src/content/screens/plans.ts';
import { advisePlan, megaNeeded } from '../../src/funnel/plan-advice/advise-plan.ts';
import { plansOf } from '../funnel/given.ts';
import { createFakeApi } from '../sagas/fake-api.ts';
import { preloadConversation } from './render-conversation.tsx';
import { begun, click, say } from './visitor.ts';

beforeAll(preloadConversation);

it('a tap at the plan question asks for advice, and the advised plan is taken', async () => {
  const shop = createFakeApi();
  shop.state.plans = plansOf('d500a', 'd600a', 'd600b', 'd1000a');
  await begun(shop, '/chat/');
  await say('01310100');
  await say('1000');
  await click('button', 'Me indique um plano');
  await screen.findByRole('button', { name: '3 ou 4' });
  await click('button', '3 ou 4');
  expect(document.activeElement?.textContent).toContain(words.use.ask);
  await click('button', words.use.options.games);
  await click('button', words.service.any);
  await click('button', /^Quero o 1 Giga/);
  expect(screen.getByRole('link', { name: /1\sGiga/ })).toBeTruthy();
});

it('who asks for advice before the plans are known is told a speed, and is not promised a tap', async () => {
  const needs = { people: 4, use: 'games' } as const;
  const said = 'somos 4 pessoas e jogamos online';
  await begun(createFakeApi(), '/chat/');
  await say(said);
  expect(document.body.textContent).not.toContain(sentence.beforePlans(megaNeeded(needs)));
  await say('me indique um plano');
  expect(document.body.textContent).toContain(sentence.ask(false));
  await say(said);
  expect(document.body.textContent).toContain(sentence.beforePlans(megaNeeded(needs)));
});

it('"that one" takes the plan of a reply about a single plan, and of no other reply', async () => {
  const shop = createFakeApi();
  shop.state.plans = plansOf('d500a', 'd600a', 'd600b', 'd1000a');
  await begun(shop, '/chat/');
  await say('01310100');
  await say('1000');
  await say('qual a diferença do 600 pro 1 giga?');
  await say('quero esse mesmo');
  expect(screen.queryByRole('link', { name: /1\sGiga/ })).toBeNull();
  await say('trabalho com edição de vídeo');
  await say('gostei, quero esse mesmo');
  expect(screen.getByRole('link', { name: /1\sGiga/ })).toBeTruthy();
});

it('the advised plan comes with the needs, the speed and the price that explain it', async () => {
  const shop = createFakeApi();
  shop.state.plans = plansOf('d500a', 'd600a', 'd600b', 'd1000a');
  await begun(shop, '/chat/');
  await say('01310100');
  await say('1000');
  await click('button', 'Me indique um plano');
  await screen.findByRole('button', { name: '2 pessoas' });
  await click('button', '2 pessoas');
  await click('button', words.use.options.video);
  await click('button', words.service.any);
  const needs = { people: 2, use: 'video' } as const;
  const advice = advisePlan(shop.state.plans, needs);
  if (advice?.next == null) throw new Error('nothing was advised');
  const { plan, next } = advice;
  const said = document.activeElement?.textContent?.replaceAll('\u00a0', ' ') ?? '';
  // What was asked for.
  expect(said).toMatch(/2 pessoas/);
  expect(said).toMatch(/séries/);
  // What it takes, which the plan has, and no cheaper one.
  expect(said).toContain(planWords.speed(megaNeeded(needs)));
  expect(plan.plan_download).toBeGreaterThanOrEqual(megaNeeded(needs));
  const enough = shop.state.plans.filter(({ plan_download }) => plan_download >= megaNeeded(needs));
  expect(plan.price_with_dacc).toBe(Math.min(...enough.map(({ price_with_dacc }) => price_with_dacc)));
  for (const { plan: name, price_with_dacc } of [plan, next]) {
    expect(said).toContain(name);
    expect(said).toContain(formatMonthly(price_with_dacc).replaceAll('\u00a0', ' '));
  }
  // One sentence with the reason, one with the next best.
  expect(said.indexOf(plan.plan)).toBeLessThan(said.lastIndexOf(next.plan));
});

it.each(['o de 600 com paramount não com globoplay', '600 com paramount não com globo'])(
  'a service behind "não com" is not wanted, also without commas: %s',
  async (said) => {
    const shop = createFakeApi();
    shop.state.plans = plansOf('d500a', 'd600a', 'd600b', 'd1000a');
    const page = await begun(shop, '/chat/');
    await say('01310100');
    await say('1000');
    await say(said);
    expect(page.store.getState().answers.values.idPlan).toBe(plansOf('d600b')[0]?.id);
  },
);

it('"the second" is the second of the plans that the filter shows', async () => {
  const shop = createFakeApi();
  shop.state.plans = plansOf('d500a', 'd600a', 'd600b', 'd1000a');
  const shown = shop.state.plans.filter(({ plan_download }) => plan_download === 600);
  const page = await begun(shop, '/chat/');
  await say('01310100');
  await say('1000');
  await click('button', planWords.speed(600));
  await say('o segundo');
  expect(page.store.getState().answers.values.idPlan).toBe(shown[1]?.id);
});

it('"the second" after a reply with some plans is the second of those', async () => {
  const shop = createFakeApi();
  shop.state.plans = plansOf('d500a', 'd600a', 'd600b', 'd1000a');
  const page = await begun(shop, '/chat/');
  await say('01310100');
  await say('1000');
  await say('600');
  await say('o segundo');
  const [, second] = shop.state.plans.filter(({ plan_download }) => plan_download === 600);
  expect(page.store.getState().answers.values.idPlan).toBe(second?.id);
});

it.each(['então pode ser esse que tu falou', 'quero o que você indicou'])(
  'takes the advised plan: %s',
  async (text) => {
    const shop = createFakeApi();
    shop.state.plans = plansOf('d500a', 'd600a', 'd600b', 'd1000a');
    await begun(shop, '/chat/');
    await say('01310100');
    await say('1000');
    await say('trabalho com edição de vídeo');
    await say(text);
    expect(screen.getByRole('link', { name: /1\sGiga/ })).toBeTruthy();
  },
);

it('who only agrees to the advised plan says yes to it once more', async () => {
  const shop = createFakeApi();
  shop.state.plans = plansOf('d500a', 'd600a', 'd600b', 'd1000a');
  await begun(shop, '/chat/');
  await say('01310100');
  await say('1000');
  await say('trabalho com edição de vídeo');
  await say('serve sim, pode ser');
  expect(screen.queryByRole('link', { name: /1\sGiga/ })).toBeNull();
  await say('sim');
  expect(screen.getByRole('link', { name: /1\sGiga/ })).toBeTruthy();
});
