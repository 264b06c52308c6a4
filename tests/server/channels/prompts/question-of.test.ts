import { expect, it } from 'vitest';
import { askedNow } from '../../../../server/channels/prompts/asked-now.ts';
import { questionOf } from '../../../../server/channels/prompts/question-of.ts';
import { asWhatsApp } from '../../../../server/channels/whatsapp/as-whatsapp.ts';
import { formatMonthly } from '../../../../src/brazil/money.ts';
import { channelWords } from '../../../../src/content/conversation/channel-words.ts';
import { selectIsWaiting } from '../../../../src/dialogue/selectors.ts';
import { conditionOf } from '../../../../src/funnel/plans/condition-of.ts';
import { stepOf, steps } from '../../../../src/funnel/steps/steps.ts';
import { selectFacts } from '../../../../src/store/selectors.ts';
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

it('every price of a list of plans says what it requires, to visitors and to customers', () => {
  const offered = everyQuestion.flatMap(({ journey, state }) => {
    const plans = selectFacts(state).coverage?.plans ?? [];
    const choices = questionOf(state, links).flatMap((said) => (said.kind === 'choices' ? said.choices : []));
    return choices.flatMap(({ tap, detail }) => {
      const [id] = (tap.kind === 'answer' && tap.raw.idPlan) || [];
      return plans.filter((plan) => String(plan.id) === id).map((plan) => ({ journey, plan, detail }));
    });
  });
  for (const { plan, detail } of offered)
    expect(detail).toContain(`${formatMonthly(plan.price_with_dacc)} ${conditionOf(plan)}`.trim());
  const conditional = offered.filter(({ plan }) => plan.price > plan.price_with_dacc);
  expect([...new Set(conditional.map(({ journey }) => journey))]).toEqual(
    expect.arrayContaining(['order', 'migration']),
  );
});

it('three plans are named above a list of more, each with what it costs either way and what is watched', () => {
  const lists = everyQuestion.flatMap(({ state }) => {
    const [said] = questionOf(state, links).filter(
      (one) => one.kind === 'choices' && one.open === channelWords.openPlans,
    );
    const { coverage, existingContract } = selectFacts(state);
    return said && existingContract === null && (coverage?.plans.length ?? 0) > 3 ? [said.text] : [];
  });
  expect(lists).not.toEqual([]);
  for (const text of lists) {
    const named = text.split('\n').filter((line) => /^[^.]+: R\$/.test(line));
    expect(named).toHaveLength(3);
    for (const line of named) expect(line).toMatch(/streaming/i);
    expect(text).toMatch(/no débito automático ou R\$\s\d+,\d\d\/mês no boleto/);
  }
});

it('no list holds nothing but help: that stands on buttons', () => {
  for (const { campaign, journey, step, state } of everyQuestion)
    for (const said of questionOf(state, links)) {
      const at = `${campaign.prefix} ${journey} ${step}`;
      const isList = asWhatsApp(said).some(
        (body) => body.type === 'interactive' && body.interactive.type === 'list',
      );
      if (isList && said.kind === 'choices')
        expect(
          said.choices.map(({ tap }) => tap.kind),
          at,
        ).toContain('answer');
    }
});
