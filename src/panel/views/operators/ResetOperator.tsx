import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { Account } from '../../../contract/panel/access/operators.ts';
import { Form } from '../../parts/Form.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { drawPassword } from './draw-password.ts';
import { operatorsApi } from './operators-api.ts';
import { operatorsWords as words } from './operators-words.ts';

export function ResetOperator({
  account: { id, hasOneTimeCode },
  close,
}: {
  account: Account;
  close: () => void;
}) {
  const [reset] = operatorsApi.useResetOperatorMutation();
  const [password, setPassword] = useState<string | null>(null);
  if (password === null)
    return (
      <Button variant="default" onClick={() => setPassword(drawPassword())}>
        {words.reset}
      </Button>
    );
  return (
    <Form
      onSend={(read) =>
        reset({ params: { id }, body: { password, removesOneTimeCode: read('removesCode') !== '' } })
      }
      done={words.resetDone}
      onDone={close}
      button={words.reset}
      variant="default"
    >
      <TextField
        name="password"
        label={words.password}
        description={words.passwordHint}
        value={password}
        readOnly
        // The pressed button disappears.
        autoFocus
      />
      {hasOneTimeCode && <Checkbox name="removesCode" label={words.removesCode} />}
    </Form>
  );
}
