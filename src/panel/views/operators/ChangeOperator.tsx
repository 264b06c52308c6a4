import { Button, Divider, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Account } from '../../../contract/panel/access/operators.ts';
import { problemOf } from '../../api/problem-of.ts';
import { Form } from '../../parts/Form.tsx';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { useReturnFocus } from '../../parts/use-return-focus.ts';
import { useOperator } from '../../session/use-operator.ts';
import { AccountSessions } from './AccountSessions.tsx';
import { operatorsApi } from './operators-api.ts';
import { operatorsWords as words } from './operators-words.ts';
import { ResetOperator } from './ResetOperator.tsx';
import { RoleSelect } from './RoleSelect.tsx';

/** Changes name and role; nobody can change their own role. */
export function ChangeOperator({ account, close }: { account: Account; close: () => void }) {
  useReturnFocus();
  const notify = useOutcomeNotice();
  const isOwn = useOperator().id === account.id;
  const [change, { error, isLoading }] = operatorsApi.useChangeOperatorMutation();
  const [name, setName] = useState(account.name);
  const [role, setRole] = useState(account.role);
  const [closing, setClosing] = useState<'untouched' | 'asked' | 'kept'>('untouched');
  const { id, isDisabled } = account;

  const save = async () => {
    const body = { name, ...(isOwn ? {} : { role }) };
    if (await notify(change({ params: { id }, body }), words.saved, ['name'])) close();
  };
  const setDisabled = async () => {
    if (await notify(change({ params: { id }, body: { isDisabled: !isDisabled } }), words.saved)) close();
  };

  return (
    <Modal opened onClose={close} title={words.changeOf(account.name)} centered>
      <Stack>
        <Form onSend={save} button={words.save} isLoading={isLoading}>
          <TextInput
            label={words.name}
            maxLength={80}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            error={problemOf(error)?.fields.name}
            autoComplete="off"
            data-autofocus
          />
          {!isOwn && <RoleSelect value={role} onChange={setRole} />}
        </Form>
        {!isOwn && (
          <>
            <Divider />
            <AccountSessions id={id} />
            <Divider />
            {!account.isOfProvider && <ResetOperator account={account} close={close} />}
            {!account.isOfProvider && <Divider />}
            <Text size="sm">{words.closeHint}</Text>
            {closing === 'asked' ? (
              <Group grow>
                <Button variant="default" onClick={() => setClosing('kept')} autoFocus>
                  {words.keep}
                </Button>
                <LoadingButton color="red" loading={isLoading} onClick={setDisabled}>
                  {words.closeSurely}
                </LoadingButton>
              </Group>
            ) : (
              <Button
                variant="default"
                onClick={isDisabled ? setDisabled : () => setClosing('asked')}
                autoFocus={closing === 'kept'}
              >
                {isDisabled ? words.reopen : words.close}
              </Button>
            )}
          </>
        )}
      </Stack>
    </Modal>
  );
}
