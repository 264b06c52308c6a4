import { Text } from '@mantine/core';
import type { Sales } from '../../../contract/panel/figures.ts';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { ListTable } from '../../parts/list/ListTable.tsx';
import { Section } from '../../parts/Section.tsx';
import { useReadSalesQuery } from '../figures/figures-api.ts';
import { readableCents, readableCount } from '../figures/readable.ts';
import { lastDays } from '../figures/use-figure-query.ts';
import { startWords as words } from './start-words.ts';

const rateOf = ({ begun, ordered }: Sales): number | null => (begun === 0 ? null : ordered / begun);

/** The last seven days of the shop's records beside those before. */
export function WeekBesideWeek() {
  const { data, error, refetch } = useReadSalesQuery({
    query: { ...lastDays(7), by: 'state', touch: 'last' },
  });
  return (
    <Section title={words.week}>
      {(error || !data) && <LoadingOrFailure error={error} retry={refetch} />}
      {data && <Comparison {...data.total} renewals={data.renewals} />}
      <Text size="sm" c="dimmed" mt="xs">
        {words.weekHint}
      </Text>
    </Section>
  );
}

interface Compared {
  now: Sales;
  before: Sales;
  renewals: { now: number; before: number };
}

function Comparison({ now, before, renewals }: Compared) {
  const counted = (title: string, many: number, earlier: number, write = readableCount) => ({
    title,
    now: write(many),
    before: write(earlier),
    change: words.difference(many, earlier),
  });
  const rows = [
    counted(words.begun, now.begun, before.begun),
    counted(words.placed, now.orders, before.orders),
    {
      title: words.rate,
      now: words.share(now.ordered, now.begun),
      before: words.share(before.ordered, before.begun),
      change: words.points(rateOf(now), rateOf(before)),
    },
    counted(words.cents, now.cents, before.cents, readableCents),
    counted(words.renewals, renewals.now, renewals.before),
  ];
  return (
    <ListTable
      minWidth={290}
      rows={rows}
      keyOf={({ title }) => title}
      columns={[
        { head: words.figure, cell: ({ title }) => title, isRowHead: true },
        { head: words.now, cell: (row) => row.now },
        { head: words.before, cell: (row) => row.before },
        { head: words.change, cell: ({ change }) => change },
      ]}
    />
  );
}
