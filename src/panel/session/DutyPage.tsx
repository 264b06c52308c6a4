import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { Duty } from '../../contract/panel/access/session.ts';
import { ConfirmCode } from '../views/own-account/ConfirmCode.tsx';
import { drawSecret } from '../views/own-account/code-secret.ts';
import { PasswordForm } from '../views/own-account/PasswordPart.tsx';
import { shellWords, dutyWords as words } from '../words/shell-words.ts';
import { SessionPage } from './SessionPage.tsx';
import { sessionApi } from './session-api.ts';

/** What a new operator does before anything else: the panel opens behind it. */
export function DutyPage({ duty }: { duty: Duty }) {
  const [secret] = useState(drawSecret);
  const [signOut] = sessionApi.useSignOutMutation();
  return (
    <SessionPage title={words.title[duty]}>
      <Text size="sm">{words.why[duty]}</Text>
      {duty === 'password' ? <PasswordForm isFirst /> : <ConfirmCode secret={secret} />}
      <Button variant="subtle" onClick={() => signOut({}).then(() => location.assign('/painel/'))}>
        {shellWords.signOut}
      </Button>
    </SessionPage>
  );
}
