import { Anchor, Button, Divider, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import type { Receiver } from '../../../contract/panel/integrations.ts';
import { webhookEventNames } from '../../../contract/webhooks/webhook-events.ts';
import { AskAgain } from '../../parts/AskAgain.tsx';
import { CallButton } from '../../parts/CallButton.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Form, type ReadInput } from '../../parts/Form.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { type Column, ListTable } from '../../parts/list/ListTable.tsx';
import { chosenIn, ManyOf } from '../../parts/ManyOf.tsx';
import { Section } from '../../parts/Section.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { integrationsApi } from './integrations-api.ts';
import { eventChoices, integrationsWords as words } from './integrations-words.ts';
import { OneTimeSecret } from './OneTimeSecret.tsx';

export function ReceiversPart() {
  const { data, error, refetch } = integrationsApi.useListReceiversQuery({});
  const [open, setOpen] = useState<'new' | string | null>(null);
  const close = () => setOpen(null);
  const opened = data?.receivers.find(({ name }) => name === open);
  return (
    <Section title={words.receivers}>
      <Stack align="start">
        <Text size="sm">{words.receiversHint}</Text>
        <Button onClick={() => setOpen('new')}>{words.newReceiver}</Button>
        {!data && <LoadingOrFailure error={error} retry={refetch} />}
        {data?.receivers.length === 0 && <Text size="sm">{words.noReceivers}</Text>}
        {data && data.receivers.length > 0 && (
          <ListTable rows={data.receivers} keyOf={({ name }) => name} columns={columnsThat(setOpen)} />
        )}
      </Stack>
      {open === 'new' && <NewReceiver close={close} />}
      {opened && <ChangeReceiver receiver={opened} close={close} />}
    </Section>
  );
}

const stateOf = ({ isFixed, isGone, formerUntil }: Receiver): string => {
  if (isGone) return words.gone;
  if (formerUntil !== null) return words.rotating(readableMoment(formerUntil));
  return isFixed ? words.fixed : words.works;
};

const eventsText = ({ events }: Receiver): string =>
  events.length === webhookEventNames.length
    ? words.allEvents
    : eventChoices.flatMap(([event, label]) => (events.includes(event) ? [label] : [])).join(', ');

const columnsThat = (open: (name: string) => void): readonly Column<Receiver>[] => [
  { head: words.name, cell: ({ name }) => name, isRowHead: true },
  { head: words.url, from: 'xl', folds: true, breaksWords: true, cell: ({ url }) => url },
  { head: words.events, from: 'xl', folds: true, cell: eventsText },
  { head: words.state, from: 'sm', folds: true, cell: stateOf },
  {
    head: '',
    cell: ({ name, isFixed }) =>
      !isFixed && (
        <Button size="xs" variant="default" aria-label={words.changeOf(name)} onClick={() => open(name)}>
          {words.change}
        </Button>
      ),
  },
];

const ReceiverFields = ({ url, events }: Pick<Receiver, 'url' | 'events'>) => (
  <>
    <TextField
      name="url"
      type="url"
      label={words.url}
      placeholder="https://crm.exemplo.com.br/avisos"
      defaultValue={url}
    />
    <ManyOf name="events" label={words.events} options={eventChoices} defaultValue={[...events]} />
  </>
);

const given = (read: ReadInput, form: HTMLFormElement) => ({
  url: read('url'),
  events: chosenIn(form, 'events', webhookEventNames),
});

function NewReceiver({ close }: { close: () => void }) {
  const [add, { data }] = integrationsApi.useAddReceiverMutation();
  return (
    <Dialog close={close} title={words.newReceiver} centered>
      {data ? (
        <OneTimeSecret label={words.secret} secret={data.secret} close={close} />
      ) : (
        <Form
          onSend={(read, form) => add({ body: { name: read('name'), ...given(read, form) } })}
          done={words.receiverMade}
          button={words.create}
        >
          <TextField name="name" label={words.name} description={words.nameHint} data-autofocus />
          <ReceiverFields url="" events={[...webhookEventNames]} />
        </Form>
      )}
    </Dialog>
  );
}

function ChangeReceiver({ receiver, close }: { receiver: Receiver; close: () => void }) {
  const params = { name: receiver.name };
  const [change] = integrationsApi.useChangeReceiverMutation();
  const [rotate, { data: rotated }] = integrationsApi.useRotateReceiverMutation();
  const [test, { data: tested }] = integrationsApi.useTestReceiverMutation();
  const [endReceiver] = integrationsApi.useEndReceiverMutation();
  return (
    <Dialog close={close} title={words.changeOf(receiver.name)} centered>
      {rotated ? (
        <OneTimeSecret label={words.secret} secret={rotated.secret} close={close} />
      ) : (
        <Stack>
          <Form
            onSend={(read, form) => change({ params, body: given(read, form) })}
            done={words.saved}
            onDone={close}
            button={words.save}
          >
            <ReceiverFields {...receiver} />
          </Form>
          <Divider />
          <CallButton call={() => test({ params, body: {} })} done={words.tested}>
            {words.test}
          </CallButton>
          {tested && (
            <Anchor component={Link} to={`/envios?envio=${tested.delivery}`} size="sm" underline="always">
              {words.seeTest}
            </Anchor>
          )}
          <Divider />
          <Text size="sm">{words.rotateHint}</Text>
          <CallButton call={() => rotate({ params, body: {} })} done={words.rotated}>
            {words.rotate}
          </CallButton>
          <Divider />
          <AskAgain
            label={words.endReceiver}
            sure={words.end}
            hint={words.endReceiverHint}
            keep={words.keep}
            call={() => endReceiver({ params })}
            done={words.receiverEnded}
            close={close}
          />
        </Stack>
      )}
    </Dialog>
  );
}
