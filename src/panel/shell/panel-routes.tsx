import { Anchor, Button, Stack } from '@mantine/core';
import { Link, type RouteObject, useRouteError } from 'react-router';
import { Loading } from '../parts/Loading.tsx';
import { ViewTitle } from '../parts/ViewTitle.tsx';
import type { useMay } from '../session/use-operator.ts';
import { type PanelView, views } from '../views.ts';
import { callWords } from '../words/call-words.ts';
import { shellWords as words } from '../words/shell-words.ts';
import { Shell } from './Shell.tsx';

/** Routes of the view table. The code of a forbidden view is not loaded. */
export const panelRoutes = (may: ReturnType<typeof useMay>): RouteObject[] => [
  {
    element: <Shell />,
    hydrateFallbackElement: <Loading />,
    children: [
      {
        errorElement: <BrokenView />,
        children: [
          ...views.map((view) => routeOf(view, may)),
          { path: '*', element: <ViewProblem why="notFound" /> },
        ],
      },
    ],
  },
];

const loaded = async (load: PanelView['load']) => {
  const file = await load().catch((cause: unknown) => {
    throw new ViewNotLoaded('A view did not load.', { cause });
  });
  return { Component: Object.values(file)[0] ?? null };
};

const routeOf = (
  { path, title, right, help, load }: PanelView,
  may: ReturnType<typeof useMay>,
): RouteObject =>
  right === undefined || may(right)
    ? { path: `/${path}`, handle: { title, help }, lazy: () => loaded(load) }
    : { path: `/${path}`, element: <ViewProblem why="noRight" /> };

const BrokenView = () => (
  <ViewProblem why={useRouteError() instanceof ViewNotLoaded ? 'notLoaded' : 'broken'} />
);

class ViewNotLoaded extends Error {}

/** Placeholder of a view that does not exist, is forbidden, failed to load or failed to render. */
const ViewProblem = ({ why }: { why: 'notFound' | 'noRight' | 'notLoaded' | 'broken' }) => (
  <Stack align="flex-start">
    <ViewTitle title={words[why]} />
    {/* Browsers cache a failed module import, so only a reload of the page retries it. */}
    {why === 'notLoaded' && <Button onClick={() => window.location.reload()}>{callWords.retry}</Button>}
    <Anchor component={Link} to="/">
      {words.toStart}
    </Anchor>
  </Stack>
);
