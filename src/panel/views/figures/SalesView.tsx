import { Group, SegmentedControl } from '@mantine/core';
import { Choice } from '../../parts/Choice.tsx';
import { viewWords } from '../../words/view-words.ts';
import { CohortTable } from './CohortTable.tsx';
import { comparedSales } from './compared-sales.ts';
import { FigurePage } from './FigurePage.tsx';
import { figuresApi } from './figures-api.ts';
import { Reconciliation } from './Reconciliation.tsx';
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
      title={viewWords.sales}
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
