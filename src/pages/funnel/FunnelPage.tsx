import { Suspense, useEffect, useId, useRef } from 'react';
import { usePreload } from '../../answering/preloading/use-preload.ts';
import { screens } from '../../answering/screens/screens.ts';
import { PagePlaceholder } from '../../answering/screens/visit/PagePlaceholder.tsx';
import { phaseScreens } from '../../answering/screens/visit/phase-screens.ts';
import { VisitDialogs } from '../../answering/screens/visit/VisitDialogs.tsx';
import { useAppSelector } from '../../answering/store-hooks.ts';
import { selectFacts, selectIsUndecided, selectJourney, selectStepsShown } from '../../store/selectors.ts';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { Moving } from '../../ui/motion/Moving.tsx';
import { type Arrived, FocusAfterNavigation } from './FocusAfterNavigation.tsx';
import { FormScreen } from './FormScreen.tsx';
import { FunnelFrame } from './FunnelFrame.tsx';
import { keepScroll } from './restore-scroll.ts';
import { titleAt } from './title-at.ts';

/** Every page of the checkout: the frame and the screen of the current step. */
export function FunnelPage() {
  const phase = useAppSelector((state) => state.visit.phase);
  const route = useAppSelector((state) => state.visit.route);
  const steps = useAppSelector(selectStepsShown);
  const { steps: journey } = useAppSelector(selectJourney);
  const isUndecided = useAppSelector(selectIsUndecided);
  const facts = useAppSelector(selectFacts);
  const titleId = useId();
  const arrived = useRef<Arrived>({ place: phase === 'starting' ? route : null, bySending: false });
  useEffect(keepScroll, []);
  usePreload(steps, journey);
  const title = titleAt(route, steps, facts);

  if (phase !== 'starting' && phase !== 'ready') {
    const Question = phaseScreens[phase];
    return (
      <Suspense fallback={<PagePlaceholder />}>
        <Question titleId={titleId} />
        <FocusAfterNavigation place={phase} titleId={titleId} arrived={arrived} />
      </Suspense>
    );
  }
  const [first] = steps;
  const Screen = first && (first.screen === 'form' ? FormScreen : screens[first.screen]);
  // Until the stored answers are known, only the first question is shown.
  const isShown =
    (phase === 'ready' && (first?.screen === 'waiting' || !isUndecided)) ||
    (first !== undefined && first.id === journey[0]);
  // The first page appears without motion; later ones animate in.
  const isFollowing = () => arrived.current.place !== null && arrived.current.place !== route;
  const send = () => {
    arrived.current.bySending = true;
  };
  return (
    <FunnelFrame title={title} titleId={titleId} screen={first?.screen ?? 'form'}>
      <Suspense fallback={<Skeleton />}>
        {Screen && isShown ? (
          <>
            <Moving key={route} how="rise" enters={isFollowing} className="stack gap-24">
              <Screen steps={steps} titleId={titleId} onSent={send} />
            </Moving>
            <FocusAfterNavigation
              place={route}
              titleId={titleId}
              arrived={arrived}
              goesOn={first.screen === 'waiting'}
            />
          </>
        ) : (
          <Skeleton />
        )}
      </Suspense>
      <VisitDialogs />
    </FunnelFrame>
  );
}
