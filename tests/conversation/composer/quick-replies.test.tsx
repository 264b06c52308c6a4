import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { PendingQuestion } from '../../../src/conversation/PendingQuestion.tsx';
import { SayContext } from '../../../src/conversation/say-context.ts';
import { shownQuestion } from '../../../src/dialogue/outcome/question-context.ts';
import { selectInstead, selectTypedField } from '../../../src/dialogue/selectors.ts';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import type { FieldName } from '../../../src/funnel/fields/answer-values.ts';
import { journeys } from '../../../src/funnel/journeys/journeys.ts';
import type { Step } from '../../../src/funnel/steps/step.ts';
import { stepOf } from '../../../src/funnel/steps/steps.ts';
import { askedFields } from '../../../src/funnel/walk.ts';
import { createStoreWithoutSagas } from '../../../src/sagas/create-store.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { selectFacts, selectPages, selectStepsShown } from '../../../src/store/selectors.ts';
import { renderWith } from '../../answering/open-store.tsx';
import { readOutcome } from '../../dialogue/read-outcome.ts';
import { ordered } from '../../funnel/given.ts';
import { everyQuestion, type Visit } from '../../server/channels/prompts/every-question.ts';
import { preloadConversation } from '../render-conversation.tsx';

interface Question {
  name: string;
  state: RootState;
  steps: readonly Step[];
  typed: FieldName | null;
}

/** The question as the conversation asks it, which may be with others on one card. */
function inConversation(visit: Visit): Question {
  const there = { ...visit.state, visit: { ...visit.state.visit, face: 'chat' as const } };
  const page = selectPages(there).find(({ steps }) => steps.some((id) => id === visit.step));
  const route = page?.route ?? there.visit.route;
  const state = { ...there, visit: { ...there.visit, route } };
  const name = `${visit.campaign.prefix}${route}`;
  return { name, state, steps: selectStepsShown(state), typed: selectTypedField(state) };
}

/** Every question that the conversation asks, once for all campaigns that ask it alike. */
function askedQuestions(): readonly Question[] {
  const questions = new Map<string, Question>();
  for (const visit of everyQuestion) {
    const asked = inConversation(visit);
    const facts = selectFacts(asked.state);
    const fields = asked.steps.flatMap((step) => askedFields(step, facts));
    if (fields.length === 0) continue;
    const { personType, flags } = visit.campaign;
    const ids = asked.steps.map(({ id }) => id);
    const isCollaborator = flags.collaborator_special_offer === true;
    const isWithOffer = selectInstead(asked.state) !== null;
    const key = [visit.journey, ids, fields, asked.typed, personType, isCollaborator, isWithOffer].join(' ');
    if (!questions.has(key)) questions.set(key, asked);
  }
  return [...questions.values()];
}

const questions = askedQuestions();

beforeAll(preloadConversation);

/** What stands in the bubble of the question and below its card to be tapped, and what a tap of each says. */
async function tapped({ state, steps, typed }: Question) {
  const said: string[] = [];
  const { container } = renderWith(
    { store: createStoreWithoutSagas(state) },
    <SayContext value={(words) => said.push(words)}>
      <PendingQuestion
        text="?"
        textId="q"
        steps={steps}
        typed={typed}
        fold={{ isFolded: false, toggle: null }}
        onSent={() => undefined}
      >
        {null}
      </PendingQuestion>
    </SayContext>,
  );
  await screen.findByText('?');
  const ways = container.querySelectorAll(
    '[data-open] > :first-child :is(a, button), [data-open] > :last-child > [data-print="no"] > button',
  );
  const row = container.querySelectorAll('[data-open] [data-print="no"] > button');
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
  const review = questions.find(({ steps }) => steps.some(({ id }) => id === 'confirmacao'));
  if (review === undefined) throw new Error('Nothing is reviewed.');
  const stepResults = { ...review.state.stepResults, order: ordered };
  expect((await tapped(review)).ways).toBeGreaterThan(0);
  expect((await tapped({ ...review, state: { ...review.state, stepResults } })).ways).toBe(0);
});
