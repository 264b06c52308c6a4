import { Alert, Badge, Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import type { ResponseOf } from '../../../contract/endpoint.ts';
import type { readTeaching, TeachingVersion } from '../../../contract/panel/teaching.ts';
import { CallButton } from '../../parts/CallButton.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { ListTable } from '../../parts/list/ListTable.tsx';
import { Facts } from '../../parts/record/Facts.tsx';
import { Section } from '../../parts/Section.tsx';
import { useMay } from '../../session/use-operator.ts';
import { readableCount } from '../../words/readable.ts';
import { teachingApi } from './teaching-api.ts';
import { versionStateWords, teachingWords as words } from './teaching-words.ts';
import { Unanswered } from './Unanswered.tsx';
import { VersionDialog } from './VersionDialog.tsx';

type Teaching = ResponseOf<typeof readTeaching>;

/** How often a training is looked at, in milliseconds. */
const pause = 3000;

export function TeachingTab({ topics }: { topics: ReadonlyMap<string, string> }) {
  const { data, error, refetch } = teachingApi.useReadTeachingQuery({});
  const isRunning = data?.training?.state === 'running';
  teachingApi.useReadTeachingQuery({}, { skip: !isRunning, pollingInterval: pause });
  const [shown, setShown] = useState<number | null>(null);
  const mayTeach = useMay()('conversation.teach');
  if (!data) return <LoadingOrFailure error={error} retry={refetch} />;
  const { live, rows, versions } = data;
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }}>
      <Stack>
        {error && <LoadingOrFailure error={error} retry={refetch} />}
        <Section title={words.live}>
          <Facts
            facts={[
              [words.liveNow, words.version(live)],
              [words.taughtRows, readableCount(rows.taught)],
              [words.untrained, readableCount(rows.untrained)],
            ]}
          />
          <Training {...data} mayTeach={mayTeach} />
        </Section>
        <Section title={words.versions}>
          {versions.length === 0 && <Text size="sm">{words.noVersions}</Text>}
          {versions.length > 0 && <Versions {...{ versions, live }} show={setShown} />}
          {mayTeach && live > 0 && (
            <Button mt="sm" size="xs" variant="default" onClick={() => setShown(0)}>
              {words.toShipped}
            </Button>
          )}
        </Section>
      </Stack>
      <div>
        <Unanswered />
      </div>
      {shown !== null && (
        <VersionDialog
          wanted={shown}
          version={versions.find(({ version }) => version === shown)}
          close={() => setShown(null)}
          {...{ live, topics, mayTeach }}
        />
      )}
    </SimpleGrid>
  );
}

function Training({ training, mayTeach }: Pick<Teaching, 'training'> & { mayTeach: boolean }) {
  const [start] = teachingApi.useStartTrainingMutation();
  const [stop] = teachingApi.useStopTrainingMutation();
  const isRunning = training?.state === 'running';
  return (
    <Stack gap="sm" mt="sm" align="flex-start">
      <div role="status">
        {training?.state === 'running' && (
          <Text size="sm">
            {words.running(training.by ?? words.itself, readableMoment(training.startedAt))}
          </Text>
        )}
        {training && training.state !== 'running' && (
          <Alert color={training.state === 'failed' ? 'red' : 'gray'}>{words.ended[training.state]}</Alert>
        )}
      </div>
      {mayTeach && (
        // One button, so that the focus stays where the training was started.
        <CallButton
          variant={isRunning ? 'default' : 'filled'}
          call={() => (isRunning ? stop({}) : start({}))}
          done={isRunning ? words.stopped : words.started}
          data-not-printed
        >
          {isRunning ? words.stop : words.train}
        </CallButton>
      )}
      <Hint>{words.trainHint}</Hint>
    </Stack>
  );
}

interface VersionsProps {
  versions: readonly TeachingVersion[];
  live: number;
  show: (version: number) => void;
}

const Versions = ({ versions, live, show }: VersionsProps) => (
  <ListTable
    rows={versions}
    keyOf={({ version }) => version}
    columns={[
      { head: words.number, cell: ({ version }) => version, isRowHead: true },
      {
        head: words.state,
        cell: ({ version, state }) => (
          <Badge color={version === live ? 'teal' : state === 'refused' ? 'red' : 'gray'}>
            {version === live ? words.live : versionStateWords[state]}
          </Badge>
        ),
      },
      { head: words.when, from: 'sm', folds: true, isOneLine: true, cell: ({ at }) => readableMoment(at) },
      { head: words.who, from: 'sm', folds: true, cell: ({ by }) => by ?? words.itself },
      { head: words.taughtRows, from: 'md', align: 'right', cell: ({ rows }) => readableCount(rows) },
      {
        head: '',
        cell: ({ version }) => (
          <Button
            size="compact-xs"
            variant="subtle"
            aria-label={words.lookAt(version)}
            onClick={() => show(version)}
          >
            {words.look}
          </Button>
        ),
      },
    ]}
  />
);
