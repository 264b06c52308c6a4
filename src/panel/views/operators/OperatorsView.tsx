import { Badge, Button, Table, Text } from '@mantine/core';
import { useState } from 'react';
import type { Account } from '../../../contract/panel/operators.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { useOperator } from '../../session/use-operator.ts';
import { shellWords } from '../../words/shell-words.ts';
import { viewWords } from '../../words/view-words.ts';
import { ChangeOperator } from './ChangeOperator.tsx';
import { NewOperator } from './NewOperator.tsx';
import { useListOperatorsQuery } from './operators-api.ts';
import { operatorsWords as words } from './operators-words.ts';

type Open = { kind: 'new' } | { kind: 'change'; account: Account } | null;

/** Who has an account of the panel, and what becomes of it. */
export function OperatorsView() {
  const { data, error, refetch } = useListOperatorsQuery({});
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ViewTitle title={viewWords.operators}>
        <Button onClick={() => setOpen({ kind: 'new' })}>{words.add}</Button>
      </ViewTitle>
      {error && !data && <Failure error={error} retry={refetch} />}
      {!data && !error && <Loading />}
      {data && (
        <AccountTable accounts={data.operators} change={(account) => setOpen({ kind: 'change', account })} />
      )}
      {open?.kind === 'new' && <NewOperator close={close} />}
      {open?.kind === 'change' && <ChangeOperator account={open.account} close={close} />}
    </>
  );
}

interface TableProps {
  accounts: readonly Account[];
  change: (account: Account) => void;
}

function AccountTable({ accounts, change }: TableProps) {
  const self = useOperator();
  return (
    <Table.ScrollContainer minWidth={620}>
      <Table>
        <Table.Caption>{words.caption}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{words.name}</Table.Th>
            <Table.Td />
            {[words.email, words.role, words.state].map((head) => (
              <Table.Th key={head} scope="col">
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {accounts.map((account) => (
            <Table.Tr key={account.id}>
              <Table.Td>
                {account.name}
                {account.id === self.id && (
                  <Text span inherit c="dimmed">
                    {` (${words.own})`}
                  </Text>
                )}
              </Table.Td>
              <Table.Td>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={words.changeOf(account.name)}
                  onClick={() => change(account)}
                >
                  {words.change}
                </Button>
              </Table.Td>
              <Table.Td>{account.email}</Table.Td>
              <Table.Td>{shellWords.role[account.role]}</Table.Td>
              <Table.Td>
                <Badge variant="light" color={account.isDisabled ? 'gray' : 'teal'}>
                  {account.isDisabled ? words.closed : words.open}
                </Badge>
                {account.hasOneTimeCode && ` ${words.withCode}`}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
