import { Anchor, Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { ViewTitle } from '../parts/ViewTitle.tsx';
import { callWords } from '../words/call-words.ts';
import { shellWords as words } from '../words/shell-words.ts';

/** Placeholder of a view that does not exist, is forbidden, failed to load or failed to render. */
export const ViewProblem = ({ why }: { why: 'notFound' | 'noRight' | 'notLoaded' | 'broken' }) => (
  <Stack align="flex-start">
    <ViewTitle title={words[why]} />
    {/* Browsers cache a failed module import, so only a reload of the page retries it. */}
    {why === 'notLoaded' && <Button onClick={() => window.location.reload()}>{callWords.retry}</Button>}
    <Anchor component={Link} to="/">
      {words.toStart}
    </Anchor>
  </Stack>
);
