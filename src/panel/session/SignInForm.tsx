import { Alert, Button, Divider, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { providerPath, sessionProblems } from '../../contract/panel/access/session.ts';
import { problemOf } from '../api/problem-of.ts';
import { Form, type ReadInput } from '../parts/Form.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { signInWords as words } from '../words/shell-words.ts';
import { sessionApi } from './session-api.ts';

const wantsCode: ReadonlySet<string> = new Set([sessionProblems.codeNeeded, sessionProblems.shut]);

interface Props {
  /** The operator of the expired session. */
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
  const [signIn, { error, isLoading }] = sessionApi.useSignInMutation();
  const problem = problemOf(error);
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

  const submit = async (read: ReadInput) => {
    const code = read('code').replaceAll(/\s/g, '');
    const result = await signIn({
      email: read('email').trim(),
      password: read('password'),
      ...(code !== '' && { code }),
    });
    if (result.data) {
      if (isRecovery)
        notifications.show({
          message: words.recoveryUsed(result.data.operator.recoveryCodesLeft),
          role: 'status',
          autoClose: false,
        });
      onSignedIn(result.data.operator.id);
    } else if (wantsCode.has(result.error.code ?? '')) setAskings((before) => before + 1);
    else if (result.error.code === sessionProblems.codesSpent) {
      setAskings(0);
      setRestarts((before) => before + 1);
    }
  };

  return (
    <Form onSend={submit} button={words.button} isLoading={isLoading}>
      {problem && isForNoField && !lacksCode && (
        <Alert color="red" role="alert">
          {problem.message}
        </Alert>
      )}
      <TextInput
        name="email"
        type="email"
        label={words.email}
        defaultValue={email}
        autoComplete="username"
        error={problem?.fields.email}
        data-autofocus={email === '' || undefined}
      />
      <PasswordField
        key={restarts}
        autoFocus={restarts > 0}
        name="password"
        label={words.password}
        autoComplete="current-password"
        error={problem?.fields.password}
        data-autofocus={email !== '' || undefined}
      />
      {askings > 0 && (
        <TextInput
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
