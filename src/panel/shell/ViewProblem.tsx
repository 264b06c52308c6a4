import { Anchor, Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { ViewTitle } from '../parts/ViewTitle.tsx';
import { callWords } from '../words/call-words.ts';
import { shellWords as words } from '../words/shell-words.ts';

/** In the place of a view that is not there, is not for this operator, did not load, or broke. */
export const ViewProblem = ({ why }: { why: 'notFound' | 'noRight' | 'notLoaded' | 'broken' }) => (
  <Stack align="flex-start">
    <ViewTitle title={words[why]} />
    {/* A browser asks for a module only once: the whole page is loaded again. */}
    {why === 'notLoaded' && <Button onClick={() => window.location.reload()}>{callWords.retry}</Button>}
    <Anchor component={Link} to="/">
      {words.toStart}
    </Anchor>
  </Stack>
);
