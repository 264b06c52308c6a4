import { Badge, Button, Text } from '@mantine/core';
import type { Account } from '../../../contract/panel/access/operators.ts';
import { type Column, ListTable } from '../../parts/list/ListTable.tsx';
import { useOperator } from '../../session/use-operator.ts';
import { shellWords } from '../../words/shell-words.ts';
import { operatorsWords as words } from './operators-words.ts';

interface Props {
  accounts: readonly Account[];
  change: (account: Account) => void;
}

function AccountName({ id, name }: Account) {
  const self = useOperator();
  return (
    <>
      {name}
      {id === self.id && (
        <Text span inherit c="dimmed">
          {` (${words.own})`}
        </Text>
      )}
    </>
  );
}

const columnsThat = (change: Props['change']): readonly Column<Account>[] => [
  { head: words.name, cell: (account) => <AccountName {...account} /> },
  { head: words.email, from: 'md', folds: true, breaksWords: true, cell: ({ email }) => email },
  { head: words.role, from: 'sm', folds: true, cell: ({ role }) => shellWords.role[role] },
  {
    head: words.state,
    cell: ({ isDisabled, hasOneTimeCode, isOfProvider }) => (
      <>
        <Badge color={isDisabled ? 'gray' : 'teal'}>{isDisabled ? words.closed : words.open}</Badge>
        {hasOneTimeCode && ` ${words.withCode}`}
        {isOfProvider && ` ${words.ofProvider}`}
      </>
    ),
  },
  {
    head: '',
    cell: (account) => (
      <Button
        size="xs"
        variant="default"
        aria-label={words.changeOf(account.name)}
        onClick={() => change(account)}
      >
        {words.change}
      </Button>
    ),
  },
];

export const AccountsTable = ({ accounts, change }: Props) => (
  <ListTable caption={words.caption} rows={accounts} keyOf={({ id }) => id} columns={columnsThat(change)} />
);
