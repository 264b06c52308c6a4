import { Grid, Group, SegmentedControl } from '@mantine/core';
import { states } from '../../../brazil/states.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { FigureTable } from '../../parts/list/FigureTable.tsx';
import { listWords } from '../../words/order-words.ts';
import { readableCount, readableShare } from '../../words/readable.ts';
import { FigurePage } from './FigurePage.tsx';
import { figuresApi } from './figures-api.ts';
import { figuresWords } from './figures-words.ts';
import { StateTiles } from './StateTiles.tsx';
import { useFigureQuery } from './use-figure-query.ts';

const words = figuresWords.demand;

const nameOf = (uf: string): string => states.find((state) => state.uf === uf)?.name ?? words.otherStates;

/** The file has all. */
const shown = 100;

interface Counted {
  covered: number;
  uncovered: number;
}

const counts = [
  { head: words.uncovered, cell: ({ uncovered }: Counted) => readableCount(uncovered) },
  { head: words.covered, cell: ({ covered }: Counted) => readableCount(covered) },
  {
    head: words.share,
    cell: ({ covered, uncovered }: Counted) => readableShare(uncovered, covered + uncovered),
  },
];

export function DemandView() {
  const { query, places, change } = useFigureQuery();
  const { by, uf } = places;
  const asked = { from: query.from, to: query.to, by, ...(uf && { uf }) };
  const answer = figuresApi.useReadDemandQuery({ query: asked });
  return (
    <FigurePage hasWhose={false} answer={answer} isEmpty={(data) => data.states.length === 0}>
      {(data) => (
        <Grid>
          <Grid.Col span={{ base: 12, lg: 'content' }}>
            <Hint mb="xs">{words.map}</Hint>
            <StateTiles many={new Map(data.states.map((state) => [state.uf, state.uncovered]))} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 'auto' }}>
            <FigureTable
              caption={words.caption}
              rows={data.states.toSorted((one, other) => other.uncovered - one.uncovered)}
              keyOf={(state) => state.uf}
              columns={[{ head: words.state, cell: (state) => nameOf(state.uf) }, ...counts]}
            />
            <Group align="flex-end" my="md" data-not-printed>
              <Choice
                label={words.state}
                options={states.map((state) => [state.uf, state.name])}
                none={listWords.any.region}
                value={uf ?? ''}
                change={(estado) => change({ estado })}
                w="auto"
              />
              <SegmentedControl
                aria-label={words.places}
                value={by === 'city' ? 'cidade' : 'bairro'}
                onChange={(lugar) => change({ lugar })}
                data={[...words.levels]}
              />
            </Group>
            <FigureTable
              caption={words.placesCaption}
              rows={data.places}
              most={shown}
              keyOf={(place) => JSON.stringify([place.uf, place.city, place.neighborhood])}
              columns={[
                { head: words.city, cell: ({ city }) => city ?? words.others },
                { head: words.state, cell: ({ uf: state }) => nameOf(state), isText: true },
                ...(by === 'city'
                  ? []
                  : [
                      {
                        head: words.neighborhood,
                        cell: ({ city, neighborhood }: (typeof data.places)[number]) =>
                          city === null ? '' : (neighborhood ?? words.otherNeighborhoods),
                        isText: true as const,
                      },
                    ]),
                ...counts,
              ]}
            />
            <Hint>{words.few}</Hint>
          </Grid.Col>
        </Grid>
      )}
    </FigurePage>
  );
}
