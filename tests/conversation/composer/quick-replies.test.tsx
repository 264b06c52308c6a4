import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { offeredDays } from '../../../src/contract/offered-days.ts';
import { PendingQuestion } from '../../../src/conversation/PendingQuestion.tsx';
import { SayContext } from '../../../src/conversation/say-context.ts';
import { shownQuestion } from '../../../src/dialogue/outcome/question-context.ts';
import { selectInstead, selectTypedField } from '../../../src/dialogue/selectors.ts';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { journeys } from '../../../src/funnel/journeys/journeys.ts';
import { routeOfStep } from '../../../src/funnel/routes/route-of-step.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { stepOf } from '../../../src/funnel/steps/steps.ts';
import { askedFields } from '../../../src/funnel/walk.ts';
import { resourceLoaded, type StepResult, stepOpened } from '../../../src/store/events.ts';
import { selectFacts, selectJourney, selectPages, selectStepsShown } from '../../../src/store/selectors.ts';
import { openStore, renderWith } from '../../answering/open-store.tsx';
import { readOutcome } from '../../dialogue/read-outcome.ts';
import { coverageOf, fibre, paulista, quiz, sarzedo, taguatinga, today } from '../../funnel/given.ts';
import { everyAnswer } from '../../visitor/ana.ts';
import { preloadConversation } from '../render-conversation.tsx';

/** What is found out on the way, so that every step is asked in one of them. */
const found: Readonly<Record<string, StepResult>> = {
  'with several plans': { place: paulista, coverage: coverageOf('d500a', 'd600a', 'd600b') },
  'in a town of one postcode': { place: sarzedo, coverage: coverageOf('d500a', 'd600a') },
  'with block and lot': { place: taguatinga, coverage: coverageOf('d500a', 'd600a') },
  'without the network': { place: paulista, coverage: { plans: [], infra: null } },
  'without an offer': { place: paulista, coverage: { plans: [], infra: fibre } },
  'with a quiz': {
    place: paulista,
    coverage: coverageOf('d500a'),
    risk: { status: 'quiz', message: null, quiz },
  },
};

/** The answers to everything that is asked before. */
const answeredBefore = (journey: readonly StepId[], first: StepId | undefined) => {
  const before = journey.slice(0, first === undefined ? 0 : journey.indexOf(first));
  const names = new Set<string>(before.flatMap((id) => stepOf(id).fields));
  const answers = { ...everyAnswer, direct_debit: true };
  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name)));
};

/** The conversation at this question, as a visitor of this campaign comes to it. */
function askedAt(prefix: string, route: string, result: StepResult) {
  const opened = openStore({ prefix, route });
  opened.find(result);
  opened.store.dispatch(resourceLoaded({ installationDays: offeredDays(today) }));
  opened.store.dispatch(stepOpened({ route, face: 'chat' }));
  const before = opened.store.getState();
  const [first] = selectPages(before).find((page) => page.route === route)?.steps ?? [];
  opened.answer(answeredBefore(selectJourney(before).steps, first));
  opened.store.dispatch(stepOpened({ route, face: 'chat' }));
  opened.ready();
  const state = opened.store.getState();
  return { opened, state, steps: selectStepsShown(state), typed: selectTypedField(state) };
}

const routesOf = (prefix: string): readonly string[] =>
  Object.values(journeys).flatMap((journey) => {
    const [start] = journey.steps;
    const route = start && routeOfStep(journey, start);
    if (route === undefined || route === null) return [];
    const { state } = askedAt(prefix, route, {});
    return selectPages(state).map((page) => page.route);
  });

type Question = ReturnType<typeof askedAt> & { name: string };

/** Every question that the conversation asks, once for all campaigns that ask it alike. */
function everyQuestion(): readonly Question[] {
  const questions = new Map<string, Question>();
  for (const { prefix, personType, flags } of fileCampaigns.all)
    for (const route of new Set(routesOf(prefix)))
      for (const [where, result] of Object.entries(found)) {
        const asked = askedAt(prefix, route, result);
        const facts = selectFacts(asked.state);
        const fields = asked.steps.flatMap((step) => askedFields(step, facts));
        if (fields.length === 0) continue;
        const isCollaborator = flags.collaborator_special_offer === true;
        const journey = selectJourney(asked.state).id;
        const ids = asked.steps.map(({ id }) => id);
        const isWithOffer = selectInstead(asked.state) !== null;
        const key = [journey, ids, fields, asked.typed, personType, isCollaborator, isWithOffer].join(' ');
        if (!questions.has(key)) questions.set(key, { ...asked, name: `${prefix}${route} ${where}` });
      }
  return [...questions.values()];
}

const questions = everyQuestion();

beforeAll(preloadConversation);

/** What stands in the bubble of the question to be tapped, and what a tap of each says. */
async function tapped({ opened, steps, typed }: Question) {
  const said: string[] = [];
  const { container } = renderWith(
    opened,
    <SayContext value={(words) => said.push(words)}>
      <PendingQuestion text="?" textId="q" steps={steps} typed={typed} onSent={() => undefined}>
        {null}
      </PendingQuestion>
    </SayContext>,
  );
  await screen.findByText('?');
  const bubble = container.querySelector('[data-open] > :first-child');
  const ways = [...(bubble?.querySelectorAll('a, button') ?? [])];
  const row = [...(bubble?.querySelectorAll('[data-print="no"] button') ?? [])];
  for (const button of row) await userEvent.click(button);
  cleanup();
  return { ways: ways.length, said };
}

describe('quick replies', () => {
  it('the quick replies of every asked question are tested here', () => {
    const asked = new Set(questions.flatMap(({ steps }) => steps.map(({ id }) => id)));
    const all = Object.values(journeys).flatMap(({ steps }) => steps);
    const expected = new Set([
      ...[...all, ...fileCampaigns.all.flatMap(({ before }) => before)].filter((id) => {
        const { fields, screen } = stepOf(id);
        return fields.length > 0 && screen !== 'silent';
      }),
    ]);
    expect([...asked].sort()).toEqual([...expected].sort());
  });

  it.each(questions)(
    'two to four quick replies are offered, and each is understood: $name',
    async (question) => {
      const { ways, said } = await tapped(question);
      expect(ways).toBeGreaterThanOrEqual(2);
      expect(ways).toBeLessThanOrEqual(4);
      for (const words of said) {
        const outcome = readOutcome(words, {
          ...shownQuestion(question.state),
          isTyped: question.typed !== null,
        });
        const isMissed = outcome.kind === 'refusal' || ('isUnclear' in outcome && outcome.isUnclear === true);
        const takes =
          outcome.kind === 'answer' || (outcome.kind === 'reply' && outcome.reply.kind === 'several');
        expect({ words, isMissed, outcome }).toMatchObject({ words, isMissed: false });
        expect({ words, takes }).toEqual({ words, takes: words === 'O quanto antes' });
      }
    },
  );
});

it('the review that Back shows after the order offers no quick replies', async () => {
  const { opened, steps, typed } = askedAt('', '/checkout/confirmacao/', {
    place: paulista,
    coverage: coverageOf('d500a'),
  });
  opened.find({ order: { orderNumber: 'UF-23456789AB', protocol: '', finishedAt: '' } });
  const { ways } = await tapped({ name: '', opened, state: opened.store.getState(), steps, typed });
  expect(ways).toBe(0);
});
