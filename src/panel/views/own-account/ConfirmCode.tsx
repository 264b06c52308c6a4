import { Center, Text, Textarea, TextInput } from '@mantine/core';
import { problemOf } from '../../api/problem-of.ts';
import { Form, type ReadInput } from '../../parts/Form.tsx';
import { PasswordField } from '../../parts/PasswordField.tsx';
import { QrPicture } from '../../parts/QrPicture.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { useOperator } from '../../session/use-operator.ts';
import { codeAddress, inFours } from './code-secret.ts';
import { ownAccountApi } from './own-account-api.ts';
import { ownAccountWords as words } from './own-account-words.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** The pressed button disappears; what is to be done is read next. */
const focusOnMount = (text: HTMLElement | null) => text?.focus();

/** Confirms that the app generates valid codes before they become required. */
export function ConfirmCode({ secret }: { secret: string }) {
  const { email } = useOperator();
  const notify = useOutcomeNotice();
  const [confirm, { data, error, isLoading }] = ownAccountApi.useConfirmOneTimeCodeMutation();
  const problem = problemOf(error);
  const send = (read: ReadInput) => {
    const body = { password: read('password'), secret, code: read('code').replaceAll(/\s/g, '') };
    void notify(confirm({ body }), words.confirmed, ['password', 'code']);
  };
  if (data !== undefined) return <RecoveryCodes codes={data.recoveryCodes} />;
  return (
    <Form onSend={send} button={words.confirm} isLoading={isLoading}>
      <Text size="sm" ref={focusOnMount} tabIndex={-1}>
        {words.scan}
      </Text>
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
      <PasswordField
        name="password"
        label={words.current}
        autoComplete="current-password"
        error={problem?.fields.password}
      />
    </Form>
  );
}
