import { Badge, Button, Checkbox, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import type { ApiKey } from '../../../contract/panel/integrations.ts';
import { type Scope, scopes } from '../../../contract/systems/scopes.ts';
import { problemOf } from '../../api/problem-of.ts';
import { Form } from '../../parts/Form.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { type Column, ListTable } from '../../parts/list/ListTable.tsx';
import { Section } from '../../parts/Section.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { useReturnFocus } from '../../parts/use-return-focus.ts';
import { EndButton } from './EndButton.tsx';
import { integrationsApi } from './integrations-api.ts';
import { scopeWords, integrationsWords as words } from './integrations-words.ts';
import { OneTimeSecret } from './OneTimeSecret.tsx';

/** Keys with which other systems read. */
export function KeysPart() {
  const { data, error, refetch } = integrationsApi.useListApiKeysQuery({});
  const [open, setOpen] = useState<'new' | ApiKey | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title={words.keys}>
      <Stack align="start">
        <Text size="sm">{words.keysHint}</Text>
        <Button onClick={() => setOpen('new')}>{words.newKey}</Button>
        {!data && <LoadingOrFailure error={error} retry={refetch} />}
        {data?.keys.length === 0 && <Text size="sm">{words.noKeys}</Text>}
        {data && data.keys.length > 0 && (
          <ListTable rows={data.keys} keyOf={({ id }) => id} columns={columnsThat(setOpen)} />
        )}
      </Stack>
      {open === 'new' && <NewKey close={close} />}
      {open !== null && open !== 'new' && <EndKey apiKey={open} close={close} />}
    </Section>
  );
}

const columnsThat = (open: (key: ApiKey) => void): readonly Column<ApiKey>[] => [
  { head: words.system, cell: ({ name }) => name, isRowHead: true },
  { head: words.key, from: 'md', folds: true, cell: ({ prefix }) => `${prefix}…` },
  {
    head: words.reads,
    from: 'sm',
    folds: true,
    cell: (key) => key.scopes.map((scope) => scopeWords[scope]).join(', '),
  },
  {
    head: words.used,
    from: 'md',
    folds: true,
    cell: ({ usedAt }) => (usedAt === null ? words.unused : readableMoment(usedAt)),
  },
  {
    head: words.state,
    cell: (key) =>
      key.endedAt === null ? (
        <Button size="xs" variant="default" aria-label={words.endKey(key.name)} onClick={() => open(key)}>
          {words.end}
        </Button>
      ) : (
        <Badge variant="light" color="gray">
          {words.ended}
        </Badge>
      ),
  },
];

function NewKey({ close }: { close: () => void }) {
  useReturnFocus();
  const notify = useOutcomeNotice();
  const [add, { data, error, isLoading }] = integrationsApi.useAddApiKeyMutation();
  const [name, setName] = useState('');
  const [allowed, setAllowed] = useState<string[]>([]);
  const fields = problemOf(error)?.fields;
  const isAllowed = (scope: Scope) => allowed.includes(scope);
  return (
    <Modal opened onClose={close} title={words.newKey} centered>
      {data ? (
        <OneTimeSecret label={words.token} secret={data.token} close={close} />
      ) : (
        <Form
          onSend={() =>
            notify(add({ body: { name, scopes: scopes.filter(isAllowed) } }), words.keyMade, [
              'name',
              'scopes',
            ])
          }
          button={words.create}
          isLoading={isLoading}
        >
          <TextInput
            label={words.system}
            description={words.systemHint}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            error={fields?.name}
            autoComplete="off"
            data-autofocus
          />
          <Checkbox.Group label={words.reads} value={allowed} onChange={setAllowed} error={fields?.scopes}>
            <Stack gap="xs" my="xs">
              {scopes.map((scope) => (
                <Checkbox key={scope} value={scope} label={scopeWords[scope]} />
              ))}
            </Stack>
          </Checkbox.Group>
        </Form>
      )}
    </Modal>
  );
}

function EndKey({ apiKey: { id, name }, close }: { apiKey: ApiKey; close: () => void }) {
  useReturnFocus();
  const notify = useOutcomeNotice();
  const [endKey, { isLoading }] = integrationsApi.useEndApiKeyMutation();
  const end = async () => {
    if (await notify(endKey({ params: { id } }), words.keyEnded)) close();
  };
  return (
    <Modal opened onClose={close} title={words.endKey(name)} centered>
      <EndButton label={words.end} hint={words.endKeyHint} isLoading={isLoading} end={end} />
    </Modal>
  );
}
