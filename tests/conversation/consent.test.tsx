import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { consentReplies } from '../../src/content/conversation/consent-replies.ts';
import { planWords } from '../../src/content/screens/plans.ts';
import { finishOrder } from '../../src/contract/calls/leads.ts';
import { penaltyOf } from '../../src/funnel/plans/offer-terms.ts';
import { chosenPlan } from '../../src/funnel/plans/plan-choice.ts';
import { selectFacts } from '../../src/store/selectors.ts';
import { plansOf } from '../funnel/given.ts';
import { one } from '../sagas/browser-tab.ts';
import { createFakeApi, refuses } from '../sagas/fake-api.ts';
import { preloadConversation } from './render-conversation.tsx';
import { click, contact, located, say } from './visitor.ts';

beforeAll(preloadConversation);

const { order } = consentReplies;

/** A visitor who reads the review. */
async function reviewing() {
  const shop = createFakeApi();
  shop.state.plans = plansOf('d600b');
  const page = await located(shop, '/chat/?s=d600b');
  await page.submit(contact);
  await say('02/02/1990');
  await say('Maria Silveira');
  await say('529.982.247-25');
  await page.submit(one({ due_date: '5' }));
  await say('boleto');
  await page.submit(one({ date: '01/12/2026', period: 'manha' }));
  expect(page.route()).toBe('/checkout/confirmacao/');
  return page;
}

it('an order that is refused after the words of acceptance moves the focus to the reason', async () => {
  const page = await reviewing();
  const reason = 'Você já tem um pedido para este endereço.';
  page.shop.once(finishOrder, refuses(409, 'already-ordered', reason));
  await say('aceito');
  expect(document.activeElement?.textContent).toContain(reason);
});

type Page = Awaited<ReturnType<typeof reviewing>>;

const transcript = () => [...document.querySelectorAll('ol > li')].map((line) => line.textContent);
const visitorSaid = (text: string) =>
  transcript().some((line) => line === `Você disse: ${text}` || line === `Você disse: ${text}enviado`);
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const proposed = () => spaced(document.querySelector('[data-confirm]')?.textContent ?? '');
const isOrdered = (page: Page) => page.route() === '/pedido-realizado/';

describe('the consent in words', () => {
  it('words that order without accepting are asked for the consent, with the loyalty of the plan', async () => {
    const page = await reviewing();
    const plan = chosenPlan(selectFacts(page.store.getState()));
    await say('pode fazer o pedido');
    expect(isOrdered(page)).toBe(false);
    expect(plan?.loyaltyMonths).toBeGreaterThan(0);
    expect(proposed()).toContain(order.ask);
    expect(proposed()).toContain(
      spaced(planWords.loyalty(plan?.loyaltyMonths ?? 0, plan && penaltyOf(plan))),
    );
  });

  it.each([
    ['a press', order.yes, () => click('button', order.yes)],
    ['a yes', 'sim', () => say('sim')],
    ['words of acceptance', 'li e aceito', () => say('li e aceito')],
  ])('%s orders after that, and the conversation shows what the visitor said', async (_, words, accept) => {
    const page = await reviewing();
    await say('pode fazer o pedido');
    await accept();
    expect(isOrdered(page)).toBe(true);
    expect(visitorSaid('pode fazer o pedido')).toBe(true);
    expect(visitorSaid(words)).toBe(true);
    expect(document.body.textContent).not.toContain('Condições aceitas');
  });

  it('words of acceptance that order at once stay in the conversation as they were written', async () => {
    const page = await reviewing();
    await say('aceito');
    expect(isOrdered(page)).toBe(true);
    expect(visitorSaid('aceito')).toBe(true);
  });

  it('a no to the consent orders nothing and says how to go on', async () => {
    const page = await reviewing();
    await say('pode fazer o pedido');
    await click('button', order.no);
    expect(isOrdered(page)).toBe(false);
    expect(screen.getByText(consentReplies.declined.accept_information)).toBeTruthy();
  });

  it('a ticked consent is shown as accepted conditions', async () => {
    const page = await reviewing();
    await page.submit(one({ accept_information: 'on' }));
    expect(isOrdered(page)).toBe(true);
    expect(transcript().some((line) => line?.includes('Condições aceitas'))).toBe(true);
  });
});
