import { PasswordInput, Stack, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { problemOf } from '../../api/problem-of.ts';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { Section } from '../../parts/Section.tsx';
import { useOperator } from '../../session/use-operator.ts';
import { useChangePasswordMutation } from './own-account-api.ts';
import { ownAccountWords as words } from './own-account-words.ts';

export function PasswordPart() {
  const { email } = useOperator();
  const [change, { error, isLoading }] = useChangePasswordMutation();
  const problem = problemOf(error);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? '');
    const result = await change({ body: { password: text('password'), wanted: text('wanted') } });
    if (result.error === undefined) location.assign('/painel/');
  };
  return (
    <Section title={words.password}>
      <form onSubmit={send} noValidate>
        <Stack maw={420}>
          {/* Associates the password with its account in password managers. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordInput
            name="password"
            label={words.current}
            autoComplete="current-password"
            error={problem?.fields.password}
          />
          <PasswordInput
            name="wanted"
            label={words.wanted}
            description={words.wantedHint}
            autoComplete="new-password"
            error={problem?.fields.wanted}
          />
          {problem && Object.keys(problem.fields).length === 0 && (
            <Text c="red" role="alert">
              {problem.message}
            </Text>
          )}
          <Text size="sm">{words.changeHint}</Text>
          <LoadingButton type="submit" loading={isLoading}>
            {words.change}
          </LoadingButton>
        </Stack>
      </form>
    </Section>
  );
}
