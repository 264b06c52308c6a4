import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { planReplies } from '../../../src/content/conversation/plan-replies.ts';
import { replies } from '../../../src/content/conversation/replies.ts';
import { addressSearchWords } from '../../../src/content/screens/address-search.ts';
import { plansOf } from '../../funnel/given.ts';
import { createFakeApi } from '../../sagas/fake-api.ts';
import { preloadConversation } from '../render-conversation.tsx';
import { begun, click, say } from '../visitor.ts';

beforeAll(preloadConversation);

const wish = 'quero o de 600 mega';

it('a plan named with the postcode is offered as a quick reply at the plan question', async () => {
  const shop = createFakeApi();
  shop.state.plans = plansOf('d500a', 'd600a', 'd1000a');
  const page = await begun(shop, '/chat/');
  await say(`${wish}, 01310-100`);
  expect(screen.queryByText(replies.remembered(wish))).toBeNull();
  await say('1000');
  expect(page.route()).toBe('/checkout/planos/');
  expect(screen.getByText(replies.remembered(wish))).toBeTruthy();
  await click('button', wish);
  expect(page.route()).toBe('/checkout/contato/');
});

it.each([
  ['600 mega, cep 01310-100', '600 mega', 'isso'],
  ['cep 01310-100, 600 mega', '600 mega', 'esse mesmo'],
  ['quero o de 600 mega, 01310-100', wish, 'sim'],
])('a yes takes the plan that was told early: %s', async (first, told, agreed) => {
  const shop = createFakeApi();
  shop.state.plans = plansOf('d500a', 'd600a', 'd1000a');
  const page = await begun(shop, '/chat/');
  await say(first);
  await say('1000');
  expect(screen.getByText(replies.remembered(told))).toBeTruthy();
  await say(agreed);
  expect(page.store.getState().answers.values.idPlan).toBe(shop.state.plans[1]?.id);
});

it.each(['ok vou de 600', 'vou de 600', 'então vou no de 600', 'pode ser o de 600', 'fico com 600'])(
  'a wish for a plan is no house number while an address waits for a yes: %s',
  async (said) => {
    const shop = createFakeApi();
    shop.state.plans = plansOf('d500a', 'd600a', 'd1000a');
    const page = await begun(shop, '/chat/');
    for (const one of ['oi, cep 01310100 número 1200 apto 45', 'tem fidelidade?', said, 'sim'])
      await say(one);
    expect(page.store.getState().answers.values).toMatchObject({ number: '1200' });
    expect(page.route()).toBe('/checkout/planos/');
    expect(document.body.textContent).toContain(replies.remembered(said));
  },
);

it('a plan named early is answered with the only plan of the address', async () => {
  const shop = createFakeApi();
  const [only] = plansOf('d500a');
  shop.state.plans = plansOf('d500a');
  const page = await begun(shop, '/chat/');
  await say(`${wish}, 01310-100`);
  await say('1000');
  expect(page.route()).toBe('/checkout/contato/');
  expect(screen.getByText(planReplies.onlyOne(wish, only?.plan ?? ''))).toBeTruthy();
});

it('a plan named early is answered with the plan of the link', async () => {
  const shop = createFakeApi();
  const [named] = plansOf('d500a');
  shop.state.plans = plansOf('d500a', 'd600a', 'd1000a');
  await begun(shop, '/chat/?s=d500a');
  await say(`${wish}, 01310-100`);
  await say('1000');
  expect(screen.getByText(planReplies.ofLink(wish, named?.plan ?? ''))).toBeTruthy();
});

it('a plan named with a town is kept, and the street is asked for', async () => {
  await begun(undefined, '/chat/');
  await say(`${wish} pro meu apartamento em sorocaba`);
  expect(
    screen.getByText(`${planReplies.early} ${addressSearchWords.said.openIn('Em Sorocaba')}`),
  ).toBeTruthy();
});
