import { Text } from '@mantine/core';
import { problemOf } from '../../api/problem-of.ts';
import { Form, type ReadInput } from '../../parts/Form.tsx';
import { PasswordField } from '../../parts/PasswordField.tsx';
import { Section } from '../../parts/Section.tsx';
import { useOperator } from '../../session/use-operator.ts';
import { ownAccountApi } from './own-account-api.ts';
import { ownAccountWords as words } from './own-account-words.ts';

export const PasswordPart = () => (
  <Section title={words.password}>
    <PasswordForm />
  </Section>
);

/** `isFirst`: the password was given by somebody else. */
export function PasswordForm({ isFirst = false }: { isFirst?: boolean }) {
  const { email } = useOperator();
  const [change, { error, isLoading }] = ownAccountApi.useChangePasswordMutation();
  const problem = problemOf(error);
  const send = async (read: ReadInput) => {
    const result = await change({ body: { password: read('password'), wanted: read('wanted') } });
    if (result.error === undefined) location.assign('/painel/');
  };
  return (
    <Form onSend={send} button={isFirst ? words.firstChange : words.change} isLoading={isLoading} maw={420}>
      {/* Associates the password with its account in password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        name="password"
        label={isFirst ? words.firstCurrent : words.current}
        autoComplete="current-password"
        error={problem?.fields.password}
      />
      <PasswordField
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
      {!isFirst && <Text size="sm">{words.changeHint}</Text>}
    </Form>
  );
}
