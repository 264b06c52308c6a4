import { Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { dayInBrasilia, toIsoDate } from '../../../brazil/date.ts';
import { writtenOrderNumber } from '../../../contract/followed-order.ts';
import { isWorkEnd, leadStatus, lossReason } from '../../../contract/lead/lead-work.ts';
import type { LeadDetail } from '../../../contract/panel/leads.ts';
import { CallButton } from '../../parts/CallButton.tsx';
import { Choice } from '../../parts/Choice.tsx';
import { Form, type ReadInput } from '../../parts/Form.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { MomentInput } from '../../parts/moment/MomentInput.tsx';
import { Section } from '../../parts/Section.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { useMay, useOperator } from '../../session/use-operator.ts';
import { PhoneOrderButton } from '../conversations/PhoneOrder.tsx';
import { leadsApi } from './leads-api.ts';
import { linkWords, lossReasonWords, statusWords, workWords as words } from './leads-words.ts';

interface Props {
  lead: LeadDetail;
}

export function LeadWork({ lead }: Props) {
  const may = useMay();
  const { id: me } = useOperator();
  const isOthers = lead.owner !== null && lead.owner.id !== me && !may('leads.assign');
  return (
    <>
      <Section title={words.actions}>
        <Group gap="sm">
          {isOthers ? (
            <Text size="sm">{words.others}</Text>
          ) : (
            <>
              <SendLink lead={lead} />
              <PhoneOrderButton lead={lead.id} />
            </>
          )}
        </Group>
      </Section>
      <Section title={words.title}>
        <Stack gap="sm">
          <Owner lead={lead} />
          {may('leads.assign') && <GiveTo lead={lead} />}
          {!isOthers && <Progress lead={lead} />}
        </Stack>
      </Section>
    </>
  );
}

function SendLink({ lead: { id, linkBy } }: Props) {
  const [send] = leadsApi.useSendLinkToLeadMutation();
  if (linkBy === null) return <Text size="sm">{linkWords.noWay}</Text>;
  return (
    <>
      <CallButton call={() => send({ params: { id } })} done={linkWords.sent}>
        {linkWords.send}
      </CallButton>
      <Hint>{linkWords.by(linkBy)}</Hint>
    </>
  );
}

/** Its button has two roles, so the focus leaves it: a second Enter must not undo the first. */
function Owner({ lead: { id, owner } }: Props) {
  const { id: me } = useOperator();
  const [set] = leadsApi.useSetLeadOwnerMutation();
  const isMine = owner?.id === me;
  const whose = useRef<HTMLParagraphElement>(null);
  return (
    <Group justify="space-between">
      <Text ref={whose} tabIndex={-1}>
        {isMine ? words.withYou : words.with(owner?.name)}
      </Text>
      {(isMine || owner === null) && (
        <CallButton
          variant={isMine ? 'default' : 'filled'}
          call={() => set({ params: { id }, body: { from: owner?.id ?? null, to: isMine ? null : me } })}
          done={isMine ? words.handedBack : words.taken}
          onDone={() => whose.current?.focus()}
        >
          {isMine ? words.handBack : words.take}
        </CallButton>
      )}
    </Group>
  );
}

function GiveTo({ lead: { id, owner } }: Props) {
  const { data } = leadsApi.useListSellersQuery({});
  const [set] = leadsApi.useSetLeadOwnerMutation();
  const [to, setTo] = useState('');
  const others = data?.sellers.filter((one) => one.isActive && one.id !== owner?.id) ?? [];
  return (
    <Form
      onSend={() => set({ params: { id }, body: { from: owner?.id ?? null, to } })}
      done={words.given(others.find((one) => one.id === to)?.name ?? '')}
      onDone={() => setTo('')}
      button={words.give}
      variant="default"
      gap="xs"
      align="flex-start"
    >
      <Choice
        label={words.giveTo}
        value={to}
        change={setTo}
        options={others.map((one) => [one.id, one.name])}
        none={words.choose}
        missing={words.choosePerson}
      />
    </Form>
  );
}

function Progress({ lead }: Props) {
  const [change] = leadsApi.useChangeLeadWorkMutation();
  const [to, setTo] = useState(lead.status);
  const [nextDay, setNextDay] = useState(lead.nextDay ?? '');
  const [shown, setShown] = useState(lead);
  if (shown.status !== lead.status || shown.nextDay !== lead.nextDay) {
    // A colleague changed it meanwhile: saving what was shown before would undo that.
    setShown(lead);
    setTo(lead.status);
    setNextDay(lead.nextDay ?? '');
  }
  const save = (read: ReadInput) => {
    const reason = lossReason.safeParse(read('reason')).data;
    const order = read('order').trim();
    const body = {
      ...{ from: lead.status, to },
      ...(lead.nextDay !== null && { fromDay: lead.nextDay }),
      ...(!isWorkEnd(to) && nextDay !== '' && { nextDay }),
      ...(to === 'lost' && reason && { reason }),
      ...(to === 'won' && order !== '' && { order: writtenOrderNumber(order) }),
    };
    return change({ params: { id: lead.id }, body });
  };
  return (
    <Form onSend={save} done={words.saved(statusWords[to])} button={words.save} gap="sm" align="flex-start">
      <Choice
        label={words.status}
        options={leadStatus.options.map((one) => [one, statusWords[one]])}
        value={to}
        change={(chosen) => setTo(leadStatus.parse(chosen))}
      />
      {to === 'lost' && (
        <Choice
          name="reason"
          label={words.reason}
          defaultValue={lead.reason ?? ''}
          options={lossReason.options.map((one) => [one, lossReasonWords[one]])}
          none={words.choose}
        />
      )}
      {to === 'won' && (
        <TextField
          name="order"
          label={words.order}
          description={words.orderHint}
          defaultValue={lead.orderNumber ?? ''}
          maxLength={20}
        />
      )}
      {!isWorkEnd(to) && (
        <MomentInput
          kind="dayOrMinute"
          field="nextDay"
          label={words.nextDay}
          description={words.nextDayHint}
          min={nextDay === lead.nextDay ? undefined : toIsoDate(dayInBrasilia(Date.now()))}
          value={nextDay}
          onChange={setNextDay}
        />
      )}
    </Form>
  );
}
