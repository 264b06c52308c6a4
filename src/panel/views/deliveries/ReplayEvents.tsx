import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Choice } from '../../parts/Choice.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Form } from '../../parts/Form.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { MomentInput } from '../../parts/moment/MomentInput.tsx';
import { useMay } from '../../session/use-operator.ts';
import { deliveriesApi } from './deliveries-api.ts';
import { deliveriesWords as words } from './deliveries-words.ts';

export function ReplayEvents() {
  const [isOpen, setOpen] = useState(false);
  if (!useMay()('messages.repeat')) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {words.replay}
      </Button>
      {isOpen && <ReplayForm close={() => setOpen(false)} />}
    </>
  );
}

function ReplayForm({ close }: { close: () => void }) {
  const { data, error, refetch } = deliveriesApi.useListReplayReceiversQuery({});
  const [replay] = deliveriesApi.useReplayDeliveriesMutation();
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  return (
    <Dialog close={close} title={words.replay} centered>
      {!data && <LoadingOrFailure error={error} retry={refetch} />}
      <Form
        onSend={(read) => replay({ body: { to: read('to'), from, until } })}
        done={({ repeated }) => words.replayed(repeated)}
        onDone={close}
        button={words.replay}
      >
        <Choice
          name="to"
          label={words.system}
          description={words.systemHint}
          options={(data?.names ?? []).map((name) => [name, name])}
          none={data?.names.length === 0 ? words.noSystem : words.choose}
          missing={words.chooseSystem}
          data-autofocus
        />
        <Group grow align="start">
          <MomentInput kind="day" field="from" label={words.firstDay} value={from} onChange={setFrom} />
          <MomentInput kind="day" field="until" label={words.lastDay} value={until} onChange={setUntil} />
        </Group>
      </Form>
    </Dialog>
  );
}
