import { Anchor, Group } from '@mantine/core';
import { Link } from 'react-router';
import { useListed } from './BackToList.tsx';
import { PersonLink } from './PersonLink.tsx';

/** The record of a row by its name; its view leads back to the list as it is filtered. */
export function RecordLink({ to, name }: { to: string; name: string }) {
  const listed = useListed();
  return (
    <Group wrap="nowrap" justify="space-between" gap="xs">
      <Anchor component={Link} to={to} state={listed} size="sm" underline="always">
        {name}
      </Anchor>
      <PersonLink of={to} name={name} />
    </Group>
  );
}
