import { describe, expect, it } from 'vitest';
import { shownScreen } from '../../../../server/channels/forms/fill-form.ts';
import { formOf, isOnForm, wholeForm } from '../../../../server/channels/forms/form-of.ts';
import { stepsByForm } from '../../../../server/channels/forms/steps-by-form.ts';
import { flowJson, publishedForm } from '../../../../server/channels/whatsapp/flow-json.ts';
import { fileCampaigns } from '../../../../src/funnel/campaigns.ts';
import { stepOf } from '../../../../src/funnel/steps/steps.ts';
import { askedFields } from '../../../../src/funnel/walk.ts';
import { selectFacts } from '../../../../src/store/selectors.ts';
import { journeyOf } from '../../../funnel/given.ts';
import { everyQuestion } from '../prompts/every-question.ts';
import { expectFlow } from './flow-limits.ts';

const asked = everyQuestion.filter(({ step }) => isOnForm(stepOf(step)));

describe('questions as a form', () => {
  it('fit the platform, all of them and those of each journey under each campaign', () => {
    expectFlow(publishedForm);
    for (const { prefix } of fileCampaigns.all)
      for (const journey of ['order', 'renewal', 'migration'] as const) {
        const steps = journeyOf(prefix, journey).steps.map(stepOf).filter(isOnForm);
        const screens = formOf(steps);
        expectFlow(flowJson(screens));
        const fields = new Set(screens.flatMap(({ inputs }) => inputs.map(({ field }) => field)));
        expect([...fields].toSorted()).toEqual([...new Set(steps.flatMap((step) => step.fields))].toSorted());
      }
  });

  it('stand in a screen each once, wherever they are asked', () => {
    expect(asked.length).toBeGreaterThan(0);
    for (const { state, step } of asked) {
      const facts = selectFacts(state);
      const steps = stepsByForm(state);
      expect(steps[0]?.id).toBe(step);
      const filling = { state, phone: '', before: {} };
      const shown = formOf(steps).flatMap(({ id, inputs }) => {
        const { data } = shownScreen(filling, id) ?? expect.fail('It is not shown');
        return inputs.filter(({ name }) => data[`asks_${name}`]);
      });
      expect(new Set(shown.map(({ name }) => name)).size).toBe(shown.length);
      const fields = [...new Set(shown.map(({ field }) => field))].toSorted();
      expect(fields).toEqual([...new Set(steps.flatMap((one) => askedFields(one, facts)))].toSorted());
    }
  });

  it('that belong together come as one form, and what is looked up in between ends it', () => {
    const groups = asked.map(({ state }) => new Set(formOf(stepsByForm(state)).map(({ group }) => group)));
    expect(groups.every(({ size }) => size === 1)).toBe(true);
    for (const { state } of asked)
      expect(
        stepsByForm(state)
          .slice(0, -1)
          .some(({ effect }) => effect?.waits),
      ).toBe(false);
    expect(wholeForm.every(({ inputs }) => inputs.length <= 7)).toBe(true);
  });
});
