import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Account } from '../../../contract/panel/access/operators.ts';
import { type Role, roles } from '../../../contract/panel/access/rights.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Form } from '../../parts/Form.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { chosenIn, ManyOf } from '../../parts/ManyOf.tsx';
import { Section } from '../../parts/Section.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { shellWords } from '../../words/shell-words.ts';
import { AccountsTable } from './AccountsTable.tsx';
import { ChangeOperator } from './ChangeOperator.tsx';
import { drawPassword } from './draw-password.ts';
import { operatorsApi } from './operators-api.ts';
import { operatorsWords as words } from './operators-words.ts';
import { RoleSelect } from './RoleSelect.tsx';

type Open = { kind: 'new' } | { kind: 'change'; account: Account } | null;

export function OperatorsView() {
  const { data, error, refetch } = operatorsApi.useListOperatorsQuery({});
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ViewTitle>
        <Button onClick={() => setOpen({ kind: 'new' })}>{words.add}</Button>
      </ViewTitle>
      {!data && <LoadingOrFailure error={error} retry={refetch} />}
      {data && (
        <Stack>
          <AccountsTable
            accounts={data.operators}
            change={(account) => setOpen({ kind: 'change', account })}
          />
          <CodeRoles codeRoles={data.codeRoles} />
        </Stack>
      )}
      {open?.kind === 'new' && <NewOperator close={close} />}
      {open?.kind === 'change' && <ChangeOperator account={open.account} close={close} />}
    </>
  );
}

function CodeRoles({ codeRoles }: { codeRoles: readonly Role[] }) {
  const [change] = operatorsApi.useChangeCodeRolesMutation();
  return (
    <Section title={words.codeRoles}>
      <Form
        onSend={(_read, form) => change({ body: { codeRoles: chosenIn(form, 'role', roles) } })}
        done={words.codeRolesSaved}
        button={words.save}
        variant="default"
        align="flex-start"
      >
        <Text size="sm">{words.codeRolesHint}</Text>
        <ManyOf
          name="role"
          options={roles.map((role) => [role, shellWords.role[role]])}
          defaultValue={[...codeRoles]}
        />
      </Form>
    </Section>
  );
}

function NewOperator({ close }: { close: () => void }) {
  const [add] = operatorsApi.useAddOperatorMutation();
  const [role, setRole] = useState<Role>('seller');
  const [password] = useState(drawPassword);
  return (
    <Dialog close={close} title={words.add} centered>
      <Form
        onSend={(read) => add({ body: { name: read('name'), email: read('email'), role, password } })}
        done={({ operator }) => words.added(operator.name)}
        onDone={close}
        button={words.create}
      >
        <TextField name="name" label={words.name} data-autofocus />
        <TextField name="email" type="email" label={words.email} />
        <RoleSelect value={role} onChange={setRole} />
        <TextField
          name="password"
          label={words.password}
          description={words.passwordHint}
          value={password}
          readOnly
        />
      </Form>
    </Dialog>
  );
}
