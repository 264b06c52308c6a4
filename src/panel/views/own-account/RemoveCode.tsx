import { problemOf } from '../../api/problem-of.ts';
import { Form, type ReadInput } from '../../parts/Form.tsx';
import { focusHeading } from '../../parts/focus-heading.ts';
import { PasswordField } from '../../parts/PasswordField.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { ownAccountApi } from './own-account-api.ts';
import { ownAccountWords as words } from './own-account-words.ts';

export function RemoveCode() {
  const notify = useOutcomeNotice();
  const [remove, { error, isLoading }] = ownAccountApi.useRemoveOneTimeCodeMutation();
  const send = (read: ReadInput) =>
    notify(remove({ body: { password: read('password') } }), words.removed, ['password']).then((isOff) => {
      if (isOff) focusHeading();
    });
  return (
    <Form onSend={send} button={words.remove} variant="default" isLoading={isLoading}>
      <PasswordField
        name="password"
        label={words.current}
        autoComplete="current-password"
        error={problemOf(error)?.fields.password}
      />
    </Form>
  );
}
