import { Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { dayInBrasilia, toIsoDate } from '../../../brazil/date.ts';
import { writtenOrderNumber } from '../../../contract/followed-order.ts';
import { isWorkEnd, leadStatus, lossReason } from '../../../contract/panel/lead-work.ts';
import type { LeadDetail } from '../../../contract/panel/leads.ts';
import { problemOf } from '../../api/problem-of.ts';
import { Form, type ReadInput } from '../../parts/Form.tsx';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { MomentInput } from '../../parts/moment/MomentInput.tsx';
import { Section } from '../../parts/Section.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { useMay, useOperator } from '../../session/use-operator.ts';
import { PhoneOrderButton } from '../conversations/PhoneOrder.tsx';
import { leadsApi } from './leads-api.ts';
import { linkWords, lossReasonWords, statusWords, workWords as words } from './leads-words.ts';

interface Props {
  lead: LeadDetail;
}

/** Whose lead it is, what is done about it next, and what may be done at once. */
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
  const notify = useOutcomeNotice();
  const [send, { isLoading }] = leadsApi.useSendLinkToLeadMutation();
  if (linkBy === null) return <Text size="sm">{linkWords.noWay}</Text>;
  return (
    <>
      <LoadingButton
        variant="default"
        loading={isLoading}
        onClick={() => void notify(send({ params: { id } }), linkWords.sent)}
      >
        {linkWords.send}
      </LoadingButton>
      <Text size="sm" c="dimmed">
        {linkWords.by(linkBy)}
      </Text>
    </>
  );
}

/** One button in two roles keeps the focus. */
function Owner({ lead: { id, owner } }: Props) {
  const { id: me } = useOperator();
  const notify = useOutcomeNotice();
  const [set, { isLoading }] = leadsApi.useSetLeadOwnerMutation();
  const isMine = owner?.id === me;
  const press = () => {
    const body = { from: owner?.id ?? null, to: isMine ? null : me };
    void notify(set({ params: { id }, body }), isMine ? words.handedBack : words.taken);
  };
  return (
    <Group justify="space-between">
      <Text>{isMine ? words.withYou : words.with(owner?.name)}</Text>
      {(isMine || owner === null) && (
        <LoadingButton variant={isMine ? 'default' : 'filled'} loading={isLoading} onClick={press}>
          {isMine ? words.handBack : words.take}
        </LoadingButton>
      )}
    </Group>
  );
}

function GiveTo({ lead: { id, owner } }: Props) {
  const { data } = leadsApi.useListSellersQuery({});
  const notify = useOutcomeNotice();
  const [set, { isLoading }] = leadsApi.useSetLeadOwnerMutation();
  const [isMissed, setMissed] = useState(false);
  const others = data?.sellers.filter((one) => one.isActive && one.id !== owner?.id) ?? [];
  const give = async (read: ReadInput, form: HTMLFormElement) => {
    const to = others.find((one) => one.id === read('to'));
    setMissed(to === undefined);
    if (to === undefined) return form.querySelector('select')?.focus();
    const body = { from: owner?.id ?? null, to: to.id };
    if (await notify(set({ params: { id }, body }), words.given(to.name))) form.reset();
  };
  return (
    <Form
      onSend={give}
      button={words.give}
      variant="default"
      isLoading={isLoading}
      gap="xs"
      align="flex-start"
    >
      <NativeSelect
        name="to"
        label={words.giveTo}
        data={[
          { value: '', label: words.choose },
          ...others.map((one) => ({ value: one.id, label: one.name })),
        ]}
        error={isMissed && words.choosePerson}
      />
    </Form>
  );
}

function Progress({ lead }: Props) {
  const notify = useOutcomeNotice();
  const [change, { isLoading, error }] = leadsApi.useChangeLeadWorkMutation();
  const [to, setTo] = useState(lead.status);
  const [nextDay, setNextDay] = useState(lead.nextDay ?? '');
  const [shown, setShown] = useState(lead);
  if (shown.status !== lead.status || shown.nextDay !== lead.nextDay) {
    // A colleague changed it meanwhile: saving what was shown before would undo that.
    setShown(lead);
    setTo(lead.status);
    setNextDay(lead.nextDay ?? '');
  }
  const fields = problemOf(error)?.fields;
  const save = (read: ReadInput, form: HTMLFormElement) => {
    if (!form.checkValidity()) return form.querySelector<HTMLInputElement>('input:invalid')?.focus();
    const reason = lossReason.safeParse(read('reason')).data;
    const order = read('order').trim();
    const body = {
      ...{ from: lead.status, to },
      ...(lead.nextDay !== null && { fromDay: lead.nextDay }),
      ...(!isWorkEnd(to) && nextDay !== '' && { nextDay }),
      ...(to === 'lost' && reason && { reason }),
      ...(to === 'won' && order !== '' && { order: writtenOrderNumber(order) }),
    };
    const done = words.saved(statusWords[to]);
    return notify(change({ params: { id: lead.id }, body }), done, ['reason', 'order', 'nextDay']);
  };
  return (
    <Form onSend={save} button={words.save} isLoading={isLoading} gap="sm" align="flex-start">
      <NativeSelect
        label={words.status}
        data={leadStatus.options.map((value) => ({ value, label: statusWords[value] }))}
        value={to}
        onChange={({ currentTarget }) => setTo(leadStatus.parse(currentTarget.value))}
      />
      {to === 'lost' && (
        <NativeSelect
          name="reason"
          label={words.reason}
          defaultValue={lead.reason ?? ''}
          data={[
            { value: '', label: words.choose },
            ...lossReason.options.map((value) => ({ value, label: lossReasonWords[value] })),
          ]}
          error={fields?.reason}
        />
      )}
      {to === 'won' && (
        <TextInput
          name="order"
          label={words.order}
          description={words.orderHint}
          defaultValue={lead.orderNumber ?? ''}
          maxLength={20}
          autoComplete="off"
          error={fields?.order}
        />
      )}
      {!isWorkEnd(to) && (
        <MomentInput
          kind="day"
          label={words.nextDay}
          min={toIsoDate(dayInBrasilia(Date.now()))}
          value={nextDay}
          onChange={setNextDay}
          error={fields?.nextDay}
        />
      )}
    </Form>
  );
}
