import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import type { FunnelStep } from '../../../contract/panel/figures.ts';
import { FigureTable } from '../../parts/list/FigureTable.tsx';
import { readableCount, readableSeconds, readableShare } from '../../words/readable.ts';
import { stepTitle } from '../../words/step-title.ts';
import { viewWords } from '../../words/view-words.ts';
import { ConversionChart } from './ConversionChart.tsx';
import { FigurePage } from './FigurePage.tsx';
import { figuresApi } from './figures-api.ts';
import { figuresWords } from './figures-words.ts';
import { useFigureQuery } from './use-figure-query.ts';

const words = figuresWords.steps;

const droppedAt = ({ shown, answered }: FunnelStep): number => Math.max(0, shown - answered);

const refusalsIn = ({ refusals }: FunnelStep): string =>
  (['empty', 'invalid', 'unclear', 'server'] as const)
    .filter((reason) => refusals[reason] > 0)
    .map((reason) => `${readableCount(refusals[reason])} ${figuresWords.refusals[reason](refusals[reason])}`)
    .join(', ') || '–';

export function FunnelView() {
  const { query } = useFigureQuery();
  const answer = figuresApi.useReadFunnelQuery({ query });
  return (
    <FigurePage title={viewWords.funnel} answer={answer} isEmpty={({ steps }) => steps.length === 0}>
      {({ steps }) => (
        <>
          <ConversionChart query={query} />
          <BarChart
            h={40 + steps.length * 34}
            aria-hidden
            mb="md"
            orientation="vertical"
            type="stacked"
            xAxisProps={{ allowDecimals: false }}
            yAxisProps={{ width: 150 }}
            data={steps.map((step) => ({
              step: stepTitle(step.step),
              [words.answered]: Math.min(step.shown, step.answered),
              [words.dropped]: droppedAt(step),
            }))}
            dataKey="step"
            series={[
              { name: words.answered, color: 'fibra.6' },
              { name: words.dropped, color: 'orange.5' },
            ]}
            withLegend
            valueFormatter={readableCount}
            barProps={{ isAnimationActive: false }}
            barChartProps={{ accessibilityLayer: false }}
          />
          <FigureTable
            caption={words.caption}
            rows={steps}
            keyOf={({ step }) => step}
            columns={[
              { head: words.step, cell: ({ step }) => stepTitle(step) },
              { head: words.shown, cell: ({ shown }) => readableCount(shown) },
              { head: words.answered, cell: ({ answered }) => readableCount(answered) },
              {
                head: words.dropped,
                cell: (step) =>
                  `${readableCount(droppedAt(step))} (${readableShare(droppedAt(step), step.shown)})`,
              },
              { head: words.left, cell: ({ left }) => readableCount(left) },
              { head: words.edited, cell: ({ edited }) => readableCount(edited) },
              { head: words.median, cell: ({ median }) => readableSeconds(median) },
              { head: words.p75, cell: ({ p75 }) => readableSeconds(p75) },
              { head: words.refusals, cell: refusalsIn, isText: true },
            ]}
          />
        </>
      )}
    </FigurePage>
  );
}
