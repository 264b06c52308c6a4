import { NavLink, ScrollArea } from '@mantine/core';
import { NavLink as RouterLink } from 'react-router';
import { useOperator } from '../session/use-operator.ts';
import { views } from '../views.ts';

export function Navigation() {
  const { rights } = useOperator();
  return (
    <ScrollArea p="xs">
      {views.map(
        ({ path, title, right, icon: Icon, Badge }) =>
          Icon !== undefined &&
          (right === undefined || rights.includes(right)) && (
            <NavLink
              key={path}
              component={RouterLink}
              to={`/${path}`}
              end={path === ''}
              label={title}
              leftSection={<Icon size={18} aria-hidden />}
              rightSection={Badge && <Badge />}
            />
          ),
      )}
    </ScrollArea>
  );
}
