import { Anchor, Group } from '@mantine/core';
import { Link } from 'react-router';
import { Hint } from '../Hint.tsx';
import { useListed } from './BackToList.tsx';
import { PersonLink } from './PersonLink.tsx';

/** The record of a row by name and number; its view leads back to the list as it is filtered. */
export function RecordLink({ to, name, number }: { to: string; name: string; number: string }) {
  const listed = useListed();
  return (
    <Group wrap="nowrap" justify="space-between" gap="xs">
      <div>
        <Anchor component={Link} to={to} state={listed} underline="always">
          {name}
        </Anchor>
        <Hint size="xs">{number}</Hint>
      </div>
      <PersonLink of={to} name={name} />
    </Group>
  );
}
