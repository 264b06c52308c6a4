import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { problemOf } from '../../api/problem-of.ts';
import { Form } from '../../parts/Form.tsx';
import { MomentInput } from '../../parts/moment/MomentInput.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { useReturnFocus } from '../../parts/use-return-focus.ts';
import { useMay } from '../../session/use-operator.ts';
import { deliveriesApi } from './deliveries-api.ts';
import { deliveriesWords as words } from './deliveries-words.ts';

/** Sends the events of some days to a system again; `to` is the one that the list shows first. */
export function ReplayEvents({ to }: { to: string }) {
  const [isOpen, setOpen] = useState(false);
  if (!useMay()('messages.repeat')) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {words.replay}
      </Button>
      {isOpen && <ReplayForm to={to} close={() => setOpen(false)} />}
    </>
  );
}

function ReplayForm({ to, close }: { to: string; close: () => void }) {
  useReturnFocus();
  const notify = useOutcomeNotice();
  const [replay, { error, isLoading }] = deliveriesApi.useReplayDeliveriesMutation();
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const fields = problemOf(error)?.fields;
  const send = async (read: (name: string) => string) => {
    const replayed = replay({ body: { to: read('to'), from, until } });
    const { data } = await replayed;
    if (await notify(replayed, words.replayed(data?.repeated ?? 0), ['to', 'from', 'until'])) close();
  };
  return (
    <Modal opened onClose={close} title={words.replay} centered>
      <Form onSend={send} button={words.replay} isLoading={isLoading}>
        <TextInput
          name="to"
          label={words.system}
          description={words.systemHint}
          defaultValue={to}
          error={fields?.to}
          autoComplete="off"
          data-autofocus
        />
        <Group grow align="start">
          <MomentInput
            kind="day"
            label={words.firstDay}
            value={from}
            onChange={setFrom}
            error={fields?.from}
          />
          <MomentInput
            kind="day"
            label={words.lastDay}
            value={until}
            onChange={setUntil}
            error={fields?.until}
          />
        </Group>
      </Form>
    </Modal>
  );
}
