import { Center, PasswordInput, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { problemOf } from '../../api/problem-of.ts';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { useOperator } from '../../session/use-operator.ts';
import { codeAddress, inFours } from './code-secret.ts';
import { useConfirmOneTimeCodeMutation } from './own-account-api.ts';
import { ownAccountWords as words } from './own-account-words.ts';
import { QrPicture } from './QrPicture.tsx';

/** Confirms that the app generates valid codes before they become required. */
export function ConfirmCode({ secret }: { secret: string }) {
  const { email } = useOperator();
  const notify = useOutcomeNotice();
  const [confirm, { error, isLoading }] = useConfirmOneTimeCodeMutation();
  const problem = problemOf(error);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? '');
    const body = { password: text('password'), secret, code: text('code').replaceAll(/\s/g, '') };
    void notify(confirm({ body }), words.confirmed, ['password', 'code']);
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <Text size="sm">{words.scan}</Text>
        <Center>
          <QrPicture text={codeAddress(secret, email)} label={words.picture} />
        </Center>
        <Textarea label={words.secret} value={inFours(secret)} rows={2} readOnly />
        <TextInput
          name="code"
          label={words.shown}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={problem?.fields.code}
        />
        <PasswordInput
          name="password"
          label={words.current}
          autoComplete="current-password"
          error={problem?.fields.password}
        />
        <LoadingButton type="submit" loading={isLoading}>
          {words.confirm}
        </LoadingButton>
      </Stack>
    </form>
  );
}
