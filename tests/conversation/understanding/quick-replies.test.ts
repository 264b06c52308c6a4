import { expect, it } from 'vitest';
import { understand } from '../../../src/conversation/understanding/understand.ts';
import { coverage } from '../../../src/funnel/journeys/coverage.ts';
import { order } from '../../../src/funnel/journeys/order.ts';
import { stepOf } from '../../../src/funnel/steps/steps.ts';
import { everyStepWords } from '../../../src/funnel/words/every-step-words.ts';
import { askedFor } from './asked.ts';

it('every quick reply is understood at its question, and there are never more than four', () => {
  const steps = [...new Set([...order.steps, ...coverage.steps])].map(stepOf);
  for (const { id } of steps.filter(({ screen }) => screen === 'form' || screen === 'covered')) {
    const ways = everyStepWords[id].ways ?? [];
    expect(ways.length).toBeLessThanOrEqual(4);
    for (const said of ways)
      expect([said, understand(said, askedFor(id)).kind]).not.toEqual([said, 'unclear']);
  }
});
