import type { RouteObject } from 'react-router';
import { Loading } from '../parts/Loading.tsx';
import type { useMay } from '../session/use-operator.ts';
import { type PanelView, views } from '../views.ts';
import { BrokenView } from './BrokenView.tsx';
import { Shell } from './Shell.tsx';
import { ViewProblem } from './ViewProblem.tsx';
import { ViewNotLoaded } from './view-not-loaded.ts';

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

const loaded = (load: PanelView['load']) =>
  load().catch((cause: unknown) => {
    throw new ViewNotLoaded('A view did not load.', { cause });
  });

const routeOf = ({ path, right, load }: PanelView, may: ReturnType<typeof useMay>): RouteObject =>
  right === undefined || may(right)
    ? { path: `/${path}`, lazy: async () => ({ Component: await loaded(load) }) }
    : { path: `/${path}`, element: <ViewProblem why="noRight" /> };
