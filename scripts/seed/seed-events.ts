import { randomBytes } from 'node:crypto';
import type { Database } from '../../server/database/database.ts';
import { addCounts, type Countable, countsOf, dayOf } from '../../server/measurement/event-counts.ts';
import { dayMs } from '../../src/brazil/durations.ts';
import { states, type Uf } from '../../src/brazil/states.ts';
import { knowledge } from '../../src/content/knowledge/knowledge.ts';
import { leadSteps } from '../../src/contract/lead/lead-steps.ts';
import { faceNames } from '../../src/contract/measurement/event-properties.ts';
import type { EventBody, EventContext } from '../../src/contract/measurement/visit-event.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { experimentsOfFiles } from '../../src/funnel/experiments/experiments.ts';
import type { Journey, JourneyId } from '../../src/funnel/journeys/journey.ts';
import { journeys } from '../../src/funnel/journeys/journeys.ts';
import { faces } from '../../src/funnel/routes/face.ts';
import { stepOf } from '../../src/funnel/steps/steps.ts';
import { seededRandom } from '../../src/pictures/seeded-random.ts';
import { type Chance, numberBelow, oneOf } from './chance.ts';
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
    await writeDay(database, events, moment, now);
    written += events.length;
  }
  return written;
}

const stepNames: readonly string[] = leadSteps;

const allOf = Number.POSITIVE_INFINITY;

/** Of ten visits nine are measured. */
const measured = 0.9;

/** Adds the visits of the leads, orders and renewals that there are, and of others that stopped early, so that figures agree. */
export async function seedVisits(database: Database, now: Date): Promise<void> {
  const chance = seededRandom(now.getTime());
  const days = new Map<string, Countable[]>();
  const add = (at: string, { face, ...context }: EventContext, happened: Iterable<Happening>) => {
    const day = dayOf(new Date(at));
    const events = days.get(day) ?? [];
    days.set(day, events);
    for (const happening of happened) events.push(countable({ face, ...context }, happening));
  };
  const leads = await database.read((db) =>
    db
      .selectFrom('leads')
      .leftJoin('orders', 'orders.lead_id', 'leads.id')
      .select(['leads.created_at', 'leads.step', 'leads.face', 'leads.addon', 'leads.state'])
      .select('orders.created_at as ordered_at')
      .execute(),
  );
  for (const { created_at: at, step, face: stored, addon, state, ordered_at } of leads) {
    const uf = states.find((one) => one.uf === state)?.uf ?? 'SP';
    const face = faceNames.find((one) => one === stored && faces[one].isOnSite);
    // Others that day stopped before they had an address, or had one without a network.
    for (let others = numberBelow(chance, 4); others > 0; others -= 1) {
      const context = contextOf(chance);
      add(at, context, happenings(chance, context, { until: numberBelow(chance, 3), uf, covered: false }));
    }
    if (face === undefined || chance() > measured) continue;
    const context = { ...contextOf(chance), face, campaign: addon ?? '' };
    const until = stepNames.indexOf(step) / (leadSteps.length - 1);
    add(at, context, happenings(chance, context, { until: 2 + until * 13, uf, covered: true }));
    if (ordered_at !== null) add(ordered_at, context, [{ name: 'order_placed', journey: 'order' }]);
  }
  const renewals = await database.read((db) =>
    db.selectFrom('renewal_orders').select('created_at').execute(),
  );
  for (const { created_at } of renewals) {
    if (chance() > measured) continue;
    const context = contextOf(chance);
    if (chance() < 0.5) {
      const until = numberBelow(chance, 3);
      add(created_at, context, happenings(chance, context, { journey: journeys.renewal, until }));
    }
    add(created_at, context, happenings(chance, context, { journey: journeys.renewal, until: allOf }));
    add(created_at, context, [{ name: 'order_placed', journey: 'renewal' }]);
  }
  await writeDays(database, days, now);
}

async function writeDays(database: Database, days: Map<string, Countable[]>, now: Date): Promise<void> {
  for (const [day, events] of days) {
    const moment = new Date(`${day}T15:00:00Z`);
    await writeDay(database, events, moment > now ? now : moment, now);
  }
}

/** The counts of a day, and its events while they are kept. */
async function writeDay(
  database: Database,
  events: readonly Countable[],
  moment: Date,
  now: Date,
): Promise<void> {
  const day = dayOf(moment);
  const about = { happened_at: moment.toISOString(), day, counted: 1 };
  const kept = now.getTime() - moment.getTime() < eventsStay * dayMs ? events : [];
  const rows = kept.flatMap((event) =>
    event.name === 'order_placed' ? [] : [{ ...about, id: event.id, event: JSON.stringify(event) }],
  );
  await database.write(async (db) => {
    await insertRows(db, 'visit_events', rows);
    await addCounts(db, countsOf(events.map((event) => ({ day, event }))));
  });
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

interface Visit {
  readonly journey?: Journey;
  /** How many questions are answered; drawn by chance otherwise. */
  readonly until?: number;
  readonly uf?: Uf;
  readonly covered?: boolean;
}

function* happenings(
  chance: Chance,
  { face }: EventContext,
  { until, uf = oneOf(chance, states).uf, covered = chance() < 0.7, journey = journeys.order }: Visit,
): Generator<Happening> {
  const page = face === 'pages' ? '/checkout/cep/' : '/chat/';
  if (chance() < 0.3) yield { name: 'page_speed', page, metric: 'LCP', value: skewed(chance, 1500) };
  let answered = 0;
  const isLeft = (step: string) =>
    until === undefined ? chance() < (step === 'cep' ? 0.35 : 0.07) : answered >= until;
  for (const { id: step, stage } of questionsOf(journey, chance)) {
    yield { name: 'question_shown', step, stage, journey: journey.id };
    yield* beside(chance, face, step);
    if (isLeft(step)) return yield { name: 'visit_left', step };
    answered += 1;
    yield { name: 'question_answered', step, stage, attempt: 1, seconds: skewed(chance, 12) };
    if (step !== 'nr-imovel') continue;
    yield { name: 'coverage_found', uf, covered };
    if (!covered) return;
  }
  if (until === undefined) yield { name: 'order_placed', journey: journey.id };
}

/** Events of one visit, and its order. */
function madeUpVisit(chance: Chance): Countable[] {
  const context = contextOf(chance);
  const journey = chance() < shareOfRenewals ? journeys.renewal : journeys.order;
  return [...happenings(chance, context, { journey })].map((happening) => countable(context, happening));
}

function countable(context: EventContext, happening: Happening): Countable {
  const own = { id: randomBytes(16).toString('hex'), ago: 0 };
  return { ...context, ...happening, ...own };
}
