import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Account } from '../../../contract/panel/access/operators.ts';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { viewWords } from '../../words/view-words.ts';
import { AccountsTable } from './AccountsTable.tsx';
import { ChangeOperator } from './ChangeOperator.tsx';
import { CodeRoles } from './CodeRoles.tsx';
import { NewOperator } from './NewOperator.tsx';
import { operatorsApi } from './operators-api.ts';
import { operatorsWords as words } from './operators-words.ts';

type Open = { kind: 'new' } | { kind: 'change'; account: Account } | null;

export function OperatorsView() {
  const { data, error, refetch } = operatorsApi.useListOperatorsQuery({});
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ViewTitle title={viewWords.operators}>
        <Button onClick={() => setOpen({ kind: 'new' })}>{words.add}</Button>
      </ViewTitle>
      {!data && <LoadingOrFailure error={error} retry={refetch} />}
      {data && (
        <Stack>
          <AccountsTable
            accounts={data.operators}
            change={(account) => setOpen({ kind: 'change', account })}
          />
          <CodeRoles codeRoles={data.codeRoles} />
        </Stack>
      )}
      {open?.kind === 'new' && <NewOperator close={close} />}
      {open?.kind === 'change' && <ChangeOperator account={open.account} close={close} />}
    </>
  );
}
