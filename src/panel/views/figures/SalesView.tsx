import { Group, NativeSelect, SegmentedControl, Text, Title } from '@mantine/core';
import type { FigureQuery, Sales } from '../../../contract/panel/figures.ts';
import { viewWords } from '../../words/view-words.ts';
import { CohortTable } from './CohortTable.tsx';
import { FigurePage } from './FigurePage.tsx';
import { useReadReconciledQuery, useReadSalesQuery } from './figures-api.ts';
import { readableCents, readableChange, readableCount, readablePoints, readableShare } from './readable.ts';
import { SalesTable } from './SalesTable.tsx';
import { byWords, reconciledText, salesWords as words } from './sales-words.ts';
import { Totals } from './Totals.tsx';
import { useFigureQuery } from './use-figure-query.ts';

const isTouch = (by: string) => by === 'source' || by === 'medium' || by === 'utm';

/** Leads, orders and money from the shop's own records, beside the period before. */
export function SalesView() {
  const { query, sales, change } = useFigureQuery();
  const { from, to } = query;
  const answer = useReadSalesQuery({ query: { from, to, ...sales } });
  const states = useReadSalesQuery({ query: { from, to, by: 'state', touch: 'last' } });
  return (
    <FigurePage
      title={viewWords.sales}
      hasWhose={false}
      answer={answer}
      isEmpty={({ rows, renewals }) => rows.length === 0 && renewals.now + renewals.before === 0}
    >
      {({ rows, total, renewals }) => (
        <>
          <Totals of={[...totalsOf(total), renewed(renewals)]} />
          <Reconciliation query={query} />
          <Group align="flex-end" mb="xs" data-not-printed>
            <NativeSelect
              label={words.by}
              value={sales.by}
              data={Object.entries(byWords).map(([value, label]) => ({ value, label }))}
              onChange={({ currentTarget }) => change({ por: currentTarget.value })}
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
          <SalesTable rows={rows} by={sales.by} />
          {states.data && sales.by !== 'state' && <SalesTable rows={states.data.rows} by="state" />}
          <CohortTable from={from} to={to} />
        </>
      )}
    </FigurePage>
  );
}

interface Compared {
  now: Sales;
  before: Sales;
}

const renewed = ({ now, before }: { now: number; before: number }) => ({
  label: words.renewals,
  value: readableCount(now),
  before: words.before(readableCount(before), readableChange(now, before)),
});

function totalsOf({ now, before }: Compared) {
  const counted = (label: string, of: (sales: Sales) => number, write = readableCount) => ({
    label,
    value: write(of(now)),
    before: words.before(write(of(before)), readableChange(of(now), of(before))),
  });
  const rate = ({ ordered, begun }: Sales) => (begun === 0 ? 0 : ordered / begun);
  const ticket = ({ cents, orders }: Sales) => (orders === 0 ? 0 : cents / orders);
  return [
    counted(words.begun, ({ begun }) => begun),
    counted(words.orders, ({ orders }) => orders),
    {
      label: words.rate,
      value: readableShare(now.ordered, now.begun),
      before: words.before(
        readableShare(before.ordered, before.begun),
        `${readablePoints(rate(now) - rate(before))} p.p.`,
      ),
    },
    counted(words.cents, ({ cents }) => cents, readableCents),
    counted(words.ticket, ticket, readableCents),
    counted(words.ended, ({ ended }) => ended),
  ];
}

/** What the events of browsers say of the same days, and why it is less. */
function Reconciliation({ query: { from, to } }: { query: Pick<FigureQuery, 'from' | 'to'> }) {
  const { data } = useReadReconciledQuery({ query: { from, to } });
  if (!data) return null;
  return (
    <section>
      <Title order={2} size="h4">
        {words.reconciled}
      </Title>
      {data.reconciled.map((one) => (
        <Text key={one.what} size="sm" my="xs">
          {reconciledText(one)}
        </Text>
      ))}
    </section>
  );
}
