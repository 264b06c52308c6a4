import { Stack, Text } from '@mantine/core';
import { CallButton } from '../../parts/CallButton.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { SessionList } from '../own-account/SessionsPart.tsx';
import { operatorsApi } from './operators-api.ts';
import { operatorsWords as words } from './operators-words.ts';

export function AccountSessions({ id }: { id: string }) {
  const params = { id };
  const { data, error, refetch } = operatorsApi.useListOperatorSessionsQuery({ params });
  const [end] = operatorsApi.useEndOperatorSessionsMutation();
  if (data === undefined) return <LoadingOrFailure error={error} retry={refetch} />;
  const { sessions } = data;
  return (
    <Stack gap="xs">
      <Text size="sm">{sessions.length === 0 ? words.noSessions : words.sessions}</Text>
      <SessionList sessions={sessions} end={(session) => end({ params, body: { session } })} />
      {sessions.length > 1 && (
        <CallButton call={() => end({ params, body: {} })} done={words.sessionsEnded}>
          {words.endSessions}
        </CallButton>
      )}
    </Stack>
  );
}
