import { useRouteError } from 'react-router';
import { ViewProblem } from './ViewProblem.tsx';
import { ViewNotLoaded } from './view-not-loaded.ts';

/** In the place of a view that did not load, or broke. */
export const BrokenView = () => (
  <ViewProblem why={useRouteError() instanceof ViewNotLoaded ? 'notLoaded' : 'broken'} />
);
