import { Button, Menu, Text, useMantineColorScheme } from '@mantine/core';
import { KeyRound, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { useOutcomeNotice } from '../parts/use-outcome-notice.ts';
import { sessionApi } from '../session/session-api.ts';
import { useOperator } from '../session/use-operator.ts';
import { shellWords as words } from '../words/shell-words.ts';
import { viewWords } from '../words/view-words.ts';

const schemes = [
  ['auto', Monitor],
  ['light', Sun],
  ['dark', Moon],
] as const;

export function AccountMenu() {
  const { name, role } = useOperator();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [signOut] = sessionApi.useSignOutMutation();
  const tell = useOutcomeNotice();
  // Reloads the page, so that no data stays in memory.
  const leave = async () => {
    if (await tell(signOut({}), words.signedOut)) location.assign('/painel/');
  };
  return (
    // Its first item has the focus: an element for it alone would have no role.
    <Menu position="bottom-end" width={220} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          c="var(--mantine-color-text)"
          mih="2.75rem"
          px="sm"
          fw={400}
          aria-label={words.account(name)}
        >
          <UserRound size={18} aria-hidden />
          <Text span inherit ms="xs" maw="12rem" truncate visibleFrom="xs">
            {name}
          </Text>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{words.role[role]}</Menu.Label>
        <Menu.Item
          component={Link}
          data-autofocus
          to="/minha-conta"
          leftSection={<KeyRound size={16} aria-hidden />}
        >
          {viewWords.ownAccount}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{words.colours}</Menu.Label>
        {schemes.map(([scheme, Icon]) => (
          <Menu.Item
            key={scheme}
            leftSection={<Icon size={16} aria-hidden />}
            aria-current={colorScheme === scheme || undefined}
            {...(colorScheme === scheme && { fw: 600 })}
            onClick={() => setColorScheme(scheme)}
          >
            {words.colourScheme[scheme]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<LogOut size={16} aria-hidden />} onClick={leave}>
          {words.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
