import { Text } from '@mantine/core';
import { addDays } from '../../../brazil/calendar-days.ts';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { ListTable } from '../../parts/list/ListTable.tsx';
import { Section } from '../../parts/Section.tsx';
import { useReadConversionQuery } from '../figures/figures-api.ts';
import { readableCount } from '../figures/readable.ts';
import { lastDays } from '../figures/use-figure-query.ts';
import { startWords as words } from './start-words.ts';

const daysOfWeek = 7;

interface Totals {
  begun: number;
  placed: number;
  renewals: number;
}

const totalsOf = (days: readonly Totals[]): Totals => ({
  begun: days.reduce((sum, { begun }) => sum + begun, 0),
  placed: days.reduce((sum, { placed }) => sum + placed, 0),
  renewals: days.reduce((sum, { renewals }) => sum + renewals, 0),
});

const rateOf = ({ begun, placed }: Totals): number | null => (begun === 0 ? null : placed / begun);

export function WeekBesideWeek() {
  const { from, to } = lastDays(2 * daysOfWeek);
  const { data, error, refetch } = useReadConversionQuery({
    query: { from, to, dimension: 'all', value: '' },
  });
  return (
    <Section title={words.week}>
      {(error || !data) && <LoadingOrFailure error={error} retry={refetch} />}
      {data && <Comparison days={data.days} begins={addDays(from, daysOfWeek)} />}
      <Text size="sm" c="dimmed" mt="xs">
        {words.weekHint}
      </Text>
    </Section>
  );
}

function Comparison({ days, begins }: { days: readonly (Totals & { day: string })[]; begins: string }) {
  const now = totalsOf(days.filter(({ day }) => day >= begins));
  const before = totalsOf(days.filter(({ day }) => day < begins));
  const counted = (name: keyof Totals) => ({
    title: words[name],
    now: readableCount(now[name]),
    before: readableCount(before[name]),
    change: words.difference(now[name], before[name]),
  });
  const rows = [
    counted('begun'),
    counted('placed'),
    {
      title: words.rate,
      now: words.share(now.placed, now.begun),
      before: words.share(before.placed, before.begun),
      change: words.points(rateOf(now), rateOf(before)),
    },
    counted('renewals'),
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
