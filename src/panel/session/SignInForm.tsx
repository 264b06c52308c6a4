import { Alert, PasswordInput, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { sessionProblems } from '../../contract/panel/session.ts';
import { problemOf } from '../api/problem-of.ts';
import { Form, type ReadInput } from '../parts/Form.tsx';
import { signInWords as words } from '../words/shell-words.ts';
import { useSignInMutation } from './session-api.ts';

interface Props {
  /** The operator of the expired session. */
  email?: string;
  onSignedIn: (operatorId: string) => void;
}

export function SignInForm({ email = '', onSignedIn }: Props) {
  const [signIn, { error, isLoading }] = useSignInMutation();
  const problem = problemOf(error);
  const [needsCode, setNeedsCode] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  // The first request for a code is no error; a wrong code is.
  const isFirstAsking = problem?.code === sessionProblems.codeNeeded && problem.fields.code === undefined;

  useEffect(() => {
    if (needsCode) code.current?.focus();
  }, [needsCode]);

  const submit = async (read: ReadInput) => {
    const code = read('code').replaceAll(/\s/g, '');
    const result = await signIn({
      email: read('email').trim(),
      password: read('password'),
      ...(code !== '' && { code }),
    });
    if (result.data) onSignedIn(result.data.operator.id);
    else if (result.error.code === sessionProblems.codeNeeded) setNeedsCode(true);
  };

  return (
    <Form onSend={submit} button={words.button} isLoading={isLoading}>
      {problem && !isFirstAsking && (
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
      <PasswordInput
        name="password"
        label={words.password}
        autoComplete="current-password"
        error={problem?.fields.password}
        data-autofocus={email !== '' || undefined}
      />
      {needsCode && (
        <TextInput
          ref={code}
          name="code"
          label={words.code}
          description={words.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={problem?.fields.code}
        />
      )}
    </Form>
  );
}
