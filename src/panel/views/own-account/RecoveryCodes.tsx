import { Button, CopyButton, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { panelApi } from '../../api/panel-api.ts';
import { Form } from '../../parts/Form.tsx';
import { focusHeading } from '../../parts/focus-heading.ts';
import { PasswordField } from '../../parts/PasswordField.tsx';
import { usePanelDispatch } from '../../store.ts';
import { ownAccountApi } from './own-account-api.ts';
import { ownAccountWords as words } from './own-account-words.ts';

/** What was done disappears; what is to be kept is read next. */
const focusOnMount = (text: HTMLElement | null) => text?.focus();

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, after }: { codes: readonly string[]; after?: () => void }) {
  const dispatch = usePanelDispatch();
  const done = () => {
    dispatch(panelApi.util.invalidateTags(['session']));
    after?.();
    focusHeading();
  };
  return (
    <Stack gap="sm">
      <Text size="sm" ref={focusOnMount} tabIndex={-1}>
        {words.recoveryShown}
      </Text>
      <SimpleGrid
        component="ul"
        className="plain-list"
        minColWidth="8rem"
        spacing="xs"
        ff="monospace"
        aria-label={words.recovery}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </SimpleGrid>
      <Group gap="xs">
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? words.copied : words.copy}
            </Button>
          )}
        </CopyButton>
        <Button onClick={done}>{words.recoveryKept}</Button>
      </Group>
    </Stack>
  );
}

export function RenewRecoveryCodes({ left }: { left: number }) {
  const [renew, { data, reset }] = ownAccountApi.useRenewRecoveryCodesMutation();
  if (data !== undefined) return <RecoveryCodes codes={data.recoveryCodes} after={reset} />;
  return (
    <Form
      onSend={(read) => renew({ body: { password: read('password') } })}
      done={words.recoveryRenewed}
      button={words.renewRecovery}
      variant="default"
    >
      <Text size="sm">{words.recoveryLeft(left)}</Text>
      <PasswordField name="password" label={words.current} />
    </Form>
  );
}
