import { randomBytes } from 'node:crypto';
import type { Database } from '../../server/database/database.ts';
import { addCounts, type Countable, countsOf, dayOf } from '../../server/measurement/event-counts.ts';
import { dayMs } from '../../src/brazil/durations.ts';
import { states } from '../../src/brazil/states.ts';
import { knowledge } from '../../src/content/knowledge/knowledge.ts';
import type { EventBody, EventContext } from '../../src/contract/measurement/visit-event.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { experimentsOfFiles } from '../../src/funnel/experiments/experiments.ts';
import type { Journey, JourneyId } from '../../src/funnel/journeys/journey.ts';
import { journeys } from '../../src/funnel/journeys/journeys.ts';
import { stepOf } from '../../src/funnel/steps/steps.ts';
import { seededRandom } from '../../src/pictures/seeded-random.ts';
import { type Chance, oneOf } from './chance.ts';
import { madeUpFace } from './made-up-people.ts';
import { insertRows } from './rows.ts';

/** Days of raw events; older ones exist only as counts. */
const eventsStay = 7;

/** Adds visits of the last days, three months by themselves, already counted. Returns the number of events. */
export async function seedEvents(database: Database, many: number, now: Date, days = 90): Promise<number> {
  const chance = seededRandom(now.getTime());
  let written = 0;
  for (let back = days - 1; back >= 0; back -= 1) {
    const moment = new Date(now.getTime() - back * dayMs);
    const events: Countable[] = [];
    while (events.length < Math.ceil(many / days)) events.push(...madeUpVisit(chance));
    if (back < eventsStay) await writeEvents(database, events, moment);
    const day = dayOf(moment);
    await database.write((db) => addCounts(db, countsOf(events.map((event) => ({ day, event })))));
    written += events.length;
  }
  return written;
}

async function writeEvents(database: Database, events: readonly Countable[], moment: Date): Promise<void> {
  const day = dayOf(moment);
  const happened_at = moment.toISOString();
  const rows = events.flatMap((event) =>
    event.name === 'order_placed'
      ? []
      : [{ id: event.id, happened_at, day, event: JSON.stringify(event), counted: 1 }],
  );
  await database.write((db) => insertRows(db, 'visit_events', rows));
}

/** Of the visits that come so far, the share that is asked a conditional question. The others are asked of nobody. */
const shareAsked: Readonly<Record<string, number>> = {
  ...{ 'nr-imovel': 1, planos: 0.8, 'data-nascimento': 0.97, 'nome-mae': 0.97 },
  ...{ instalacao: 0.2, 'conta-debito': 0.4, validacao: 0.3 },
};

/** The questions of a visit. */
const questionsOf = ({ steps }: Journey, chance: Chance) =>
  steps
    .map(stepOf)
    .filter(
      ({ id, fields, when }) => fields.length > 0 && (when === undefined || chance() < (shareAsked[id] ?? 0)),
    );

const shareOfRenewals = 0.008;

/** A right-skewed distribution. */
const skewed = (chance: Chance, middle: number): number =>
  Math.round(middle * Math.exp((chance() + chance() + chance() - 1.5) * 1.2));

function contextOf(chance: Chance): EventContext {
  const face = madeUpFace(chance);
  return {
    campaign: chance() < 0.5 ? '' : oneOf(chance, fileCampaigns.all).prefix,
    face,
    device: chance() < 0.7 ? 'phone' : oneOf(chance, ['desktop', 'desktop', 'tablet'] as const),
    definition: 'seeded',
    arms: experimentsOfFiles.map(({ id, arms }) => `${id}:${oneOf(chance, arms).id}`),
  };
}

/** Other events at a question. */
function* beside(chance: Chance, face: EventContext['face'], step: string): Generator<EventBody> {
  const reason = oneOf(chance, ['empty', 'invalid', 'unclear'] as const);
  if (chance() < 0.08) yield { name: 'answer_refused', step, reason, attempt: 1 };
  if (face === 'pages') return;
  const topic = oneOf(chance, knowledge).id;
  if (chance() < 0.1) yield { name: 'side_question', step, outcome: 'answered', topic };
  const outcome = oneOf(chance, ['unclear', 'unanswered'] as const);
  if (chance() < 0.03) yield { name: 'side_question', step, outcome };
}

type Happening = EventBody | { readonly name: 'order_placed'; readonly journey: JourneyId };

function* happenings(chance: Chance, { face }: EventContext): Generator<Happening> {
  const page = face === 'pages' ? '/checkout/cep/' : '/chat/';
  if (chance() < 0.3) yield { name: 'page_speed', page, metric: 'LCP', value: skewed(chance, 1500) };
  const journey = chance() < shareOfRenewals ? journeys.renewal : journeys.order;
  for (const { id: step, stage } of questionsOf(journey, chance)) {
    yield { name: 'question_shown', step, stage, journey: journey.id };
    yield* beside(chance, face, step);
    if (chance() < (step === 'cep' ? 0.35 : 0.07)) return yield { name: 'visit_left', step };
    yield { name: 'question_answered', step, stage, attempt: 1, seconds: skewed(chance, 12) };
    if (step !== 'nr-imovel') continue;
    const { uf } = oneOf(chance, states);
    const covered = chance() < 0.7;
    yield { name: 'coverage_found', uf, covered };
    if (!covered) return;
  }
  yield { name: 'order_placed', journey: journey.id };
}

/** Events of one visit, and its order. */
function madeUpVisit(chance: Chance): Countable[] {
  const context = contextOf(chance);
  return [...happenings(chance, context)].map((happening) => ({
    ...context,
    ...happening,
    id: randomBytes(16).toString('hex'),
    ago: 0,
  }));
}
