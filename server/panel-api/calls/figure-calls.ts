import { addDays } from '../../../src/brazil/calendar-days.ts';
import { faceNames } from '../../../src/contract/measurement/event-properties.ts';
import * as figures from '../../../src/contract/panel/figures.ts';
import type { Experiment } from '../../../src/contract/publication.ts';
import { waitsByDay } from '../../conversations/waits-by-day.ts';
import type { Connection } from '../../database/database.ts';
import { compareArms } from '../../measurement/compare-arms.ts';
import { type Figures, figureRepository, type Slice } from '../../measurement/figure-repository.ts';
import {
  conversionDays,
  firstSteps,
  funnelSteps,
  orderingJourneys,
  renewingJourneys,
  speedByPage,
  understanding,
  understoodBy,
} from '../../measurement/figures.ts';
import { countedPlaces, demandByState, demandPlaces } from '../../measurement/place-counts.ts';
import type { Proportion } from '../../measurement/proportions.ts';
import {
  cohortsOf,
  manyIn,
  periodBefore,
  placedByDay,
  reconcile,
  salesRows,
  totalOf,
} from '../../measurement/sales-repository.ts';
import { handleReading } from '../panel-call.ts';

const repository: Figures = figureRepository();

const funnelNames = [
  'question_shown',
  'question_answered',
  'answer_refused',
  'answer_edited',
  'visit_left',
] as const;

const said = ['question_answered', 'side_question'] as const;

/** Visits begun to order. Pages of an older version do not say their journey. */
const ordersBegun = (db: Connection, slice: Slice) =>
  repository.byDay(db, slice, 'question_shown', { subjects: firstSteps, details: ['', ...orderingJourneys] });

/** Of measured visits, which are those that have a face: others placed orders too, but were not begun here. */
async function placedIn(db: Connection, slice: Slice, subjects: readonly string[]) {
  const faces = faceNames.map((value) => ({ ...slice, dimension: 'face' as const, value }));
  const slices = slice.dimension === 'all' ? faces : [slice];
  return (
    await Promise.all(slices.map((one) => repository.byDay(db, one, 'order_placed', { subjects })))
  ).flat();
}

const ordersPlaced = (db: Connection, slice: Slice) => placedIn(db, slice, orderingJourneys);

const renewalsBegun = (db: Connection, slice: Slice) =>
  repository.byDay(db, slice, 'question_shown', { subjects: firstSteps, details: renewingJourneys });

const renewalsPlaced = (db: Connection, slice: Slice) => placedIn(db, slice, renewingJourneys);

const goalCounts = {
  order_placed: { name: 'order_placed', subjects: orderingJourneys },
  contact_given: { name: 'question_answered', subjects: ['telefone'] },
  coverage_found: { name: 'coverage_found', details: ['covered'] },
} as const;

/** Those that reached the goal, of the visits that began in the period. */
async function reached(db: Connection, slice: Slice, goal: Experiment['goal']): Promise<Proportion> {
  const { name, ...only } = goalCounts[goal];
  const [begun, many] = await Promise.all([ordersBegun(db, slice), repository.byDay(db, slice, name, only)]);
  const of = manyIn(begun);
  // Capped, because an order may follow a visit of an earlier period.
  return { many: Math.min(of, manyIn(many)), of };
}

/** Anonymous statistics; viewing them is not audited. */
export const figureCalls = [
  handleReading(figures.readFunnel, async (db, { query }) => ({
    steps: funnelSteps(await repository.sums(db, query, funnelNames)),
    placed: manyIn(await ordersPlaced(db, query)),
  })),
  handleReading(figures.readConversion, async (db, { query }) => ({
    days: conversionDays({
      begun: await ordersBegun(db, query),
      placed: await ordersPlaced(db, query),
      renewalsBegun: await renewalsBegun(db, query),
      renewals: await renewalsPlaced(db, query),
    }),
  })),
  handleReading(figures.readSales, async (db, { query }, { providers }) => {
    const found = await salesRows(db, query);
    const { titleOf } = providers.planLists;
    const rows = query.by === 'plan' ? found.map((row) => ({ ...row, name: titleOf(row.value) })) : found;
    const renewals = async (period: { from: string; to: string }) =>
      manyIn(await placedByDay(db, 'renewal_orders', period));
    return {
      rows,
      total: totalOf(rows),
      renewals: { now: await renewals(query), before: await renewals(periodBefore(query)) },
    };
  }),
  handleReading(figures.readReconciled, async (db, { query }) => ({
    reconciled: await reconcile(db, query),
  })),
  handleReading(figures.readCohorts, async (db, { query }) => ({
    weeks: await cohortsOf(db, query),
  })),
  handleReading(figures.readDemand, async (db, { query }) => {
    const rows = await countedPlaces(db, query);
    return { states: demandByState(rows), places: demandPlaces(rows, query) };
  }),
  handleReading(figures.readUnderstanding, async (db, { query: period }) => {
    const faces = ['chat', 'chat-tct', 'whatsapp'].map((value) => ({
      ...period,
      dimension: 'face' as const,
      value,
    }));
    const conversation = { ...period, dimension: 'conversation' as const };
    const weekLonger = { from: addDays(period.from, -7), to: addDays(period.to, 7) };
    const sumsOf = async (slices: readonly Slice[], by?: 'day') =>
      (await Promise.all(slices.map((slice) => repository.sums(db, slice, said, by)))).flat();
    return {
      ...understanding(await sumsOf(faces)),
      steps: understoodBy(await sumsOf([{ ...conversation, value: 'step' }])),
      campaigns: understoodBy(await sumsOf([{ ...conversation, value: 'campaign' }])),
      days: understoodBy(
        await sumsOf(
          faces.map((slice) => ({ ...slice, ...weekLonger })),
          'day',
        ),
      ),
      waits: await waitsByDay(db, period),
    };
  }),
  handleReading(figures.readSpeed, async (db, { query }) => ({
    pages: speedByPage(await repository.sums(db, query, ['page_speed'])),
  })),
  handleReading(figures.readExperiments, async (db, { query: period }, { providers }) => {
    const compared = providers.planLists.experiments.map(async (experiment) => {
      const found = experiment.arms.map(async ({ id }): Promise<[string, Proportion]> => {
        const value = `${experiment.id}:${id}`;
        return [id, await reached(db, { ...period, dimension: 'arm', value }, experiment.goal)];
      });
      return compareArms(experiment, new Map(await Promise.all(found)));
    });
    return { experiments: await Promise.all(compared) };
  }),
];
