import { Anchor, Badge, Button, Card, Group, Stack, Tabs, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import {
  type ConversationPart,
  conversationParts,
  type ListedConversation,
} from '../../../contract/panel/conversations.ts';
import { titleOfCampaign } from '../../made-campaigns.ts';
import { Hint } from '../../parts/Hint.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { ListPages } from '../../parts/list/ListPages.tsx';
import { ScrollingRow } from '../../parts/ScrollingRow.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { useMay, useOperator } from '../../session/use-operator.ts';
import { shellWords } from '../../words/shell-words.ts';
import { viewWords } from '../../words/view-words.ts';
import { AlertSettings } from './AlertSettings.tsx';
import { conversationsApi } from './conversations-api.ts';
import {
  outcomeWords,
  partWords,
  statusWords,
  titleOf,
  conversationsWords as words,
} from './conversations-words.ts';
import { NewPhoneOrder } from './PhoneOrder.tsx';

export function ConversationsView() {
  const [search, setSearch] = useSearchParams();
  const part = conversationParts.find((one) => one === search.get('parte')) ?? 'waiting';
  const { data } = conversationsApi.useCountConversationsQuery({});
  const may = useMay();
  const waiting: Partial<Record<ConversationPart, number>> = data ?? {};
  return (
    <>
      <ViewTitle>
        {may('conversations.hours') && (
          <Button component={Link} to="/conversas/horario" variant="subtle">
            {viewWords.openingHours}
          </Button>
        )}
      </ViewTitle>
      <NewPhoneOrder />
      <AlertSettings />
      <Tabs value={part} onChange={(parte) => setSearch({ parte: parte ?? part })} keepMounted={false}>
        <ScrollingRow selected={part}>
          <Tabs.List aria-label={words.part}>
            {conversationParts.map((one) => (
              <Tabs.Tab
                key={one}
                value={one}
                rightSection={
                  (waiting[one] ?? 0) > 0 && (
                    <Badge variant="filled" size="sm" aria-label={shellWords.waits(waiting[one] ?? 0)}>
                      {waiting[one]}
                    </Badge>
                  )
                }
              >
                {partWords[one].title}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </ScrollingRow>
        {conversationParts.map((one) => (
          <Tabs.Panel key={one} value={one} pt="md">
            <PartList part={one} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}

function PartList({ part }: { part: ConversationPart }) {
  const [search] = useSearchParams();
  const after = search.get('depois');
  // A silence ends, and a time comes, without a live update.
  const { data, error, refetch } = conversationsApi.useListConversationsQuery(
    { query: { part, ...(after === null ? {} : { after }) } },
    { pollingInterval: 60_000 },
  );
  if (!data) return <LoadingOrFailure error={error} retry={refetch} />;
  return (
    <Stack gap="sm">
      {data.conversations.length === 0 && <Text>{partWords[part].empty}</Text>}
      {data.conversations.map((one) => (
        <ConversationCard key={one.id} conversation={one} />
      ))}
      <ListPages next={data.next} words={words} />
    </Stack>
  );
}

function ConversationCard({ conversation }: { conversation: ListedConversation }) {
  const { id, name, phone, channel, campaign, state, by, askedAt, lastAt, isStuck, snoozedUntil, outcome } =
    conversation;
  const { id: me } = useOperator();
  return (
    <Card component="article" withBorder padding="sm">
      <Group justify="space-between" gap="xs">
        <Anchor component={Link} to={`/conversas/${id}`} fw={600}>
          {titleOf(conversation)}
        </Anchor>
        <Group gap="xs">
          {isStuck && state !== 'closed' && <Badge color="orange">{words.stuck}</Badge>}
          <Badge color={state === 'waiting' ? 'red' : 'gray'}>
            {state === 'person' && by !== null
              ? by.id === me
                ? words.withYou
                : words.withOther(by.name)
              : statusWords[state]}
          </Badge>
        </Group>
      </Group>
      <Hint>
        {[
          words.channels[channel],
          name === '' ? null : phone,
          titleOfCampaign(campaign),
          state === 'waiting' && askedAt !== null ? words.since(readableMoment(askedAt)) : null,
          lastAt === null ? null : words.last(readableMoment(lastAt)),
          state !== 'closed' && snoozedUntil !== null ? words.until(readableMoment(snoozedUntil)) : null,
          outcome === null ? null : outcomeWords[outcome],
        ]
          .filter(Boolean)
          .join(' · ')}
      </Hint>
    </Card>
  );
}
