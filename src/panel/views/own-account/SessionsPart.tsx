import { Badge, Group, Stack, Text } from '@mantine/core';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import type { OwnSession } from '../../../contract/panel/access/own-account.ts';
import { focusHeading } from '../../parts/focus-heading.ts';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { Section } from '../../parts/Section.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import {
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useListOwnSessionsQuery,
} from './own-account-api.ts';
import { ownAccountWords as words } from './own-account-words.ts';
import classes from './SessionsPart.module.css';

/** Where the operator is signed in. */
export function SessionsPart() {
  const { data, error, refetch } = useListOwnSessionsQuery({});
  return (
    <Section title={words.sessions}>
      {data ? <Sessions sessions={data.sessions} /> : <LoadingOrFailure error={error} retry={refetch} />}
    </Section>
  );
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const notify = useOutcomeNotice();
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const current = sessions.filter(({ isCurrent }) => isCurrent);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const end = () =>
    notify(endOthers({}), words.othersEnded).then((areOver) => {
      if (areOver) focusHeading();
    });
  return (
    <Stack maw={560} align="stretch">
      <Text size="sm">{others.length === 0 ? words.onlyHere : words.elsewhere}</Text>
      <ul className={classes.list}>
        {[...current, ...others].map((session) => (
          <OneSession key={session.id} session={session} />
        ))}
      </ul>
      {others.length > 1 && (
        <LoadingButton variant="default" loading={isLoading} onClick={end}>
          {words.endOthers}
        </LoadingButton>
      )}
    </Stack>
  );
}

function OneSession({ session }: { session: OwnSession }) {
  const { id, openedAt, usedAt, isCurrent } = session;
  const notify = useOutcomeNotice();
  const [endSession, { isLoading }] = useEndOwnSessionMutation();
  const device = words.device(session);
  const opened = words.opened(readableMoment(openedAt));
  const end = () =>
    notify(endSession({ params: { id } }), words.sessionEnded).then((isOver) => {
      if (isOver) focusHeading();
    });
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
          onClick={end}
          aria-label={`${words.endSession}: ${device}. ${opened}`}
        >
          {words.endSession}
        </LoadingButton>
      )}
    </Group>
  );
}
