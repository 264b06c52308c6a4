import { Stack, Text } from '@mantine/core';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { ownAccountWords } from '../own-account/own-account-words.ts';
import { SessionList } from '../own-account/SessionsPart.tsx';
import { operatorsApi } from './operators-api.ts';
import { operatorsWords as words } from './operators-words.ts';

/** Where somebody else is signed in. */
export function AccountSessions({ id }: { id: string }) {
  const notify = useOutcomeNotice();
  const params = { id };
  const { data, error, refetch } = operatorsApi.useListOperatorSessionsQuery({ params });
  const [end, { isLoading }] = operatorsApi.useEndOperatorSessionsMutation();
  if (data === undefined) return <LoadingOrFailure error={error} retry={refetch} />;
  const { sessions } = data;
  return (
    <Stack gap="xs">
      <Text size="sm">{sessions.length === 0 ? words.noSessions : words.sessions}</Text>
      <SessionList
        sessions={sessions}
        end={(session) => notify(end({ params, body: { session } }), ownAccountWords.sessionEnded)}
      />
      {sessions.length > 1 && (
        <LoadingButton
          variant="default"
          loading={isLoading}
          onClick={() => void notify(end({ params, body: {} }), words.sessionsEnded)}
        >
          {words.endSessions}
        </LoadingButton>
      )}
    </Stack>
  );
}
