import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { Section } from '../../parts/Section.tsx';
import { queueApi } from '../queues/queue-api.ts';
import { queueTitles } from '../queues/queue-words.ts';
import { startWords as words } from './start-words.ts';

export function OpenWork() {
  const { data, error, refetch } = queueApi.useCountQueuesQuery({}, { pollingInterval: 60_000 });
  return (
    <Section title={words.work}>
      {(error || !data) && <LoadingOrFailure error={error} retry={refetch} />}
      {data?.counts.map(({ queue, ...count }) => (
        <Text key={queue}>
          <Anchor component={Link} to={`/filas?fila=${queue}`} underline="always">
            {queueTitles[queue]}
          </Anchor>
          : {words.waits(count)}
        </Text>
      ))}
    </Section>
  );
}
