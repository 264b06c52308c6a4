import { expect, it } from 'vitest';
import { formatMonthly } from '../../../src/brazil/money.ts';
import { sharedReader } from '../test-server/shared-reader.ts';
import { talkWith } from './phone.ts';

const talk = talkWith(sharedReader());

it('before the address is known no price of a plan is told that only a link shows', async () => {
  const { server, phone } = await talk(['oi']);
  const sold = server.providers.planLists.files.get('plans.json') ?? [];
  const priceOf = ({ price_with_dacc }: (typeof sold)[number]) => formatMonthly(price_with_dacc);
  const shown = sold.filter(({ showOnLanding }) => showOnLanding);
  const hidden = sold.filter((plan) => !shown.some((one) => priceOf(one) === priceOf(plan)));
  expect(hidden).not.toEqual([]);
  for (const plan of hidden) {
    await phone.write(`quanto custa o de ${plan.plan}?`);
    expect(phone.text()).not.toContain(priceOf(plan));
    expect(shown.some((one) => phone.text().includes(priceOf(one)))).toBe(true);
  }
});
