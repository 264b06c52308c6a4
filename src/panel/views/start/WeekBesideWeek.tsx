import { Hint } from '../../parts/Hint.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { ListTable } from '../../parts/list/ListTable.tsx';
import { Section } from '../../parts/Section.tsx';
import { comparedSales } from '../figures/compared-sales.ts';
import { figuresApi } from '../figures/figures-api.ts';
import { lastDays } from '../figures/use-figure-query.ts';
import { startWords as words } from './start-words.ts';

export function WeekBesideWeek() {
  const { data, error, refetch } = figuresApi.useReadSalesQuery({
    query: { ...lastDays(7), by: 'state', touch: 'last' },
  });
  return (
    <Section title={words.week}>
      {(error || !data) && <LoadingOrFailure error={error} retry={refetch} />}
      {data && <Comparison of={data} />}
      <Hint mt="xs">{words.weekHint}</Hint>
    </Section>
  );
}

function Comparison({ of }: { of: Parameters<typeof comparedSales>[0] }) {
  const { begun, orders, rate, cents, renewals } = comparedSales(of);
  return (
    <ListTable
      minWidth={290}
      rows={[begun, orders, rate, cents, renewals]}
      keyOf={({ label }) => label}
      columns={[
        { head: words.figure, cell: ({ label }) => label, isRowHead: true },
        { head: words.now, cell: (row) => row.now },
        { head: words.before, cell: (row) => row.before },
        { head: words.change, cell: ({ change }) => change },
      ]}
    />
  );
}
