import { Anchor, Badge, Group } from '@mantine/core';
import { Link } from 'react-router';
import { Heading } from '../../parts/Heading.tsx';
import { ArmsTable } from './ArmsTable.tsx';
import { FigurePage } from './FigurePage.tsx';
import { figuresApi } from './figures-api.ts';
import { figuresWords } from './figures-words.ts';
import { useFigureQuery } from './use-figure-query.ts';

const words = figuresWords.experiments;

export function ExperimentsView() {
  const { from, to } = useFigureQuery().query;
  const answer = figuresApi.useReadExperimentsQuery({ query: { from, to } });
  return (
    <FigurePage hasWhose={false} answer={answer} isEmpty={({ experiments }) => experiments.length === 0}>
      {({ experiments }) =>
        experiments.map((experiment) => (
          <section key={experiment.id}>
            <Group mb="xs">
              <Heading>{experiment.title}</Heading>
              <Badge variant="default">{experiment.isRunning ? words.running : words.paused}</Badge>
              <Anchor component={Link} to="/catalogo?aba=experiments" size="sm" data-not-printed>
                {words.toCatalogue}
              </Anchor>
            </Group>
            <ArmsTable caption={words.caption(experiment.title)} comparison={experiment} />
          </section>
        ))
      }
    </FigurePage>
  );
}
