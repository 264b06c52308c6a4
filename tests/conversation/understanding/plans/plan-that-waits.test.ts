import { expect, it } from 'vitest';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { offeredPlans } from '../../../../src/funnel/plans/offered-plans.ts';
import { askedFor } from '../asked.ts';

it('where a plan waits for a yes, another that is named takes its place', () => {
  const asked = askedFor('confirmacao');
  const [first, other] = offeredPlans(asked.facts);
  if (first === undefined || other === undefined) throw new Error('Too few plans');
  const waiting = [
    { step: 'planos', field: 'idPlan', raw: { idPlan: [String(first.id)] }, shown: first.plan },
  ] as const;
  expect(understand(other.plan, { ...asked, waiting })).toMatchObject({
    kind: 'proposal',
    answers: [{ field: 'idPlan', raw: { idPlan: [String(other.id)] } }],
  });
});
