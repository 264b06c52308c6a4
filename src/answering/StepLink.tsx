import type { ComponentProps } from 'react';
import { addressIn } from '../funnel/routes/read-path.ts';
import { routeOfPage } from '../funnel/routes/route-of-page.ts';
import type { StepId } from '../funnel/steps/step-id.ts';
import { selectPages } from '../store/selectors.ts';
import { RouteLink } from '../ui/actions/RouteLink.tsx';
import { useAppSelector } from './store-hooks.ts';

type StepLinkProps = Omit<ComponentProps<typeof RouteLink>, 'to'> & { step: StepId };

/** A link to a question in the current face. */
export function StepLink({ step, ...rest }: StepLinkProps) {
  const face = useAppSelector((state) => state.visit.face);
  const pages = useAppSelector(selectPages);
  return <RouteLink {...rest} to={addressIn(face, routeOfPage(step, pages))} />;
}
