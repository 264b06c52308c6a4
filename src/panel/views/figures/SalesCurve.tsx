import '@mantine/charts/styles.css';
import { LineChart } from '@mantine/charts';
import { Box, Group, SegmentedControl } from '@mantine/core';
import type { Sales } from '../../../contract/panel/figures.ts';
import { Heading } from '../../parts/Heading.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { readableCents, readableCount, readableDay } from '../../words/readable.ts';
import { netCents } from './compared-sales.ts';
import { figuresApi } from './figures-api.ts';
import { SalesTable } from './SalesTable.tsx';
import { salesWords as words } from './sales-words.ts';
import { useFigureQuery } from './use-figure-query.ts';

const measures: Readonly<Record<keyof typeof words.measures, (sales: Sales) => number>> = {
  liquido: netCents,
  vendido: ({ cents }) => cents,
  pedidos: ({ orders }) => orders,
};

const choices = (of: Readonly<Record<string, string>>) =>
  Object.entries(of).map(([value, label]) => ({ value, label }));

/** Orders and money by day or week, each beside the one at the same place in the period before. */
export function SalesCurve() {
  const { query, curve, change } = useFigureQuery();
  const { from, to } = query;
  const { data } = figuresApi.useReadSalesQuery({ query: { from, to, by: curve.by, touch: 'last' } });
  if (!data) return null;
  const of = measures[curve.measure];
  const write = curve.measure === 'pedidos' ? readableCount : readableCents;
  return (
    <section>
      <Heading mb="xs">{words.curve}</Heading>
      <Group gap="sm" mb="sm" data-not-printed>
        <SegmentedControl
          size="xs"
          aria-label={words.measure}
          value={curve.measure}
          onChange={(medida) => change({ medida })}
          data={choices(words.measures)}
        />
        <SegmentedControl
          size="xs"
          aria-label={words.curveBy}
          value={curve.by}
          onChange={(curva) => change({ curva })}
          data={choices(words.times)}
        />
      </Group>
      <LineChart
        h={220}
        aria-hidden
        data={data.rows.map(({ value, now, before }) => ({
          day: readableDay(value),
          [words.now]: of(now),
          [words.earlier]: of(before),
        }))}
        dataKey="day"
        series={[
          { name: words.now, color: 'fibra.6' },
          { name: words.earlier, color: 'gray.6', strokeDasharray: '4 4' },
        ]}
        withLegend
        curveType="monotone"
        withDots={data.rows.length < 40}
        yAxisProps={{ allowDecimals: false, width: 'auto' }}
        valueFormatter={write}
        lineProps={{ isAnimationActive: false }}
        lineChartProps={{ accessibilityLayer: false }}
      />
      <Hint my="xs">{words.state}</Hint>
      <Box component="details" mb="lg">
        <summary>{words.asTable}</summary>
        <SalesTable rows={data.rows} by={curve.by} />
      </Box>
    </section>
  );
}
