import { Anchor, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { ViewTitle } from '../parts/ViewTitle.tsx';
import { shellWords as words } from '../words/shell-words.ts';

/** In the place of a view that is not there, is not for this operator, or broke. */
export const ViewProblem = ({ why }: { why: 'notFound' | 'noRight' | 'broken' }) => (
  <Stack align="flex-start">
    <ViewTitle title={words[why]} />
    <Anchor component={Link} to="/">
      {words.toStart}
    </Anchor>
  </Stack>
);
