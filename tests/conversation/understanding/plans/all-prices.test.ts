import { expect, it } from 'vitest';
import { formatPrice } from '../../../../src/brazil/money.ts';
import { offeredPlans } from '../../../../src/funnel/plans/offered-plans.ts';
import { askedFor, heard } from '../asked.ts';

const plans = offeredPlans(askedFor('planos').facts);

it.each(['lê os preços', 'lê os preços pra mim', 'quanto custa cada um?', 'quais os preços de todos'])(
  'who asks for all prices hears each of them: %s',
  (said) => {
    for (const step of ['planos', 'nome'] as const) {
      const reply = heard(said, step);
      for (const { price_with_dacc } of plans) expect(reply).toContain(formatPrice(price_with_dacc));
    }
  },
);

it('who asks for one price hears that one', () =>
  expect(heard('quanto custa o de 2 giga?', 'planos')).not.toContain('500 Mega'));

it('who asks what leaving early costs hears the amount', () => {
  const penalties = plans.flatMap(({ loyaltyMonths, penalty }) =>
    loyaltyMonths && penalty ? [penalty] : [],
  );
  for (const penalty of penalties)
    expect(heard('quanto é a multa?', 'planos')).toContain(formatPrice(penalty));
});

it.each([
  ['quero outro dia', 'data-instalacao'],
  ['quero outro plano', 'planos'],
] as const)('who wants another one where it is chosen hears which there are: %s', (said, step) =>
  expect(heard(said, step)).toMatch(/^\?/),
);
