import { type Measure, quantile } from '../../src/contract/measurement/buckets.ts';
import type { FunnelStep } from '../../src/contract/panel/figures.ts';
import { journeys } from '../../src/funnel/journeys/journeys.ts';
import type { Sum } from './figure-repository.ts';

/** First steps of all journeys: showing one starts a visit. */
export const firstSteps: readonly string[] = [
  ...new Set(Object.values(journeys).flatMap(({ steps: [first] }) => first ?? [])),
];

const journeysThat = (renew: boolean): readonly string[] =>
  Object.values(journeys)
    .filter(({ storesIn }) => (storesIn === 'renewal') === renew)
    .map(({ id }) => id);

/** Renewals have figures of their own: they are no orders, and their visits no lost ones. */
export const renewingJourneys = journeysThat(true);
export const orderingJourneys = journeysThat(false);

/** All steps once: those of the order journey first, then those of other journeys. */
const stepsInOrder: readonly string[] = [
  ...new Set([journeys.order, ...Object.values(journeys)].flatMap(({ steps }) => steps)),
];

function totals(sums: readonly Sum[], keyOf: (sum: Sum) => string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const sum of sums) found.set(keyOf(sum), (found.get(keyOf(sum)) ?? 0) + sum.many);
  return found;
}

const bySubject = (sums: readonly Sum[]): ReadonlyMap<string, readonly Sum[]> =>
  Map.groupBy(sums, ({ subject }) => subject);

const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10;

export function funnelSteps(sums: readonly Sum[]): FunnelStep[] {
  const groups = bySubject(sums);
  return stepsInOrder.flatMap((step): FunnelStep[] => {
    const own = groups.get(step) ?? [];
    const many = totals(own, ({ name }) => name);
    const answered = many.get('question_answered') ?? 0;
    // Who answers has seen the question, if only in the tab in which the order was begun.
    const shown = Math.max(many.get('question_shown') ?? 0, answered);
    if (shown === 0) return [];
    const answers = own.filter(({ name }) => name === 'question_answered');
    const times = totals(
      answers.filter(({ detail }) => detail !== ''),
      ({ detail }) => detail,
    );
    const refusals = totals(
      own.filter(({ name }) => name === 'answer_refused'),
      ({ detail }) => detail,
    );
    return [
      {
        step,
        shown,
        answered,
        left: many.get('visit_left') ?? 0,
        edited: many.get('answer_edited') ?? 0,
        median: rounded(quantile('seconds', times, 0.5)),
        p75: rounded(quantile('seconds', times, 0.75)),
        refusals: {
          empty: refusals.get('empty') ?? 0,
          invalid: refusals.get('invalid') ?? 0,
          unclear: refusals.get('unclear') ?? 0,
          server: refusals.get('server') ?? 0,
        },
      },
    ];
  });
}

type DailyCounts = readonly { day: string; many: number }[];

interface Conversion {
  begun: DailyCounts;
  placed: DailyCounts;
  renewalsBegun: DailyCounts;
  renewals: DailyCounts;
}

/** Joins the series by day, of which each may name a day more than once; days without events are left out. */
export function conversionDays({ begun, placed, renewalsBegun, renewals }: Conversion) {
  const all = [...begun, ...placed, ...renewalsBegun, ...renewals];
  const days = [...new Set(all.map(({ day }) => day))].sort();
  const of = (list: DailyCounts, day: string) =>
    list.reduce((sum, one) => sum + (one.day === day ? one.many : 0), 0);
  return days.map((day) => ({
    day,
    begun: of(begun, day),
    placed: of(placed, day),
    renewalsBegun: of(renewalsBegun, day),
    renewals: of(renewals, day),
  }));
}

export function understanding(sums: readonly Sum[]) {
  const many = totals(sums, ({ name, detail }) => (name === 'side_question' ? detail : name));
  const topics = totals(
    sums.filter(({ name, subject }) => name === 'side_question' && subject !== ''),
    ({ subject }) => subject,
  );
  return {
    answers: many.get('question_answered') ?? 0,
    replies: many.get('answered') ?? 0,
    unclear: many.get('unclear') ?? 0,
    unanswered: many.get('unanswered') ?? 0,
    topics: [...topics]
      .map(([topic, asked]) => ({ topic, many: asked }))
      .sort((one, other) => other.many - one.many)
      .slice(0, 20),
  };
}

/** Messages that were understood, and those that were not, by the subject of their sums. */
export function understoodBy(sums: readonly Sum[]) {
  const isMissed = ({ detail }: Sum) => detail === 'unclear' || detail === 'unanswered';
  return [...bySubject(sums)]
    .map(([subject, own]) => {
      const many = totals(own, (sum) => (isMissed(sum) ? 'missed' : 'understood'));
      return { subject, understood: many.get('understood') ?? 0, missed: many.get('missed') ?? 0 };
    })
    .sort((one, other) => other.understood + other.missed - one.understood - one.missed);
}

const metrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const satisfies readonly Measure[];

export function speedByPage(sums: readonly Sum[]) {
  const pages = [...bySubject(sums)].map(([page, own]) => {
    const of = (metric: Measure) =>
      new Map(
        own.flatMap(({ detail, many }): [string, number][] => {
          const [name, bucket = ''] = detail.split(':');
          return name === metric ? [[bucket, many]] : [];
        }),
      );
    const counted = metrics.map((metric) => [...of(metric).values()].reduce((sum, many) => sum + many, 0));
    const at = (metric: Measure) => rounded(quantile(metric, of(metric), 0.75));
    return {
      page,
      many: Math.max(0, ...counted),
      p75: { LCP: at('LCP'), INP: at('INP'), CLS: at('CLS'), FCP: at('FCP'), TTFB: at('TTFB') },
    };
  });
  return pages.sort((one, other) => other.many - one.many);
}
