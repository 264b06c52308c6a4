import { Badge, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import type { ApiKey } from '../../../contract/panel/integrations.ts';
import { scopes } from '../../../contract/systems/scopes.ts';
import { AskAgain } from '../../parts/AskAgain.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Form } from '../../parts/Form.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { type Column, ListTable } from '../../parts/list/ListTable.tsx';
import { chosenIn, ManyOf } from '../../parts/ManyOf.tsx';
import { Section } from '../../parts/Section.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { integrationsApi } from './integrations-api.ts';
import { scopeWords, integrationsWords as words } from './integrations-words.ts';
import { OneTimeSecret } from './OneTimeSecret.tsx';

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
  { head: words.key, from: 'xl', folds: true, cell: ({ prefix }) => `${prefix}…` },
  {
    head: words.reads,
    from: 'xl',
    folds: true,
    cell: (key) => key.scopes.map((scope) => scopeWords[scope]).join(', '),
  },
  {
    head: words.used,
    from: 'xl',
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
        <Badge color="gray">{words.ended}</Badge>
      ),
  },
];

function NewKey({ close }: { close: () => void }) {
  const [add, { data }] = integrationsApi.useAddApiKeyMutation();
  return (
    <Dialog close={close} title={words.newKey} centered>
      {data ? (
        <OneTimeSecret label={words.token} secret={data.token} close={close} />
      ) : (
        <Form
          onSend={(read, form) =>
            add({ body: { name: read('name'), scopes: chosenIn(form, 'scopes', scopes) } })
          }
          done={words.keyMade}
          button={words.create}
        >
          <TextField name="name" label={words.system} description={words.systemHint} data-autofocus />
          <ManyOf name="scopes" label={words.reads} options={Object.entries(scopeWords)} />
        </Form>
      )}
    </Dialog>
  );
}

function EndKey({ apiKey: { id, name }, close }: { apiKey: ApiKey; close: () => void }) {
  const [endKey] = integrationsApi.useEndApiKeyMutation();
  return (
    <Dialog close={close} title={words.endKey(name)} centered>
      <AskAgain
        label={words.end}
        hint={words.endKeyHint}
        keep={words.keep}
        call={() => endKey({ params: { id } })}
        done={words.keyEnded}
        close={close}
      />
    </Dialog>
  );
}
