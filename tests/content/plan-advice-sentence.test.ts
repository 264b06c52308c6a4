import { describe, expect, it } from 'vitest';
import { planAdviceSentence } from '../../src/content/screens/plan-advice-sentence.ts';

const slow = {
  plan: { plan: 'Slow', price_with_dacc: 1 },
  next: null,
  mega: 700,
  bonus: 0,
  isFastEnough: false,
};
const said = (service: string | undefined, hasService: boolean): string =>
  planAdviceSentence.of({ people: 6, service }, { ...slow, hasService }, String);

it('a bonus that makes a plan fast enough is named beside it', () =>
  expect(
    planAdviceSentence.of(
      { people: 4 },
      { ...slow, isFastEnough: true, hasService: true, bonus: 100 },
      String,
    ),
  ).toContain('com mais 100 Mega de bônus'));

describe('the advice when no plan is fast enough', () => {
  it('the fastest plan is called the fastest of all where no service is wanted', () => {
    expect(said(undefined, true)).toBe(said('none', true));
    expect(said(undefined, true)).not.toContain('streaming');
  });

  it('the fastest plan with a service is not called the fastest of all', () =>
    expect(said('globo-play', true)).not.toBe(said(undefined, true)));
});
