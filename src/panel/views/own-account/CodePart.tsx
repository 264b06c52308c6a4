import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Form } from '../../parts/Form.tsx';
import { focusHeading } from '../../parts/focus-heading.ts';
import { PasswordField } from '../../parts/PasswordField.tsx';
import { Section } from '../../parts/Section.tsx';
import { useOperator } from '../../session/use-operator.ts';
import { ConfirmCode } from './ConfirmCode.tsx';
import { drawSecret } from './code-secret.ts';
import { ownAccountApi } from './own-account-api.ts';
import { ownAccountWords as words } from './own-account-words.ts';
import { RenewRecoveryCodes } from './RecoveryCodes.tsx';

export function CodePart() {
  const { hasOneTimeCode, recoveryCodesLeft } = useOperator();
  const [secret, setSecret] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const leave = () => {
    setSecret(null);
    setLeft(true);
  };
  return (
    <Section title={words.code}>
      <Stack maw={420} align="stretch">
        <Text size="sm">{hasOneTimeCode ? words.codeOn : words.codeOff}</Text>
        {hasOneTimeCode && <RenewRecoveryCodes left={recoveryCodesLeft} />}
        {hasOneTimeCode && <RemoveCode />}
        {!hasOneTimeCode && secret !== null && <ConfirmCode secret={secret} cancel={leave} />}
        {!hasOneTimeCode && secret === null && (
          <Button variant="default" onClick={() => setSecret(drawSecret())} autoFocus={isLeft}>
            {words.start}
          </Button>
        )}
      </Stack>
    </Section>
  );
}

function RemoveCode() {
  const [remove] = ownAccountApi.useRemoveOneTimeCodeMutation();
  return (
    <Form
      onSend={(read) => remove({ body: { password: read('password') } })}
      done={words.removed}
      onDone={focusHeading}
      button={words.remove}
      variant="default"
    >
      <PasswordField name="password" label={words.current} />
    </Form>
  );
}
