import { Button, Divider, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Account } from '../../../contract/panel/operators.ts';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { useReturnFocus } from '../../parts/use-return-focus.ts';
import { useOperator } from '../../session/use-operator.ts';
import { useChangeOperatorMutation } from './operators-api.ts';
import { operatorsWords as words } from './operators-words.ts';
import { ResetOperator } from './ResetOperator.tsx';
import { RoleSelect } from './RoleSelect.tsx';

/** Changes name and role; nobody can change their own role. */
export function ChangeOperator({ account, close }: { account: Account; close: () => void }) {
  useReturnFocus();
  const notify = useOutcomeNotice();
  const isOwn = useOperator().id === account.id;
  const [change, { isLoading }] = useChangeOperatorMutation();
  const [name, setName] = useState(account.name);
  const [role, setRole] = useState(account.role);
  const [isAsking, setAsking] = useState(false);
  const { id, isDisabled } = account;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { name, ...(isOwn ? {} : { role }) };
    if (await notify(change({ params: { id }, body }), words.saved)) close();
  };
  const setDisabled = async () => {
    if (await notify(change({ params: { id }, body: { isDisabled: !isDisabled } }), words.saved)) close();
  };

  return (
    <Modal opened onClose={close} title={words.changeOf(account.name)} centered>
      <Stack>
        <form onSubmit={save}>
          <Stack>
            <TextInput
              label={words.name}
              required
              maxLength={80}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
              data-autofocus
            />
            {!isOwn && <RoleSelect value={role} onChange={setRole} />}
            <LoadingButton type="submit" loading={isLoading}>
              {words.save}
            </LoadingButton>
          </Stack>
        </form>
        {!isOwn && (
          <>
            <Divider />
            <ResetOperator account={account} close={close} />
            <Divider />
            <Text size="sm">{words.closeHint}</Text>
            {isAsking ? (
              <Group grow>
                <Button variant="default" onClick={() => setAsking(false)} autoFocus>
                  {words.keep}
                </Button>
                <LoadingButton color="red" loading={isLoading} onClick={setDisabled}>
                  {words.closeSurely}
                </LoadingButton>
              </Group>
            ) : (
              <Button variant="default" onClick={isDisabled ? setDisabled : () => setAsking(true)}>
                {isDisabled ? words.reopen : words.close}
              </Button>
            )}
          </>
        )}
      </Stack>
    </Modal>
  );
}
