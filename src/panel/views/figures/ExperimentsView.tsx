import { Badge, Group, Title } from '@mantine/core';
import { viewWords } from '../../words/view-words.ts';
import { FigurePage } from './FigurePage.tsx';
import { FigureTable } from './FigureTable.tsx';
import { useReadExperimentsQuery } from './figures-api.ts';
import { figuresWords } from './figures-words.ts';
import { readableCount, readablePoints, readableShare } from './readable.ts';
import { useFigureQuery } from './use-figure-query.ts';

const words = figuresWords.experiments;

/** The arms of each experiment, and whether they tell anything yet. */
export function ExperimentsView() {
  const { from, to } = useFigureQuery().query;
  const answer = useReadExperimentsQuery({ query: { from, to } });
  return (
    <FigurePage
      title={viewWords.experiments}
      hasWhose={false}
      answer={answer}
      isEmpty={({ experiments }) => experiments.length === 0}
    >
      {({ experiments }) =>
        experiments.map(({ id, title, isRunning, arms, differences }) => {
          const difference = (arm: string): string => {
            const found = differences.find((one) => one.id === arm);
            if (found === undefined) return '–';
            if (found.by === null) return words.little;
            const { difference: by, low, high } = found.by;
            return words.points(readablePoints(by), readablePoints(low), readablePoints(high));
          };
          return (
            <section key={id}>
              <Group mb="xs">
                <Title order={2} size="h4">
                  {title}
                </Title>
                <Badge variant="default">{isRunning ? words.running : words.paused}</Badge>
              </Group>
              <FigureTable
                caption={words.caption(title)}
                rows={arms}
                keyOf={(arm) => arm.id}
                columns={[
                  { head: words.arm, cell: (arm) => arm.id },
                  { head: words.visits, cell: ({ visits }) => readableCount(visits) },
                  { head: words.goals, cell: ({ goals }) => readableCount(goals) },
                  {
                    head: words.rate,
                    cell: ({ goals, visits, low, high }) =>
                      low === null || high === null
                        ? '–'
                        : `${readableShare(goals, visits)} (${readableShare(low, 1)} – ${readableShare(high, 1)})`,
                  },
                  { head: words.difference, cell: (arm) => difference(arm.id), isText: true },
                ]}
              />
            </section>
          );
        })
      }
    </FigurePage>
  );
}
