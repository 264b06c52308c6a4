import { Text } from '@mantine/core';
import { states } from '../../../brazil/states.ts';
import { viewWords } from '../../words/view-words.ts';
import { FigurePage } from './FigurePage.tsx';
import { FigureTable } from './FigureTable.tsx';
import { useReadDemandQuery } from './figures-api.ts';
import { figuresWords } from './figures-words.ts';
import { readableCount, readableShare } from './readable.ts';
import { StateTiles } from './StateTiles.tsx';
import { useFigureQuery } from './use-figure-query.ts';

const words = figuresWords.demand;

const nameOf = (uf: string): string => states.find((state) => state.uf === uf)?.name ?? uf;

/** Requests at addresses without coverage. */
export function DemandView() {
  const { query } = useFigureQuery();
  const answer = useReadDemandQuery({ query });
  return (
    <FigurePage title={viewWords.demand} answer={answer} isEmpty={(data) => data.states.length === 0}>
      {(data) => (
        <>
          <Text size="sm" c="dimmed" mb="xs">
            {words.map}
          </Text>
          <StateTiles many={new Map(data.states.map(({ uf, uncovered }) => [uf, uncovered]))} />
          <FigureTable
            caption={words.caption}
            rows={data.states.toSorted((one, other) => other.uncovered - one.uncovered)}
            keyOf={({ uf }) => uf}
            columns={[
              { head: words.state, cell: ({ uf }) => nameOf(uf) },
              { head: words.uncovered, cell: ({ uncovered }) => readableCount(uncovered) },
              { head: words.covered, cell: ({ covered }) => readableCount(covered) },
              {
                head: words.share,
                cell: ({ covered, uncovered }) => readableShare(uncovered, covered + uncovered),
              },
            ]}
          />
        </>
      )}
    </FigurePage>
  );
}
