import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Account } from '../../../contract/panel/access/operators.ts';
import { Form } from '../../parts/Form.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { drawPassword } from './draw-password.ts';
import { operatorsApi } from './operators-api.ts';
import { operatorsWords as words } from './operators-words.ts';

/** Resets the password or the one-time codes. */
export function ResetOperator({
  account: { id, hasOneTimeCode },
  close,
}: {
  account: Account;
  close: () => void;
}) {
  const notify = useOutcomeNotice();
  const [reset, { isLoading }] = operatorsApi.useResetOperatorMutation();
  const [password, setPassword] = useState<string | null>(null);
  const [removesOneTimeCode, setRemoves] = useState(false);

  if (password === null)
    return (
      <Button variant="default" onClick={() => setPassword(drawPassword())}>
        {words.reset}
      </Button>
    );
  const send = async () => {
    const body = { password, removesOneTimeCode };
    if (await notify(reset({ params: { id }, body }), words.resetDone)) close();
  };
  return (
    <Form onSend={send} button={words.reset} variant="default" isLoading={isLoading}>
      <TextInput
        label={words.password}
        description={words.passwordHint}
        value={password}
        readOnly
        // The pressed button disappears.
        autoFocus
      />
      {hasOneTimeCode && (
        <Checkbox
          label={words.removesCode}
          checked={removesOneTimeCode}
          onChange={({ currentTarget }) => setRemoves(currentTarget.checked)}
        />
      )}
    </Form>
  );
}
