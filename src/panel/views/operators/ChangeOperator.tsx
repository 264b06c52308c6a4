import { Divider, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Account } from '../../../contract/panel/access/operators.ts';
import { AskAgain } from '../../parts/AskAgain.tsx';
import { CallButton } from '../../parts/CallButton.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Form } from '../../parts/Form.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { useOperator } from '../../session/use-operator.ts';
import { SessionList } from '../own-account/SessionsPart.tsx';
import { operatorsApi } from './operators-api.ts';
import { operatorsWords as words } from './operators-words.ts';
import { ResetOperator } from './ResetOperator.tsx';
import { RoleSelect } from './RoleSelect.tsx';

/** Changes name and role; nobody can change their own role. */
export function ChangeOperator({ account, close }: { account: Account; close: () => void }) {
  const { id, name, isDisabled, isOfProvider } = account;
  const isOwn = useOperator().id === id;
  const [change] = operatorsApi.useChangeOperatorMutation();
  const [role, setRole] = useState(account.role);
  const turn = () => change({ params: { id }, body: { isDisabled: !isDisabled } });
  return (
    <Dialog close={close} title={words.changeOf(name)} centered>
      <Stack>
        <Form
          onSend={(read) => change({ params: { id }, body: { name: read('name'), ...(!isOwn && { role }) } })}
          done={words.saved}
          onDone={close}
          button={words.save}
        >
          <TextField name="name" label={words.name} maxLength={80} defaultValue={name} data-autofocus />
          {!isOwn && <RoleSelect value={role} onChange={setRole} />}
        </Form>
        {!isOwn && (
          <>
            <Divider />
            <AccountSessions id={id} />
            <Divider />
            {!isOfProvider && <ResetOperator account={account} close={close} />}
            {!isOfProvider && <Divider />}
            <Text size="sm">{words.closeHint}</Text>
            {isDisabled ? (
              <CallButton call={turn} done={words.saved} onDone={close}>
                {words.reopen}
              </CallButton>
            ) : (
              <AskAgain
                label={words.close}
                sure={words.closeSurely}
                keep={words.keep}
                call={turn}
                done={words.saved}
                close={close}
              />
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function AccountSessions({ id }: { id: string }) {
  const params = { id };
  const { data, error, refetch } = operatorsApi.useListOperatorSessionsQuery({ params });
  const [end] = operatorsApi.useEndOperatorSessionsMutation();
  if (data === undefined) return <LoadingOrFailure error={error} retry={refetch} />;
  const { sessions } = data;
  return (
    <Stack gap="xs">
      <Text size="sm">{sessions.length === 0 ? words.noSessions : words.sessions}</Text>
      <SessionList sessions={sessions} end={(session) => end({ params, body: { session } })} />
      {sessions.length > 1 && (
        <CallButton call={() => end({ params, body: {} })} done={words.sessionsEnded}>
          {words.endSessions}
        </CallButton>
      )}
    </Stack>
  );
}
