import { Group, SegmentedControl } from '@mantine/core';
import { addDays } from '../../../brazil/calendar-days.ts';
import { dayInBrasilia, toIsoDate } from '../../../brazil/date.ts';
import { type Cohort, cohortWeeks, type SalesBy, type SalesRow } from '../../../contract/panel/figures.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { FigureTable } from '../../parts/list/FigureTable.tsx';
import {
  readableCents,
  readableChange,
  readableCount,
  readableDay,
  readableShare,
} from '../../words/readable.ts';
import { comparedSales } from './compared-sales.ts';
import { FigurePage } from './FigurePage.tsx';
import { figuresApi } from './figures-api.ts';
import { Reconciliation } from './Reconciliation.tsx';
import { byWords, salesName, salesWords as words } from './sales-words.ts';
import { Totals } from './Totals.tsx';
import { useFigureQuery } from './use-figure-query.ts';

const isTouch = (by: string) => by === 'source' || by === 'medium' || by === 'utm';

export function SalesView() {
  const { query, sales, change } = useFigureQuery();
  const { from, to } = query;
  const answer = figuresApi.useReadSalesQuery({ query: { from, to, ...sales } });
  return (
    <FigurePage
      hasWhose={false}
      answer={answer}
      isEmpty={({ rows, renewals }) => rows.length === 0 && renewals.now + renewals.before === 0}
    >
      {(data) => (
        <>
          <Totals
            of={Object.values(comparedSales(data)).map(({ label, now, before, change: by }) => ({
              label,
              value: now,
              before: words.before(before, by),
            }))}
          />
          <Reconciliation from={from} to={to} />
          <Group align="flex-end" mb="xs" data-not-printed>
            <Choice
              label={words.by}
              options={Object.entries(byWords)}
              value={sales.by}
              change={(por) => change({ por })}
              w="auto"
            />
            {isTouch(sales.by) && (
              <SegmentedControl
                aria-label={words.touch}
                value={sales.touch}
                onChange={(touch) => change({ toque: touch })}
                data={Object.entries(words.touches).map(([value, label]) => ({ value, label }))}
              />
            )}
          </Group>
          <SalesTable rows={data.rows} by={sales.by} />
          <CohortTable from={from} to={to} />
        </>
      )}
    </FigurePage>
  );
}

/** What became of the leads of each week. A share is empty until its weeks have begun. */
function CohortTable(period: { from: string; to: string }) {
  const { data } = figuresApi.useReadCohortsQuery({ query: period });
  if (!data || data.weeks.length === 0) return null;
  const today = toIsoDate(dayInBrasilia(Date.now()));
  return (
    <FigureTable
      caption={words.cohorts}
      rows={data.weeks}
      keyOf={({ week }) => week}
      columns={[
        { head: words.week, cell: ({ week }) => words.weekOf(readableDay(week)) },
        { head: words.begun, cell: ({ begun }) => readableCount(begun) },
        ...cohortWeeks.map((after, index) => ({
          head: words.within[index] ?? '',
          cell: ({ week, begun, ordered }: Cohort) =>
            addDays(week, 7 * after) > today ? '–' : readableShare(ordered[index] ?? 0, begun),
        })),
        { head: words.installed, cell: ({ installed }) => readableCount(installed) },
        { head: words.ended, cell: ({ ended }) => readableCount(ended) },
      ]}
    />
  );
}

/** The rest are of links that somebody made up, or of very few. */
const shown = 50;

/** Sales told apart by a value. The state is that of an order: leads have none. */
function SalesTable({ rows, by }: { rows: readonly SalesRow[]; by: SalesBy }) {
  const ofOrders = by === 'state';
  const meant = ofOrders ? rows.filter(({ now, before }) => now.orders + before.orders > 0) : rows;
  if (meant.length === 0) return null;
  const ofLeads = [
    { head: words.begun, cell: ({ now }: SalesRow) => readableCount(now.begun) },
    { head: words.rate, cell: ({ now }: SalesRow) => readableShare(now.ordered, now.begun) },
  ];
  return (
    <>
      <FigureTable
        caption={words.caption(byWords[by])}
        rows={meant.slice(0, shown)}
        keyOf={({ value }) => value}
        columns={[
          { head: byWords[by], cell: (row) => salesName(by, row) },
          ...(ofOrders ? [] : ofLeads),
          { head: words.orders, cell: ({ now }) => readableCount(now.orders) },
          { head: words.ordersBefore, cell: ({ before }) => readableCount(before.orders) },
          { head: words.change, cell: ({ now, before }) => readableChange(now.orders, before.orders) },
          { head: words.cents, cell: ({ now }) => readableCents(now.cents) },
          ...(ofOrders ? [] : [{ head: words.ended, cell: ({ now }: SalesRow) => readableCount(now.ended) }]),
        ]}
      />
      {meant.length > shown && <Hint mb="lg">{words.more(shown, meant.length)}</Hint>}
    </>
  );
}
