import { useState } from 'react';
import type { Role } from '../../../contract/panel/access/rights.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Form } from '../../parts/Form.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { drawPassword } from './draw-password.ts';
import { operatorsApi } from './operators-api.ts';
import { operatorsWords as words } from './operators-words.ts';
import { RoleSelect } from './RoleSelect.tsx';

export function NewOperator({ close }: { close: () => void }) {
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
