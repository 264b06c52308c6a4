import { Alert, PasswordInput, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sessionProblems } from '../../contract/panel/session.ts';
import { problemOf } from '../api/problem-of.ts';
import { LoadingButton } from '../parts/LoadingButton.tsx';
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

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? '').trim();
    const result = await signIn({
      email: text('email'),
      password: String(given.get('password') ?? ''),
      ...(text('code') === '' ? {} : { code: text('code').replaceAll(/\s/g, '') }),
    });
    if (result.data) onSignedIn(result.data.operator.id);
    else if (result.error.code === sessionProblems.codeNeeded) setNeedsCode(true);
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
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
        <LoadingButton type="submit" loading={isLoading} fullWidth>
          {words.button}
        </LoadingButton>
      </Stack>
    </form>
  );
}
