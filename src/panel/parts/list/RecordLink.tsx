import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { Hint } from '../Hint.tsx';
import { useListed } from './BackToList.tsx';

interface Props {
  to: string;
  name: string;
  number: string;
}

/** The record of a row by name and number; its view leads back to the list as it is filtered. */
export function RecordLink({ to, name, number }: Props) {
  const listed = useListed();
  return (
    <>
      <Anchor component={Link} to={to} state={listed} underline="always">
        {name}
      </Anchor>
      <Hint size="xs">{number}</Hint>
    </>
  );
}
