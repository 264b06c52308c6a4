import { Anchor, Badge, Grid, Group, List, Stack, Text } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { foundKinds } from '../../../contract/panel/find.ts';
import type { PersonFound } from '../../../contract/panel/people.ts';
import { Hint } from '../../parts/Hint.tsx';
import { UnreadRecord } from '../../parts/LoadingOrFailure.tsx';
import { EventTimeline } from '../../parts/record/EventTimeline.tsx';
import { Facts } from '../../parts/record/Facts.tsx';
import { Section } from '../../parts/Section.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { kindWords, recordWords, personWords as words } from '../../words/find-words.ts';
import { groupsOf, recordPaths } from '../../words/found-rows.ts';
import { fieldWords } from '../../words/order-words.ts';
import { peopleApi } from './people-api.ts';

/** What the shop has with the person of a record, on one time line; each record says what it shares with that one. */
export function PersonView() {
  const { kind: path, id = '' } = useParams();
  const kind = foundKinds.find((one) => recordPaths[one] === `/${path}`) ?? 'orders';
  const { data, error, refetch } = peopleApi.useReadPersonQuery({ params: { kind, id } });
  if (data === undefined) return <UnreadRecord title={words.all} error={error} retry={refetch} />;
  const { name, personal, timeline, isCut } = data;
  const groups = groupsOf(data);
  const titles = new Map(
    groups.flatMap(({ kind: of, rows }) =>
      rows.map(({ path: to, facts }) => [idIn(to), { to, title: `${recordWords[of]} ${facts[0]}` }] as const),
    ),
  );
  return (
    <>
      <ViewTitle title={name || words.noName} />
      <Grid>
        <Grid.Col span={{ base: 12, lg: 6 }}>
          <Section title={words.records}>
            <Stack gap="sm">
              <Hint>{personal.length === 0 ? words.byNothing : words.notMerged}</Hint>
              <Facts facts={personal.map(({ field, masked }) => [fieldWords[field], masked])} />
              {groups.map(({ kind: of, rows }) => (
                <div key={of}>
                  <Text fw={600}>{kindWords[of]}</Text>
                  <List listStyleType="none">
                    {rows.map(({ path: to, name: called, facts }) => (
                      <List.Item key={to} mt="xs">
                        <Anchor component={Link} to={to} underline="always">
                          {called || words.noName}
                        </Anchor>
                        <Hint size="xs">{facts.filter(Boolean).join(' · ')}</Hint>
                        <Shared by={data.shared[idIn(to)]} />
                      </List.Item>
                    ))}
                  </List>
                </div>
              ))}
              {personal.length > 0 && Object.keys(data.shared).length === 0 && <Text>{words.alone}</Text>}
              {isCut && <Hint>{words.cut}</Hint>}
            </Stack>
          </Section>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 6 }}>
          <Section title={words.timeline}>
            <EventTimeline entries={timeline} records={titles} />
          </Section>
        </Grid.Col>
      </Grid>
    </>
  );
}

const idIn = (path: string): string => path.split('/').at(-1) ?? '';

/** What a record shares with the one that was opened, which shares nothing with itself. */
const Shared = ({ by }: { by: PersonFound['shared'][string] | undefined }) => (
  <Group gap={4}>
    {by === undefined ? (
      <Badge color="gray">{words.opened}</Badge>
    ) : (
      by.map((proof) => (
        <Badge key={proof} variant="outline">
          {words.same[proof]}
        </Badge>
      ))
    )}
  </Group>
);
