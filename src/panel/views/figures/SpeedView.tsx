import { Text } from '@mantine/core';
import { speedMetrics } from '../../../contract/measurement/event-properties.ts';
import { FigureTable } from '../../parts/list/FigureTable.tsx';
import { readableCount } from '../../words/readable.ts';
import { FigurePage } from './FigurePage.tsx';
import { figuresApi } from './figures-api.ts';
import { figuresWords } from './figures-words.ts';
import { useFigureQuery } from './use-figure-query.ts';

const words = figuresWords.speed;
type Metric = (typeof speedMetrics)[number];

/** web.dev's upper limits of 'good' and 'needs improvement'. */
const bounds: Readonly<Record<Metric, readonly [number, number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [100, 250],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

const colors = { good: 'teal.8', fair: 'yellow.9', poor: 'red.8' } as const;

function ratingOf(metric: Metric, value: number): keyof typeof colors {
  const [good, fair] = bounds[metric];
  if (value <= good) return 'good';
  return value <= fair ? 'fair' : 'poor';
}

const seconds = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
const written = (metric: Metric, value: number): string => {
  if (metric === 'CLS') return seconds.format(value / 1000);
  return metric === 'INP' || metric === 'TTFB'
    ? `${readableCount(Math.round(value))} ms`
    : `${seconds.format(value / 1000)} s`;
};

const speedText = (metric: Metric, value: number | null): string =>
  value === null ? '–' : `${written(metric, value)} ${words.ratings[ratingOf(metric, value)]}`;

function Speed({ metric, value }: { metric: Metric; value: number | null }) {
  if (value === null) return '–';
  const rating = ratingOf(metric, value);
  return (
    <>
      {written(metric, value)}{' '}
      <Text
        span
        size="xs"
        fw={600}
        c={`light-dark(var(--mantine-color-${colors[rating].replace('.', '-')}), inherit)`}
      >
        {words.ratings[rating]}
      </Text>
    </>
  );
}

export function SpeedView() {
  const { query } = useFigureQuery();
  const answer = figuresApi.useReadSpeedQuery({ query });
  return (
    <FigurePage answer={answer} isEmpty={({ pages }) => pages.length === 0}>
      {({ pages }) => (
        <FigureTable
          caption={words.caption}
          rows={pages}
          keyOf={({ page }) => page}
          columns={[
            { head: words.page, cell: ({ page }) => (page === '/' ? words.site : page) },
            { head: words.many, cell: ({ many }) => readableCount(many) },
            ...speedMetrics.map((metric) => ({
              head: words.metrics[metric],
              cell: (row: (typeof pages)[number]) => speedText(metric, row.p75[metric]),
              draw: (row: (typeof pages)[number]) => <Speed metric={metric} value={row.p75[metric]} />,
            })),
          ]}
        />
      )}
    </FigurePage>
  );
}
