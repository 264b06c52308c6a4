import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { formatMonthly } from '../../../src/brazil/money.ts';
import { replies } from '../../../src/content/conversation/replies.ts';
import { listedPlansId, writeListedPlans } from '../../../src/contract/offer/listed-plans.ts';
import { plansOf } from '../../funnel/given.ts';
import { preloadConversation } from '../render-conversation.tsx';
import { begun, located, say } from '../visitor.ts';

beforeAll(preloadConversation);

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
const named = (text: string) =>
  screen.getAllByText(text.replaceAll('\u00a0', ' '), { exact: false }).length > 0;

describe('a price that is asked before the address', () => {
  it('is answered with the cheapest plan of each speed', async () => {
    listPlans();
    await begun(undefined, '/chat/');
    await say('quanto custa?');
    const of = [least, more, most].map((plan) =>
      replies.price.listedPlan(plan?.plan ?? '', debitPrice(plan)),
    );
    expect(named(`${replies.price.listed(of)} ${replies.price.ifCovered}`)).toBe(true);
  });

  it('is answered with the price of the plan that is named', async () => {
    listPlans();
    await begun(undefined, '/chat/');
    await say('quanto custa o plano de 1 giga?');
    expect(named(`${most?.plan}: ${debitPrice(most)}`)).toBe(true);
    expect(named(replies.price.ifPlanCovered)).toBe(true);
  });

  it('is answered with the price of the link’s plan', async () => {
    listPlans();
    await begun(undefined, '/chat/?s=d600a');
    await say('quanto custa?');
    expect(named(`${more?.plan}: ${debitPrice(more)}`)).toBe(true);
  });

  it('is answered with both prices where two speeds are compared', async () => {
    listPlans();
    await begun(undefined, '/chat/');
    await say('qual a diferença entre 500 e 600 mega?');
    for (const plan of [least, more]) expect(named(debitPrice(plan))).toBe(true);
    expect(named(replies.price.ifCovered)).toBe(true);
  });

  it('depends on the address in a document that lists no plans', async () => {
    await begun(undefined, '/chat/');
    await say('quanto custa?');
    expect(named(replies.price.unknown)).toBe(true);
  });
});

it('a price that is asked at a covered address speaks of its own plans only', async () => {
  listPlans();
  await located();
  await say('quanto custa?');
  expect(screen.queryByText(replies.price.ifCovered, { exact: false })).toBeNull();
});
