import { Button, Center, Text, Textarea } from '@mantine/core';
import { Form } from '../../parts/Form.tsx';
import { PasswordField } from '../../parts/PasswordField.tsx';
import { QrPicture } from '../../parts/QrPicture.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { useOperator } from '../../session/use-operator.ts';
import { codeAddress, inFours } from './code-secret.ts';
import { ownAccountApi } from './own-account-api.ts';
import { ownAccountWords as words } from './own-account-words.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** The pressed button disappears; what is to be done is read next. */
const focusOnMount = (text: HTMLElement | null) => text?.focus();

/** Confirms that the app generates valid codes before they become required. */
export function ConfirmCode({ secret, cancel }: { secret: string; cancel?: () => void }) {
  const { email } = useOperator();
  const [confirm, { data }] = ownAccountApi.useConfirmOneTimeCodeMutation();
  if (data !== undefined) return <RecoveryCodes codes={data.recoveryCodes} />;
  return (
    <>
      <Form
        onSend={(read) => {
          const code = read('code').replaceAll(/\s/g, '');
          return confirm({ body: { password: read('password'), secret, code } });
        }}
        done={words.confirmed}
        button={words.confirm}
      >
        <Text size="sm" ref={focusOnMount} tabIndex={-1}>
          {words.scan}
        </Text>
        <Center>
          <QrPicture text={codeAddress(secret, email)} label={words.picture} />
        </Center>
        <Textarea label={words.secret} value={inFours(secret)} rows={2} readOnly />
        <TextField name="code" label={words.shown} inputMode="numeric" autoComplete="one-time-code" />
        <PasswordField name="password" label={words.current} />
      </Form>
      {cancel && (
        <Button variant="default" onClick={cancel}>
          {words.cancel}
        </Button>
      )}
    </>
  );
}
