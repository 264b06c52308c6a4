import { Group, SegmentedControl } from '@mantine/core';
import { addDays } from '../../../brazil/calendar-days.ts';
import { dayInBrasilia, toIsoDate } from '../../../brazil/date.ts';
import { type Cohort, cohortWeeks } from '../../../contract/panel/figures.ts';
import { Choice } from '../../parts/Choice.tsx';
import { FigureTable } from '../../parts/list/FigureTable.tsx';
import { readableCount, readableDay, readableShare } from '../../words/readable.ts';
import { comparedSales } from './compared-sales.ts';
import { FigurePage } from './FigurePage.tsx';
import { figuresApi } from './figures-api.ts';
import { Reconciliation } from './Reconciliation.tsx';
import { SalesCurve } from './SalesCurve.tsx';
import { SalesTable } from './SalesTable.tsx';
import { byWords, salesWords as words } from './sales-words.ts';
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
            of={Object.values(comparedSales(data)).map(({ now, before, change: by, ...total }) => ({
              ...total,
              value: now,
              before: words.before(before, by),
            }))}
          />
          <SalesCurve />
          <Reconciliation from={from} to={to} />
          <Group align="flex-end" mb="xs" data-not-printed>
            <Choice
              label={words.by}
              options={Object.entries(byWords).filter(([by]) => !Object.hasOwn(words.times, by))}
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
