import { ActionIcon } from '@mantine/core';
import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { personWords } from '../../words/find-words.ts';

/** All that the person of a record has with the shop; `of` is the path of the record. */
export const PersonLink = ({ of, name }: { of: string; name: string }) => (
  <ActionIcon
    component={Link}
    to={`/pessoas${of}`}
    variant="subtle"
    color="gray"
    aria-label={personWords.allOf(name)}
    title={personWords.all}
    data-not-printed
  >
    <UserRound size={16} aria-hidden />
  </ActionIcon>
);
