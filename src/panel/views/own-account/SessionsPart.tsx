import { Badge, Group, Stack, Text } from '@mantine/core';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import type { OwnSession } from '../../../contract/panel/access/own-account.ts';
import { CallButton } from '../../parts/CallButton.tsx';
import { focusHeading } from '../../parts/focus-heading.ts';
import { Hint } from '../../parts/Hint.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { Section } from '../../parts/Section.tsx';
import type { Change } from '../../parts/use-outcome-notice.ts';
import { ownAccountApi } from './own-account-api.ts';
import { ownAccountWords as words } from './own-account-words.ts';
import classes from './SessionsPart.module.css';

export function SessionsPart() {
  const { data, error, refetch } = ownAccountApi.useListOwnSessionsQuery({});
  return (
    <Section title={words.sessions}>
      {data ? <Sessions sessions={data.sessions} /> : <LoadingOrFailure error={error} retry={refetch} />}
    </Section>
  );
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const [endSession] = ownAccountApi.useEndOwnSessionMutation();
  const [endOthers] = ownAccountApi.useEndOtherSessionsMutation();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <Stack maw={560} align="stretch">
      <Text size="sm">{others.length === 0 ? words.onlyHere : words.elsewhere}</Text>
      <SessionList
        sessions={[...sessions.filter(({ isCurrent }) => isCurrent), ...others]}
        end={(id) => endSession({ params: { id } })}
        onDone={focusHeading}
      />
      {others.length > 1 && (
        <CallButton call={() => endOthers({})} done={words.othersEnded} onDone={focusHeading}>
          {words.endOthers}
        </CallButton>
      )}
    </Stack>
  );
}

interface SessionListProps {
  sessions: readonly OwnSession[];
  end: (id: string) => Change;
  onDone?: () => unknown;
}

export const SessionList = ({ sessions, end, onDone }: SessionListProps) => (
  <ul className="plain-list">
    {sessions.map((session) => {
      const device = words.device(session);
      const opened = words.opened(readableMoment(session.openedAt));
      return (
        <Group key={session.id} component="li" justify="space-between" className={classes.session}>
          <div>
            <Text fw={500}>{device}</Text>
            <Hint>{opened}</Hint>
            {!session.isCurrent && <Hint>{words.lastUsed(readableMoment(session.usedAt))}</Hint>}
          </div>
          {session.isCurrent ? (
            <Badge color="teal">{words.here}</Badge>
          ) : (
            <CallButton
              size="xs"
              call={() => end(session.id)}
              done={words.sessionEnded}
              aria-label={`${words.endSession}: ${device}. ${opened}`}
              onDone={onDone}
            >
              {words.endSession}
            </CallButton>
          )}
        </Group>
      );
    })}
  </ul>
);
