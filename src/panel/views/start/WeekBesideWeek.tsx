import { Table, Text } from '@mantine/core';
import { addDays } from '../../../brazil/calendar-days.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { Section } from '../../parts/Section.tsx';
import { useReadConversionQuery } from '../figures/figures-api.ts';
import { readableCount } from '../figures/readable.ts';
import { lastDays } from '../figures/use-figure-query.ts';
import { startWords as words } from './start-words.ts';

const daysOfWeek = 7;

interface Totals {
  begun: number;
  placed: number;
}

const totalsOf = (days: readonly Totals[]): Totals => ({
  begun: days.reduce((sum, { begun }) => sum + begun, 0),
  placed: days.reduce((sum, { placed }) => sum + placed, 0),
});

const rateOf = ({ begun, placed }: Totals): number => (begun === 0 ? 0 : placed / begun);

export function WeekBesideWeek() {
  const { from, to } = lastDays(2 * daysOfWeek);
  const { data, error, refetch } = useReadConversionQuery({
    query: { from, to, dimension: 'all', value: '' },
  });
  return (
    <Section title={words.week}>
      {error && <Failure error={error} retry={refetch} />}
      {!data && !error && <Loading />}
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
  const rows = [
    ...(['begun', 'placed'] as const).map((name) => ({
      title: words[name],
      now: readableCount(now[name]),
      before: readableCount(before[name]),
      change: words.difference(now[name], before[name]),
    })),
    {
      title: words.rate,
      now: words.share(now.placed, now.begun),
      before: words.share(before.placed, before.begun),
      change: words.points(rateOf(now), rateOf(before)),
    },
  ];
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          {[words.figure, words.now, words.before, words.change].map((title) => (
            <Table.Th key={title} scope="col">
              {title}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.title}>
            <Table.Th scope="row" fw={400}>
              {row.title}
            </Table.Th>
            <Table.Td>{row.now}</Table.Td>
            <Table.Td>{row.before}</Table.Td>
            <Table.Td>{row.change}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
