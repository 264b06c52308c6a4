import { expect, it } from 'vitest';
import { askedNow } from '../../../../server/channels/speech/asked-now.ts';
import { questionOf } from '../../../../server/channels/speech/question-of.ts';
import { selectIsWaiting } from '../../../../src/dialogue/selectors.ts';
import { stepOf, steps } from '../../../../src/funnel/steps/steps.ts';
import { everyQuestion } from './every-question.ts';
import { links, textsOf } from './spoken.ts';

it('every step with a page is asked with words, in every journey of every campaign', () => {
  for (const { campaign, journey, step, state } of everyQuestion) {
    const at = `${campaign.prefix} ${journey} ${step}`;
    expect(selectIsWaiting(state), at).toBe(false);
    const said = textsOf(questionOf(state, links));
    expect(said, at).toMatch(/\S{3}/);
    expect(said, at).not.toMatch(/undefined|null|NaN/);
    if (stepOf(step).screen === 'form') expect(askedNow(state), at).not.toBeNull();
  }
  const asked = new Set(everyQuestion.map(({ step }) => step));
  const pages = Object.values(steps).filter(({ screen }) => screen !== 'silent' && screen !== 'waiting');
  expect(pages.map(({ id }) => id).filter((id) => !asked.has(id))).toEqual([]);
});
