import { Anchor, Badge, Box, Card, Group, Highlight, Stack, Tabs } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { timeSince } from '../../../brazil/time-since.ts';
import { leadStepWords, wordsFor } from '../../../content/operator/list-words.ts';
import {
  type ConversationFilter,
  conversationList,
  conversationParts,
  type ListedConversation,
} from '../../../contract/panel/conversations.ts';
import { titleOfCampaign } from '../../made-campaigns.ts';
import { Hint } from '../../parts/Hint.tsx';
import { FoundRows } from '../../parts/list/FoundRows.tsx';
import { choice, type FilterControls, placeControls } from '../../parts/list/filter-controls.ts';
import { ListFilters } from '../../parts/list/ListFilters.tsx';
import { PersonLink } from '../../parts/list/PersonLink.tsx';
import { SearchBox } from '../../parts/list/SearchBox.tsx';
import { useSearchedList } from '../../parts/list/use-searched-list.ts';
import { TabRow } from '../../parts/ScrollingRow.tsx';
import { useOperator } from '../../session/use-operator.ts';
import { listWords } from '../../words/order-words.ts';
import { shellWords } from '../../words/shell-words.ts';
import { conversationsApi } from './conversations-api.ts';
import {
  outcomeWords,
  partWords,
  statusWords,
  titleOf,
  conversationsWords as words,
} from './conversations-words.ts';
import classes from './Inbox.module.css';

const controls: FilterControls<ConversationFilter> = {
  part: { kind: 'own', address: 'parte' },
  channel: choice('por', words.channel, listWords.any.channel, Object.entries(words.channels)),
  campaign: placeControls.campaign,
};

/** `open`: the conversation that is shown beside it. */
export function ConversationList({ open }: { open: string | undefined }) {
  const { filter, filters, term, search, request } = useSearchedList(conversationList, controls);
  // A silence ends, and a time comes, without a live update.
  const found = conversationsApi.useListConversationsQuery(request, { pollingInterval: 60_000 });
  const { data: counts } = conversationsApi.useCountConversationsQuery({});
  const waiting: Readonly<Record<string, number>> = counts ?? {};
  const part = filter.part ?? (term === '' ? 'waiting' : 'all');
  const rows = found.data?.conversations ?? [];
  return (
    <Stack gap="xs">
      <SearchBox
        label={words.find}
        term={term}
        onSearch={(text) => {
          filters.change('part', null);
          search(text);
        }}
      />
      {term !== '' && <Hint>{words.findHint}</Hint>}
      <ListFilters {...filters} />
      <Tabs value={part} onChange={(one) => filters.change('part', one === 'all' ? null : one)}>
        <TabRow
          selected={part}
          label={words.part}
          tabs={[
            ...(term === '' ? [] : [['all', words.all] as const]),
            ...conversationParts.map((one) => [one, partWords[one].title, waiting[one]] as const),
          ]}
          waits={shellWords.waits}
        />
        <Tabs.Panel value={part} pt="xs">
          <FoundRows
            found={found}
            many={rows.length}
            none={term !== '' || part === 'all' ? words.notFound : partWords[part].empty}
          >
            <Stack gap={6}>
              {rows.map((one) => (
                <Row key={one.id} conversation={one} isOpen={one.id === open} />
              ))}
            </Stack>
          </FoundRows>
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

function Row({ conversation, isOpen }: { conversation: ListedConversation; isOpen: boolean }) {
  const { id, name, phone, channel, campaign, state, lastAt, step, plan, unread } = conversation;
  const [address] = useSearchParams();
  const isUnread = unread > 0 && !isOpen && (state === 'waiting' || state === 'person');
  const at = lastAt && timeSince(lastAt, Date.now());
  return (
    <Card component="article" withBorder padding="xs" data-row className={classes.row}>
      <Group gap={4} wrap="nowrap" align="flex-start">
        <Box pos="relative" flex={1} miw={0}>
          <Group justify="space-between" gap="xs" wrap="nowrap">
            <Anchor
              component={Link}
              to={`/conversas/${id}?${address}`}
              fw={600}
              data-id={id}
              aria-current={isOpen ? 'page' : undefined}
            >
              {titleOf(conversation)}
            </Anchor>
            {isUnread && (
              <Badge size="sm" circle flex="none" variant="filled" aria-label={words.unread(unread)}>
                {unread}
              </Badge>
            )}
          </Group>
          <Group justify="space-between" gap="xs" wrap="nowrap">
            <Highlight
              size="sm"
              lineClamp={1}
              fw={isUnread ? 600 : undefined}
              highlight={conversation.last?.found ?? []}
            >
              {lastWords(conversation)}
            </Highlight>
            <Hint size="xs" className="unbroken">
              {at}
            </Hint>
          </Group>
          <Standing conversation={conversation} />
          <Hint size="xs" lineClamp={2}>
            {[
              words.channels[channel],
              name === '' ? null : phone,
              step && words.step(wordsFor(leadStepWords, step)),
              plan,
              campaign && titleOfCampaign(campaign),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Hint>
        </Box>
        <PersonLink of={`/conversas/${id}`} name={titleOf(conversation)} />
      </Group>
    </Card>
  );
}

const lastWords = ({ last }: ListedConversation): string =>
  last === null
    ? ''
    : `${last.author === 'visitor' ? '' : `${words.by[last.author]}: `}${last.text || words.aFile}`;

/** Who has it, and why somebody should look. */
function Standing({ conversation }: { conversation: ListedConversation }) {
  const { state, by, askedAt, isStuck, snoozedUntil, outcome } = conversation;
  const { id: me } = useOperator();
  const now = Date.now();
  const isWaiting = state === 'waiting';
  const who = by?.id === me ? words.withYou : words.withOther(by?.name ?? '');
  const held = state === 'person' && by !== null ? who : statusWords[state];
  const isPutOff = state !== 'closed' && snoozedUntil !== null && Date.parse(snoozedUntil) > now;
  const facts = [
    [isWaiting ? 'red' : 'gray', isWaiting && askedAt !== null ? words.waits(timeSince(askedAt, now)) : held],
    ['orange', isStuck && state !== 'closed' ? words.stuck : isWaiting && words.askedForOne],
    ['indigo', isPutOff && words.until(readableMoment(snoozedUntil))],
    ['gray', outcome && outcomeWords[outcome]],
  ] as const;
  return (
    <Group gap={6} my={4}>
      {facts.map(
        ([color, text]) =>
          text && (
            <Badge key={text} size="sm" variant="light" color={color} tt="none">
              {text}
            </Badge>
          ),
      )}
    </Group>
  );
}
