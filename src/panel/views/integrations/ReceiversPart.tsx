import { Anchor, Button, Checkbox, Divider, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import type { Receiver } from '../../../contract/panel/integrations.ts';
import { webhookEventNames } from '../../../contract/webhooks/webhook-events.ts';
import { problemOf } from '../../api/problem-of.ts';
import { Form } from '../../parts/Form.tsx';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { type Column, ListTable } from '../../parts/list/ListTable.tsx';
import { Section } from '../../parts/Section.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { useReturnFocus } from '../../parts/use-return-focus.ts';
import { EndButton } from './EndButton.tsx';
import { integrationsApi } from './integrations-api.ts';
import { eventChoices, integrationsWords as words } from './integrations-words.ts';
import { OneTimeSecret } from './OneTimeSecret.tsx';

/** Systems that are told of events. */
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
    : eventChoices.flatMap(({ value, label }) => (events.includes(value) ? [label] : [])).join(', ');

const columnsThat = (open: (name: string) => void): readonly Column<Receiver>[] => [
  { head: words.name, cell: ({ name }) => name, isRowHead: true },
  { head: words.url, from: 'sm', folds: true, breaksWords: true, cell: ({ url }) => url },
  { head: words.events, from: 'md', folds: true, cell: eventsText },
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

interface Given {
  readonly url: string;
  readonly events: readonly string[];
}

interface FieldsProps {
  given: Given;
  change: (given: Given) => void;
  fields: Readonly<Record<string, string>> | undefined;
}

const ReceiverFields = ({ given, change, fields }: FieldsProps) => (
  <>
    <TextInput
      type="url"
      label={words.url}
      placeholder="https://crm.exemplo.com.br/avisos"
      value={given.url}
      onChange={({ currentTarget }) => change({ ...given, url: currentTarget.value })}
      error={fields?.url}
      autoComplete="off"
    />
    <Checkbox.Group
      label={words.events}
      value={[...given.events]}
      onChange={(events) => change({ ...given, events })}
      error={fields?.events}
    >
      <Stack gap="xs" mt="xs">
        {eventChoices.map((choice) => (
          <Checkbox key={choice.value} {...choice} />
        ))}
      </Stack>
    </Checkbox.Group>
  </>
);

const chosen = ({ url, events }: Given) => ({
  url,
  events: webhookEventNames.filter((event) => events.includes(event)),
});

function NewReceiver({ close }: { close: () => void }) {
  useReturnFocus();
  const notify = useOutcomeNotice();
  const [add, { data, error, isLoading }] = integrationsApi.useAddReceiverMutation();
  const [name, setName] = useState('');
  const [given, setGiven] = useState<Given>({ url: '', events: [...webhookEventNames] });
  const fields = problemOf(error)?.fields;
  const send = () =>
    notify(add({ body: { name, ...chosen(given) } }), words.receiverMade, ['name', 'url', 'events']);
  return (
    <Modal opened onClose={close} title={words.newReceiver} centered>
      {data ? (
        <OneTimeSecret label={words.secret} secret={data.secret} close={close} />
      ) : (
        <Form onSend={send} button={words.create} isLoading={isLoading}>
          <TextInput
            label={words.name}
            description={words.nameHint}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            error={fields?.name}
            autoComplete="off"
            data-autofocus
          />
          <ReceiverFields given={given} change={setGiven} fields={fields} />
        </Form>
      )}
    </Modal>
  );
}

function ChangeReceiver({ receiver, close }: { receiver: Receiver; close: () => void }) {
  useReturnFocus();
  const notify = useOutcomeNotice();
  const params = { name: receiver.name };
  const [change, { error, isLoading }] = integrationsApi.useChangeReceiverMutation();
  const [rotate, { data: rotated, isLoading: isRotating }] = integrationsApi.useRotateReceiverMutation();
  const [test, { data: tested, isLoading: isTesting }] = integrationsApi.useTestReceiverMutation();
  const [endReceiver, { isLoading: isEnding }] = integrationsApi.useEndReceiverMutation();
  const [given, setGiven] = useState<Given>(receiver);
  const closeIf = async (done: Promise<boolean>) => {
    if (await done) close();
  };
  const save = () => closeIf(notify(change({ params, body: chosen(given) }), words.saved, ['url', 'events']));
  return (
    <Modal opened onClose={close} title={words.changeOf(receiver.name)} centered>
      {rotated ? (
        <OneTimeSecret label={words.secret} secret={rotated.secret} close={close} />
      ) : (
        <Stack>
          <Form onSend={save} button={words.save} isLoading={isLoading}>
            <ReceiverFields given={given} change={setGiven} fields={problemOf(error)?.fields} />
          </Form>
          <Divider />
          <LoadingButton
            variant="default"
            loading={isTesting}
            onClick={() => notify(test({ params, body: {} }), words.tested)}
          >
            {words.test}
          </LoadingButton>
          {tested && (
            <Anchor component={Link} to={`/envios?envio=${tested.delivery}`} size="sm" underline="always">
              {words.seeTest}
            </Anchor>
          )}
          <Divider />
          <Text size="sm">{words.rotateHint}</Text>
          <LoadingButton
            variant="default"
            loading={isRotating}
            onClick={() => notify(rotate({ params, body: {} }), words.rotated)}
          >
            {words.rotate}
          </LoadingButton>
          <Divider />
          <EndButton
            label={words.endReceiver}
            hint={words.endReceiverHint}
            isLoading={isEnding}
            end={() => closeIf(notify(endReceiver({ params }), words.receiverEnded))}
          />
        </Stack>
      )}
    </Modal>
  );
}
