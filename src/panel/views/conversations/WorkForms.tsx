import { Accordion, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { minuteInBrasilia } from '../../../brazil/clock-minute.ts';
import { dayMs, hourMs } from '../../../brazil/durations.ts';
import { type ConversationDetail, conversationOutcomes } from '../../../contract/panel/conversations.ts';
import { CallButton } from '../../parts/CallButton.tsx';
import { Choice } from '../../parts/Choice.tsx';
import { Form } from '../../parts/Form.tsx';
import { focusHeading } from '../../parts/focus-heading.ts';
import { MomentInput } from '../../parts/moment/MomentInput.tsx';
import { Section } from '../../parts/Section.tsx';
import { conversationsApi } from './conversations-api.ts';
import { outcomeWords, conversationsWords as words } from './conversations-words.ts';

interface Props {
  conversation: ConversationDetail;
  isMine: boolean;
}

export function WorkForms({ conversation, isMine }: Props) {
  const { id, state, by } = conversation;
  const [add] = conversationsApi.useAddToConversationMutation();
  const isOthers = state === 'person' && !isMine;
  return (
    <Section title={words.work}>
      <Stack gap="sm">
        {isOthers && <Text size="sm">{words.withOther(by?.name ?? '')}</Text>}
        {!isOthers && state !== 'closed' && (
          <Accordion variant="separated">
            {isMine && <Item title={words.pass} form={<PassForm conversation={conversation} />} />}
            <Item title={words.snooze} form={<SnoozeForm id={id} />} />
            <Item title={words.close} form={<CloseForm id={id} />} />
          </Accordion>
        )}
        <Group>
          <CallButton call={() => add({ params: { id }, body: { kind: 'call' } })} done={words.called}>
            {words.call}
          </CallButton>
        </Group>
      </Stack>
    </Section>
  );
}

/** Its other role takes its place, so the focus leaves it: a second Enter must not undo the first. */
export function HoldButton({ conversation: { id, channel, state }, isMine }: Props) {
  const [change] = conversationsApi.useChangeConversationMutation();
  if (isMine ? channel === 'phone' : state === 'person') return null;
  return (
    <CallButton
      size="xs"
      variant={isMine ? 'default' : 'filled'}
      call={() => change({ params: { id }, body: { does: isMine ? 'hand-back' : 'take' } })}
      done={isMine ? words.handedBack : words.taken}
      onDone={focusHeading}
    >
      {isMine ? words.handBack : words.take}
    </CallButton>
  );
}

const Item = ({ title, form }: { title: string; form: ReactNode }) => (
  // The name becomes part of an id, which has no spaces.
  <Accordion.Item value={useId()}>
    <Accordion.Control>{title}</Accordion.Control>
    <Accordion.Panel>{form}</Accordion.Panel>
  </Accordion.Item>
);

function PassForm({ conversation: { id, colleagues } }: Pick<Props, 'conversation'>) {
  const [change] = conversationsApi.useChangeConversationMutation();
  if (colleagues.length === 0) return <Text size="sm">{words.noColleague}</Text>;
  return (
    <Form
      onSend={(read) => change({ params: { id }, body: { does: 'pass', to: read('to') } })}
      done={words.passed}
      button={words.passDo}
      gap="sm"
      align="flex-start"
    >
      <Choice
        name="to"
        label={words.colleague}
        options={colleagues.map((one) => [one.id, one.name])}
        none=""
        missing={words.chooseColleague}
      />
    </Form>
  );
}

const tomorrowEarly = (now: number): string => `${minuteInBrasilia(now + dayMs).slice(0, 10)}T08:00`;

function SnoozeForm({ id }: { id: string }) {
  const [change] = conversationsApi.useChangeConversationMutation();
  const [until, setUntil] = useState('');
  const putOff = (moment: string) => change({ params: { id }, body: { does: 'snooze', until: moment } });
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <CallButton call={() => putOff(minuteInBrasilia(Date.now() + hourMs))} done={words.snoozed}>
          {words.snoozes.hour}
        </CallButton>
        <CallButton call={() => putOff(tomorrowEarly(Date.now()))} done={words.snoozed}>
          {words.snoozes.morning}
        </CallButton>
      </Group>
      <Form
        onSend={() => putOff(until)}
        done={words.snoozed}
        button={words.snooze}
        variant="default"
        gap="sm"
        align="flex-start"
      >
        <MomentInput
          kind="minute"
          field="until"
          label={words.snoozes.other}
          required
          min={minuteInBrasilia(Date.now())}
          value={until}
          onChange={setUntil}
        />
      </Form>
    </Stack>
  );
}

function CloseForm({ id }: { id: string }) {
  const [change] = conversationsApi.useChangeConversationMutation();
  return (
    <Form
      onSend={(read) => {
        const outcome = conversationOutcomes.find((one) => one === read('outcome'));
        return outcome && change({ params: { id }, body: { does: 'close', outcome } });
      }}
      done={words.closed}
      button={words.close}
      gap="sm"
      align="flex-start"
    >
      <Choice
        name="outcome"
        label={words.outcome}
        options={conversationOutcomes.map((one) => [one, outcomeWords[one]])}
        none=""
        missing={words.chooseOutcome}
      />
    </Form>
  );
}
