import { Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Duty } from '../../../contract/panel/access/session.ts';
import { SessionPage } from '../../session/SessionPage.tsx';
import { sessionApi } from '../../session/session-api.ts';
import { useOperator } from '../../session/use-operator.ts';
import { shellWords, dutyWords as words } from '../../words/shell-words.ts';
import { ConfirmCode } from './ConfirmCode.tsx';
import { drawSecret } from './code-secret.ts';
import { PasswordForm } from './PasswordPart.tsx';

/** What a new operator does before anything else: the panel opens behind it. */
export function DutyFirst({ children }: { children: ReactNode }) {
  const { mustDo } = useOperator();
  return mustDo === null ? children : <DutyPage key={mustDo} duty={mustDo} />;
}

function DutyPage({ duty }: { duty: Duty }) {
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
