import { Badge, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import type { OwnSession } from '../../../contract/panel/access/own-account.ts';
import { focusHeading } from '../../parts/focus-heading.ts';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { Section } from '../../parts/Section.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { ownAccountApi } from './own-account-api.ts';
import { ownAccountWords as words } from './own-account-words.ts';
import classes from './SessionsPart.module.css';

/** Where the operator is signed in. */
export function SessionsPart() {
  const { data, error, refetch } = ownAccountApi.useListOwnSessionsQuery({});
  return (
    <Section title={words.sessions}>
      {data ? <Sessions sessions={data.sessions} /> : <LoadingOrFailure error={error} retry={refetch} />}
    </Section>
  );
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const notify = useOutcomeNotice();
  const [endSession] = ownAccountApi.useEndOwnSessionMutation();
  const [endOthers, { isLoading }] = ownAccountApi.useEndOtherSessionsMutation();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const focusAfter = (end: Promise<boolean>) => end.then((isOver) => isOver && focusHeading());
  return (
    <Stack maw={560} align="stretch">
      <Text size="sm">{others.length === 0 ? words.onlyHere : words.elsewhere}</Text>
      <SessionList
        sessions={[...sessions.filter(({ isCurrent }) => isCurrent), ...others]}
        end={(id) => focusAfter(notify(endSession({ params: { id } }), words.sessionEnded))}
      />
      {others.length > 1 && (
        <LoadingButton
          variant="default"
          loading={isLoading}
          onClick={() => focusAfter(notify(endOthers({}), words.othersEnded))}
        >
          {words.endOthers}
        </LoadingButton>
      )}
    </Stack>
  );
}

interface SessionListProps {
  sessions: readonly OwnSession[];
  end: (id: string) => Promise<unknown>;
}

/** Sessions, each with what it is recognised by and the way to end it. */
export const SessionList = ({ sessions, end }: SessionListProps) => (
  <ul className={classes.list}>
    {sessions.map((session) => (
      <OneSession key={session.id} session={session} end={end} />
    ))}
  </ul>
);

function OneSession({ session, end }: { session: OwnSession; end: SessionListProps['end'] }) {
  const { id, openedAt, usedAt, isCurrent } = session;
  const [isLoading, setLoading] = useState(false);
  const device = words.device(session);
  const opened = words.opened(readableMoment(openedAt));
  const press = () => {
    setLoading(true);
    void end(id).finally(() => setLoading(false));
  };
  return (
    <Group component="li" justify="space-between" className={classes.session}>
      <div>
        <Text fw={500}>{device}</Text>
        <Text size="sm" c="dimmed">
          {opened}
        </Text>
        {!isCurrent && (
          <Text size="sm" c="dimmed">
            {words.lastUsed(readableMoment(usedAt))}
          </Text>
        )}
      </div>
      {isCurrent ? (
        <Badge variant="light" color="teal">
          {words.here}
        </Badge>
      ) : (
        <LoadingButton
          size="xs"
          variant="default"
          loading={isLoading}
          onClick={press}
          aria-label={`${words.endSession}: ${device}. ${opened}`}
        >
          {words.endSession}
        </LoadingButton>
      )}
    </Group>
  );
}
