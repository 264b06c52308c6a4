import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { planReplies } from '../../../src/content/conversation/plan-replies.ts';
import { replies } from '../../../src/content/conversation/replies.ts';
import { getInstallationDays } from '../../../src/contract/calls/catalogue.ts';
import { plansOf } from '../../funnel/given.ts';
import { createFakeApi, fromServer } from '../../sagas/fake-api.ts';
import { preloadConversation } from '../render-conversation.tsx';
import { begun, click, located, say, valuesOf } from '../visitor.ts';

beforeAll(preloadConversation);

/** A visitor who names a plan with the postcode. */
async function wishing(path: string, ...skus: Parameters<typeof plansOf>) {
  const shop = createFakeApi();
  shop.state.plans = plansOf(...skus);
  const page = await begun(shop, path);
  await say('quero o de 600 mega, cep 01310-100');
  expect(document.body.textContent).toContain(planReplies.early);
  await say('1000');
  return page;
}

describe('a plan that is told before the plans are known', () => {
  it('is offered to tap at the plan question', async () => {
    const page = await wishing('/chat/', 'd500a', 'd600a', 'd1000a');
    expect(page.route()).toBe('/checkout/planos/');
    expect(screen.getByText(replies.remembered('600 mega'))).toBeTruthy();
    await click('button', '600 mega');
    expect(page.route()).toBe('/checkout/contato/');
  });

  it('is taken by a yes', async () => {
    const page = await wishing('/chat/', 'd500a', 'd600a', 'd1000a');
    await say('sim');
    expect(valuesOf(page).idPlan).toBe(page.shop.state.plans[1]?.id);
  });

  it('is answered with the only plan of the address', async () => {
    const page = await wishing('/chat/', 'd500a');
    const [only] = page.shop.state.plans;
    expect(page.route()).toBe('/checkout/contato/');
    expect(screen.getByText(planReplies.onlyOne('600 mega', only?.plan ?? ''))).toBeTruthy();
  });

  it('is answered with the plan of the link', async () => {
    const page = await wishing('/chat/?s=d500a', 'd500a', 'd600a', 'd1000a');
    const [linked] = page.shop.state.plans;
    expect(screen.getByText(planReplies.ofLink('600 mega', linked?.plan ?? ''))).toBeTruthy();
  });
});

describe('an answer that is told before its question', () => {
  it('a visit that is wished before the free days are known is offered at its question', async () => {
    const shop = createFakeApi();
    shop.breakCalls(getInstallationDays, fromServer('Erro'));
    await located(shop);
    await say('a instalação tem que ser na quinta');
    expect(document.body.textContent).toContain(replies.visitEarly);
  });
});
