import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, useSearchParams } from 'react-router';
import { minuteMs } from '../../../brazil/durations.ts';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import type { ConversationDetail } from '../../../contract/panel/conversations.ts';
import { titleOfCampaign } from '../../made-campaigns.ts';
import { UnreadRecord } from '../../parts/LoadingOrFailure.tsx';
import { Facts } from '../../parts/record/Facts.tsx';
import { Section } from '../../parts/Section.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { useMay, useOperator } from '../../session/use-operator.ts';
import { personWords } from '../../words/find-words.ts';
import { fieldWords } from '../../words/order-words.ts';
import { conversationsApi } from './conversations-api.ts';
import {
  outcomeWords,
  phoneOrderWords,
  recordState,
  statusWords,
  titleOf,
  conversationsWords as words,
} from './conversations-words.ts';
import classes from './Inbox.module.css';
import { Messages } from './Messages.tsx';
import { OnPhone } from './PhoneOrder.tsx';
import { HoldButton, WorkForms } from './WorkForms.tsx';
import { Writing } from './Writing.tsx';

export function Conversation({ id }: { id: string }) {
  const [address] = useSearchParams();
  const [isBeside, { toggle }] = useDisclosure();
  // The silence ends, and WhatsApp closes, without a live update.
  const { data, error, refetch } = conversationsApi.useReadConversationQuery(
    { params: { id } },
    { pollingInterval: 60_000 },
  );
  const { id: me } = useOperator();
  const mayAnswer = useMay()('conversations.answer');
  const back = (
    <Anchor component={Link} to={`/conversas?${address}`} size="sm" hiddenFrom="lg" data-not-printed>
      {words.back}
    </Anchor>
  );
  if (data === undefined) return <UnreadRecord back={back} error={error} retry={refetch} />;
  const { conversation } = data;
  const isMine = conversation.state === 'person' && conversation.by?.id === me;
  const isOnPhone = conversation.channel === 'phone';
  return (
    <div className={classes.conversation} data-side={isBeside || undefined}>
      <div className={classes.head}>
        {back}
        <ViewTitle title={titleOf(conversation)}>
          {mayAnswer && <HoldButton conversation={conversation} isMine={isMine} />}
          <Button size="xs" hiddenFrom="lg" variant="default" aria-expanded={isBeside} onClick={toggle}>
            {words.beside}
          </Button>
        </ViewTitle>
      </div>
      <Stack gap="sm" className={classes.thread}>
        {isOnPhone && <OnPhone conversation={conversation} isMine={isMine} />}
        <Messages conversation={conversation} isMine={isMine} />
        {mayAnswer && <Writing conversation={conversation} isMine={isMine && !isOnPhone} />}
      </Stack>
      <Stack component="aside" className={classes.side} aria-label={words.beside}>
        {mayAnswer && <WorkForms conversation={conversation} isMine={isMine} />}
        <About conversation={conversation} />
      </Stack>
    </div>
  );
}

/** Rounded up: less than a minute is one. */
const waitOf = ({ askedAt, answeredAt }: ConversationDetail): string | null =>
  askedAt === null || answeredAt === null
    ? null
    : words.minutes(Math.max(1, Math.ceil((Date.parse(answeredAt) - Date.parse(askedAt)) / minuteMs)));

function About({ conversation }: { conversation: ConversationDetail }) {
  const { channel, state, phone, campaign, askedAt, silentUntil, openUntil, outcome, record } = conversation;
  const at = (moment: string | null) => moment && readableMoment(moment);
  return (
    <>
      <Section title={words.about}>
        <Facts
          facts={[
            [words.state, statusWords[state]],
            [words.channel, words.channels[channel]],
            [words.phone, phone],
            [words.campaign, titleOfCampaign(campaign)],
            [words.asked, at(askedAt)],
            [words.wait, waitOf(conversation)],
            [channel === 'phone' ? phoneOrderWords.silent : words.silent, at(silentUntil)],
            [words.open, at(openUntil)],
            [words.outcome, outcome && outcomeWords[outcome]],
          ]}
        />
      </Section>
      <Section title={record === null ? words.record.order : words.record[record.kind]}>
        {record === null ? (
          <Text size="sm">{words.noRecord}</Text>
        ) : (
          <Stack gap="sm">
            <Facts
              facts={[
                [words.protocol, record.protocol],
                [words.state, recordState(record)],
                [words.plan, record.plan],
                [words.town, record.town],
                ...record.personal.map(({ field, masked }) => [fieldWords[field], masked] as const),
              ]}
            />
            <Anchor
              component={Link}
              to={record.kind === 'order' ? `/pedidos/${record.id}` : `/contatos/${record.id}`}
              size="sm"
            >
              {words.opensRecord}
            </Anchor>
            <Anchor component={Link} to={`/pessoas/conversas/${conversation.id}`} size="sm">
              {personWords.all}
            </Anchor>
          </Stack>
        )}
      </Section>
    </>
  );
}
