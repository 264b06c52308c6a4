import { useRouteError } from 'react-router';
import { ViewProblem } from './ViewProblem.tsx';
import { ViewNotLoaded } from './view-not-loaded.ts';

/** Route error boundary: a view failed to load or to render. */
export const BrokenView = () => (
  <ViewProblem why={useRouteError() instanceof ViewNotLoaded ? 'notLoaded' : 'broken'} />
);
