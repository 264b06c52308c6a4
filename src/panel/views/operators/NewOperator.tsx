import { Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Role } from '../../../contract/panel/access/rights.ts';
import { problemOf } from '../../api/problem-of.ts';
import { Form } from '../../parts/Form.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { useReturnFocus } from '../../parts/use-return-focus.ts';
import { drawPassword } from './draw-password.ts';
import { operatorsApi } from './operators-api.ts';
import { operatorsWords as words } from './operators-words.ts';
import { RoleSelect } from './RoleSelect.tsx';

/** Creates an account with an initial password to pass on. */
export function NewOperator({ close }: { close: () => void }) {
  useReturnFocus();
  const notify = useOutcomeNotice();
  const [add, { error, isLoading }] = operatorsApi.useAddOperatorMutation();
  const [given, setGiven] = useState({ name: '', email: '' });
  const [role, setRole] = useState<Role>('seller');
  const [password] = useState(drawPassword);
  const problem = problemOf(error);

  const send = async () => {
    const change = add({ body: { ...given, role, password } });
    if (await notify(change, words.added(given.name), ['name', 'email'])) close();
  };

  return (
    <Modal opened onClose={close} title={words.add} centered>
      <Form onSend={send} button={words.create} isLoading={isLoading}>
        <TextInput
          label={words.name}
          value={given.name}
          onChange={({ currentTarget }) => setGiven({ ...given, name: currentTarget.value })}
          error={problem?.fields.name}
          autoComplete="off"
          data-autofocus
        />
        <TextInput
          type="email"
          label={words.email}
          value={given.email}
          onChange={({ currentTarget }) => setGiven({ ...given, email: currentTarget.value })}
          error={problem?.fields.email}
          autoComplete="off"
        />
        <RoleSelect value={role} onChange={setRole} />
        <TextInput label={words.password} description={words.passwordHint} value={password} readOnly />
      </Form>
    </Modal>
  );
}
