import { Text } from '@mantine/core';
import { Form } from '../../parts/Form.tsx';
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
  const [change] = ownAccountApi.useChangePasswordMutation();
  return (
    <Form
      onSend={(read) => change({ body: { password: read('password'), wanted: read('wanted') } })}
      onDone={() => location.assign('/painel/')}
      button={isFirst ? words.firstChange : words.change}
      maw={420}
    >
      {/* Associates the password with its account in password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField name="password" label={isFirst ? words.firstCurrent : words.current} />
      <PasswordField
        name="wanted"
        label={words.wanted}
        description={words.wantedHint}
        autoComplete="new-password"
      />
      {!isFirst && <Text size="sm">{words.changeHint}</Text>}
    </Form>
  );
}
