import { describe, expect, it } from 'vitest';
import { applyCampaign } from '../../src/funnel/apply-campaign.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { journeys } from '../../src/funnel/journeys/journeys.ts';
import { stepOf } from '../../src/funnel/steps/steps.ts';
import { everyStepWords } from '../../src/funnel/words/every-step-words.ts';

/** Every step that waits for an answer, in whatever journey it stands. */
const everyJourney = Object.values(journeys).flatMap((journey) =>
  fileCampaigns.all.map((campaign) => applyCampaign(journey, campaign)),
);
const asking = [...new Set(everyJourney.flatMap(({ steps }) => steps))]
  .map(stepOf)
  .filter(({ fields }) => fields.length > 0);

describe('the words of every question', () => {
  it('there are questions', () => {
    expect(asking.length).toBeGreaterThan(15);
  });

  it.each(asking.map(({ id }) => id))('the question %s has the words of its button', (id) => {
    const words = everyStepWords[id];
    expect(words.action).toMatch(/\p{L}{3}/u);
    expect(words.busy).toMatch(/…$/);
  });

  it.each(asking.map((step) => [step.id, step] as const))(
    'the question %s has a label for each input',
    (id, step) => {
      for (const name of step.fields) {
        expect(everyStepWords[id].fields?.[name]?.label, name).toMatch(/\p{L}{2}/u);
      }
    },
  );

  it.each(asking.map(({ id }) => id))('the question %s is worded for the conversation', (id) => {
    expect(everyStepWords[id].bubble).toMatch(/[.?]$/);
  });
});

it.each(['ofertas', 'oferta-escolhida', 'confirmacao-renovacao', 'renovacao-realizada'] as const)(
  'the words of %s call a renewal no order',
  (id) => {
    expect(JSON.stringify(everyStepWords[id])).not.toMatch(/pedido/i);
  },
);
