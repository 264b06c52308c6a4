import { Alert, AppShell, Burger, Group, NavLink, ScrollArea, Text } from '@mantine/core';
import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { Fragment, useEffect, useRef } from 'react';
import { Outlet, NavLink as RouterLink, useLocation, useNavigation } from 'react-router';
import { useLive } from '../live/use-live.ts';
import { useMay, useOperator } from '../session/use-operator.ts';
import { LeaveGuard } from '../unsaved/LeaveGuard.tsx';
import { views } from '../views.ts';
import { shellWords as words } from '../words/shell-words.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { RecordSearch } from './RecordSearch.tsx';
import classes from './Shell.module.css';

export function Shell() {
  const [isOpen, { toggle, close }] = useDisclosure();
  const { pathname } = useLocation();
  const may = useMay();
  const isConnected = useLive();
  const isArriving = useNavigation().state === 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the menu closes at every arrival
  useEffect(close, [pathname]);
  const burger = useRef<HTMLButtonElement>(null);
  useWindowEvent('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    burger.current?.focus();
  });

  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 232, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding="md"
    >
      <a href="#conteudo" className={classes.skip}>
        {words.skip}
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger
              ref={burger}
              opened={isOpen}
              onClick={toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={isOpen ? words.closeNavigation : words.openNavigation}
              aria-expanded={isOpen}
            />
            <Text fw={600} component="span" className={classes.brand}>
              {words.brand}{' '}
              <Text span c="dimmed" inherit>
                {words.panel}
              </Text>
            </Text>
          </Group>
          {may('orders.see') && <RecordSearch />}
          <AccountMenu />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar aria-label={words.navigation}>
        <Navigation />
      </AppShell.Navbar>
      <AppShell.Main id="conteudo" tabIndex={-1} style={{ outline: 'none' }} aria-busy={isArriving}>
        {/* Screen readers announce only what enters a region that stands there already. */}
        <div aria-live="polite" className={classes.connection} data-not-printed>
          {!isConnected && (
            <Alert color="orange" mb="md" title={words.notConnected}>
              {words.notConnectedHint}
            </Alert>
          )}
        </div>
        <LeaveGuard>
          <Outlet />
        </LeaveGuard>
      </AppShell.Main>
    </AppShell>
  );
}

function Navigation() {
  const { rights } = useOperator();
  const shown = views.filter(
    ({ icon, right }) => icon !== undefined && (right === undefined || rights.includes(right)),
  );
  return (
    <ScrollArea p="xs">
      {shown.map(({ path, title, group, icon: Icon, Badge }, index) => (
        <Fragment key={path}>
          {group !== '' && group !== shown[index - 1]?.group && (
            <Text size="xs" fw={600} c="dimmed" px="sm" pt="md" pb={4}>
              {group}
            </Text>
          )}
          <NavLink
            component={RouterLink}
            to={`/${path}`}
            end={path === ''}
            label={title}
            {...(group === '' && index > 0 && { mt: 'md' })}
            leftSection={Icon && <Icon size={18} aria-hidden />}
            rightSection={Badge && <Badge />}
          />
        </Fragment>
      ))}
    </ScrollArea>
  );
}
