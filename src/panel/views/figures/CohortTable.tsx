import { addDays } from '../../../brazil/calendar-days.ts';
import { dayInBrasilia, toIsoDate } from '../../../brazil/date.ts';
import { type Cohort, cohortWeeks } from '../../../contract/panel/figures.ts';
import { FigureTable } from '../../parts/list/FigureTable.tsx';
import { readableCount, readableDay, readableShare } from '../../words/readable.ts';
import { figuresApi } from './figures-api.ts';
import { salesWords as words } from './sales-words.ts';

/** What became of the leads of each week. A share is empty until its weeks have begun. */
export function CohortTable(period: { from: string; to: string }) {
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
