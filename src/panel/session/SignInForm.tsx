import { Alert, Button, Divider, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { providerPath, sessionProblems } from '../../contract/panel/access/session.ts';
import type { PanelProblem } from '../api/call-panel.ts';
import { Form, type ReadInput } from '../parts/Form.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { TextField } from '../parts/TextField.tsx';
import { signInWords as words } from '../words/shell-words.ts';
import { sessionApi } from './session-api.ts';

const wantsCode: ReadonlySet<string> = new Set([sessionProblems.codeNeeded, sessionProblems.shut]);

interface Props {
  email?: string;
  onSignedIn: (operatorId: string) => void;
}

/** By password, and by the company's own provider where it is set up. */
export function SignInForm(props: Props) {
  const provider = sessionApi.useReadSessionQuery({}).data?.provider;
  const [byPassword, setByPassword] = useState(false);
  if (provider === undefined) return <PasswordSignIn {...props} />;
  return (
    <Stack>
      <Button component="a" href={`/api/${providerPath}`} data-autofocus>
        {words.withProvider(provider.name)}
      </Button>
      <Divider />
      {provider.isOnly && !byPassword ? (
        <Button variant="subtle" onClick={() => setByPassword(true)}>
          {words.withPassword}
        </Button>
      ) : (
        <PasswordSignIn {...props} />
      )}
    </Stack>
  );
}

function PasswordSignIn({ email = '', onSignedIn }: Props) {
  const [signIn] = sessionApi.useSignInMutation();
  const [problem, setProblem] = useState<PanelProblem>();
  /** How often the server asked for a code. */
  const [askings, setAskings] = useState(0);
  const code = useRef<HTMLInputElement>(null);
  const [isRecovery, setRecovery] = useState(false);
  /** How often it went back to the password, which is then typed anew. */
  const [restarts, setRestarts] = useState(0);
  const isForNoField = Object.keys(problem?.fields ?? {}).length === 0;
  const lacksCode = problem?.code === sessionProblems.codeNeeded && isForNoField;
  // The first request for a code is no error; leaving it empty is.
  const codeError = lacksCode && askings > 1 ? problem.message : problem?.fields.code;

  useEffect(() => {
    if (askings > 0) code.current?.focus();
  }, [askings]);

  const send = (read: ReadInput) => {
    setProblem(undefined);
    const given = read('code').replaceAll(/\s/g, '');
    return signIn({
      email: read('email').trim(),
      password: read('password'),
      ...(given !== '' && { code: given }),
    });
  };
  const refused = (one: PanelProblem) => {
    setProblem(one);
    if (wantsCode.has(one.code)) setAskings((before) => before + 1);
    else if (one.code === sessionProblems.codesSpent) {
      setAskings(0);
      setRestarts((before) => before + 1);
    }
    return true;
  };

  return (
    <Form
      onSend={send}
      onDone={({ operator: { id, recoveryCodesLeft } }) => {
        if (isRecovery)
          notifications.show({
            message: words.recoveryUsed(recoveryCodesLeft),
            role: 'status',
            autoClose: false,
          });
        onSignedIn(id);
      }}
      onRefused={refused}
      button={words.button}
    >
      {problem && isForNoField && !lacksCode && (
        <Alert color="red" role="alert">
          {problem.message}
        </Alert>
      )}
      <TextField
        name="email"
        type="email"
        label={words.email}
        defaultValue={email}
        autoComplete="username"
        data-autofocus={email === '' || undefined}
      />
      <PasswordField
        key={restarts}
        autoFocus={restarts > 0}
        name="password"
        label={words.password}
        data-autofocus={email !== '' || undefined}
      />
      {askings > 0 && (
        <TextField
          key={String(isRecovery)}
          ref={code}
          name="code"
          label={isRecovery ? words.recovery : words.code}
          description={isRecovery ? words.recoveryHint : words.codeHint}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoFocus={isRecovery}
          error={codeError}
        />
      )}
      {askings > 0 && (
        <Button variant="subtle" size="compact-md" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? words.withPhone : words.lostPhone}
        </Button>
      )}
    </Form>
  );
}
