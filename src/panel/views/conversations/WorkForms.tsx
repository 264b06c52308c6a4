import { Accordion, Group, Select, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { minuteInBrasilia } from '../../../brazil/clock-minute.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import {
  type ConversationDetail,
  type changeConversation,
  conversationOutcomes,
} from '../../../contract/panel/conversations.ts';
import { problemOf } from '../../api/problem-of.ts';
import { Form } from '../../parts/Form.tsx';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { MomentInput } from '../../parts/moment/MomentInput.tsx';
import { Section } from '../../parts/Section.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { conversationsApi } from './conversations-api.ts';
import { outcomeWords, conversationsWords as words } from './conversations-words.ts';

interface Props {
  conversation: ConversationDetail;
  isMine: boolean;
}

/** Who has the conversation, and what becomes of it. */
export function WorkForms({ conversation, isMine }: Props) {
  const { id, channel, state, by } = conversation;
  const notify = useOutcomeNotice();
  const [change, { isLoading }] = conversationsApi.useChangeConversationMutation();
  const isOthers = state === 'person' && !isMine;
  const does = (body: BodyOf<typeof changeConversation>, done: string) =>
    void notify(change({ params: { id }, body }), done);
  return (
    <Section title={words.work}>
      <Stack gap="sm">
        {isOthers && <Text size="sm">{words.withOther(by?.name ?? '')}</Text>}
        {/* One button in two roles keeps the focus. */}
        {!isOthers && !(isMine && channel === 'phone') && (
          <LoadingButton
            loading={isLoading}
            variant={isMine ? 'default' : 'filled'}
            onClick={() =>
              isMine ? does({ does: 'hand-back' }, words.handedBack) : does({ does: 'take' }, words.taken)
            }
          >
            {isMine ? words.handBack : words.take}
          </LoadingButton>
        )}
        {!isOthers && state !== 'closed' && (
          <Accordion variant="separated">
            {isMine && <Item title={words.pass} form={<PassForm conversation={conversation} />} />}
            <Item title={words.snooze} form={<SnoozeForm id={id} />} />
            <Item title={words.close} form={<CloseForm id={id} />} />
          </Accordion>
        )}
        <CallButton id={id} />
      </Stack>
    </Section>
  );
}

const Item = ({ title, form }: { title: string; form: ReactNode }) => (
  <Accordion.Item value={title}>
    <Accordion.Control>{title}</Accordion.Control>
    <Accordion.Panel>{form}</Accordion.Panel>
  </Accordion.Item>
);

function CallButton({ id }: { id: string }) {
  const notify = useOutcomeNotice();
  const [add, { isLoading }] = conversationsApi.useAddToConversationMutation();
  return (
    <Group>
      <LoadingButton
        variant="default"
        loading={isLoading}
        onClick={() => void notify(add({ params: { id }, body: { kind: 'call' } }), words.called)}
      >
        {words.call}
      </LoadingButton>
    </Group>
  );
}

function PassForm({ conversation: { id, colleagues } }: Pick<Props, 'conversation'>) {
  const notify = useOutcomeNotice();
  const [change, { isLoading }] = conversationsApi.useChangeConversationMutation();
  const [to, setTo] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  if (colleagues.length === 0) return <Text size="sm">{words.noColleague}</Text>;
  const send = () => {
    setTried(true);
    if (to !== null) void notify(change({ params: { id }, body: { does: 'pass', to } }), words.passed);
  };
  return (
    <Form onSend={send} button={words.passDo} isLoading={isLoading} gap="sm" align="flex-start">
      <Select
        label={words.colleague}
        value={to}
        onChange={setTo}
        data={colleagues.map(({ id: value, name }) => ({ value, label: name }))}
        error={isTried && to === null && words.chooseColleague}
        w="100%"
      />
    </Form>
  );
}

function SnoozeForm({ id }: { id: string }) {
  const notify = useOutcomeNotice();
  const [change, { isLoading, error }] = conversationsApi.useChangeConversationMutation();
  const [until, setUntil] = useState('');
  const send = (_read: unknown, form: HTMLFormElement) => {
    if (!form.checkValidity()) return form.querySelector<HTMLInputElement>('input:invalid')?.focus();
    return notify(change({ params: { id }, body: { does: 'snooze', until } }), words.snoozed, ['until']);
  };
  return (
    <Form onSend={send} button={words.snooze} isLoading={isLoading} gap="sm" align="flex-start">
      <MomentInput
        kind="minute"
        label={words.snoozeUntil}
        required
        min={minuteInBrasilia(Date.now())}
        value={until}
        onChange={setUntil}
        error={problemOf(error)?.fields.until}
      />
    </Form>
  );
}

function CloseForm({ id }: { id: string }) {
  const notify = useOutcomeNotice();
  const [change, { isLoading }] = conversationsApi.useChangeConversationMutation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const outcome = conversationOutcomes.find((one) => one === chosen);
  const send = () => {
    setTried(true);
    if (outcome !== undefined)
      void notify(change({ params: { id }, body: { does: 'close', outcome } }), words.closed);
  };
  return (
    <Form onSend={send} button={words.close} isLoading={isLoading} gap="sm" align="flex-start">
      <Select
        label={words.outcome}
        value={chosen}
        onChange={setChosen}
        data={conversationOutcomes.map((value) => ({ value, label: outcomeWords[value] }))}
        error={isTried && outcome === undefined && words.chooseOutcome}
        w="100%"
      />
    </Form>
  );
}
