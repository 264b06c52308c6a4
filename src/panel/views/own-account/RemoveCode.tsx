import { PasswordInput, Stack } from '@mantine/core';
import type { FormEvent } from 'react';
import { problemOf } from '../../api/problem-of.ts';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { useRemoveOneTimeCodeMutation } from './own-account-api.ts';
import { ownAccountWords as words } from './own-account-words.ts';

export function RemoveCode() {
  const notify = useOutcomeNotice();
  const [remove, { error, isLoading }] = useRemoveOneTimeCodeMutation();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    void notify(remove({ body: { password } }), words.removed, ['password']);
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <PasswordInput
          name="password"
          label={words.current}
          autoComplete="current-password"
          error={problemOf(error)?.fields.password}
        />
        <LoadingButton type="submit" variant="default" loading={isLoading}>
          {words.remove}
        </LoadingButton>
      </Stack>
    </form>
  );
}
