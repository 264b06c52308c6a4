import { screen } from '@testing-library/react';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
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
