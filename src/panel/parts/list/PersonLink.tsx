import { ActionIcon } from '@mantine/core';
import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { useMay } from '../../session/use-operator.ts';
import { personWords } from '../../words/find-words.ts';

/** All that the person of a record has with the shop, for who may see it; `of` is the path of the record. No taller than a line. */
export const PersonLink = ({ of, name }: { of: string; name: string }) =>
  useMay()('orders.see') && (
    <ActionIcon
      component={Link}
      to={`/pessoas${of}`}
      variant="subtle"
      color="gray"
      size={24}
      my={-2}
      aria-label={personWords.allOf(name)}
      title={personWords.all}
      data-not-printed
    >
      <UserRound size={16} aria-hidden />
    </ActionIcon>
  );
