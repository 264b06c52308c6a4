import { CompositeChart } from '@mantine/charts';
import { Box } from '@mantine/core';
import type { FigureQuery } from '../../../contract/panel/figures.ts';
import { Heading } from '../../parts/Heading.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { FigureTable } from '../../parts/list/FigureTable.tsx';
import { readableCount, readableDay, readableShare } from '../../words/readable.ts';
import { figuresApi } from './figures-api.ts';
import { figuresWords } from './figures-words.ts';
import { Reconciliation } from './Reconciliation.tsx';
import { Totals } from './Totals.tsx';

const words = figuresWords.conversion;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export function ConversionChart({ query }: { query: FigureQuery }) {
  const { data } = figuresApi.useReadConversionQuery({ query });
  if (!data) return null;
  const begun = sumOf(data.days.map((one) => one.begun));
  const placed = sumOf(data.days.map((one) => one.placed));
  const renewalsBegun = sumOf(data.days.map((one) => one.renewalsBegun));
  const renewals = sumOf(data.days.map((one) => one.renewals));
  return (
    <>
      <Totals
        of={[
          { label: figuresWords.totals.begun, value: readableCount(begun) },
          { label: figuresWords.totals.placed, value: readableCount(placed) },
          { label: figuresWords.totals.rate, value: readableShare(placed, begun) },
          {
            label: figuresWords.totals.renewals,
            value: figuresWords.totals.of(readableCount(renewals), readableCount(renewalsBegun)),
          },
        ]}
      />
      <Hint mb="md">{words.measured}</Hint>
      {query.dimension === 'all' && (
        <Reconciliation from={query.from} to={query.to} of={['orders', 'renewals']} />
      )}
      <Heading mb="xs">{words.title}</Heading>
      <CompositeChart
        h={220}
        aria-hidden
        mb="lg"
        data={data.days.map((one) => ({
          day: readableDay(one.day),
          [words.begun]: one.begun,
          [words.placed]: one.placed,
          [words.renewals]: one.renewals,
        }))}
        dataKey="day"
        yAxisProps={{ allowDecimals: false }}
        series={[
          { name: words.begun, color: 'fibra.5', type: 'area' },
          { name: words.placed, color: 'teal.7', type: 'line' },
          { name: words.renewals, color: 'orange.5', type: 'line' },
        ]}
        withLegend
        curveType="monotone"
        valueFormatter={readableCount}
        areaProps={{ isAnimationActive: false }}
        lineProps={{ isAnimationActive: false }}
        composedChartProps={{ accessibilityLayer: false }}
      />
      <Box component="details" mb="lg">
        <summary>{words.asTable}</summary>
        <FigureTable
          caption={words.caption}
          rows={data.days}
          keyOf={({ day }) => day}
          columns={[
            { head: words.day, cell: ({ day }) => readableDay(day) },
            { head: words.begun, cell: (one) => readableCount(one.begun) },
            { head: words.placed, cell: (one) => readableCount(one.placed) },
            { head: words.rate, cell: (one) => readableShare(one.placed, one.begun) },
            { head: words.renewalsBegun, cell: (one) => readableCount(one.renewalsBegun) },
            { head: words.renewals, cell: (one) => readableCount(one.renewals) },
          ]}
        />
      </Box>
    </>
  );
}
