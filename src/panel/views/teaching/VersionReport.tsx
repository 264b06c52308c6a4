import { List, Stack } from '@mantine/core';
import { wordsFor } from '../../../content/operator/list-words.ts';
import type { TrainingReport } from '../../../contract/panel/teaching.ts';
import { Heading } from '../../parts/Heading.tsx';
import { FigureTable } from '../../parts/list/FigureTable.tsx';
import { readableCount, readablePoints, readableShare } from '../../words/readable.ts';
import { actTitle } from './act-words.ts';
import { classWords, teachingWords as words } from './teaching-words.ts';

interface Props {
  report: TrainingReport;
  topics: ReadonlyMap<string, string>;
}

const shareColumns = <Row,>(of: (row: Row) => { before: number; after: number }) => [
  { head: words.before, cell: (row: Row) => readableShare(of(row).before, 1) },
  { head: words.after, cell: (row: Row) => readableShare(of(row).after, 1) },
  { head: words.change, cell: (row: Row) => readablePoints(of(row).after - of(row).before) },
];

export function VersionReport({ report, topics }: Props) {
  const { acts, marks, topics: asked, classes, taught, broken } = report;
  const read = (labels: string) =>
    labels === ''
      ? words.nothing
      : labels
          .split(' ')
          .map((act) => actTitle(act, topics))
          .join(', ');
  const rows = [
    { name: words.acts, of: acts },
    { name: words.marks, of: marks },
    { name: words.topics, of: asked },
    ...classes.map(({ name, acts: of }) => ({ name: wordsFor(classWords, name), of })),
  ];
  return (
    <Stack>
      {broken.length > 0 && (
        <section>
          <Heading order={3}>{words.broken}</Heading>
          <List size="sm">
            {broken.map(({ text, expected, read: found }) => (
              <List.Item key={text}>
                “{text}”: {words.brokenRow(read(expected), read(found))}
              </List.Item>
            ))}
          </List>
        </section>
      )}
      {taught.length > 0 && (
        <FigureTable
          caption={words.taught}
          rows={taught}
          keyOf={({ id }) => id}
          columns={[
            { head: words.sentence, cell: ({ example }) => `“${example}”` },
            { head: words.meaning, cell: ({ act }) => actTitle(act, topics), isText: true },
            { head: words.sentences, cell: ({ sentences }) => readableCount(sentences) },
            ...shareColumns<TrainingReport['taught'][number]>((row) => row.read),
          ]}
        />
      )}
      <FigureTable
        caption={words.measures}
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { head: words.measure, cell: ({ name }) => name },
          ...shareColumns<(typeof rows)[number]>(({ of }) => of),
        ]}
      />
    </Stack>
  );
}
