import { type RefObject, Suspense, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { FindPostcode, OpenAddressSearch } from '../../answering/address-search/FindPostcode.tsx';
import { StepAlternatives } from '../../answering/alternatives/StepAlternatives.tsx';
import { ContactIfNotFound } from '../../answering/ContactIfNotFound.tsx';
import { AnswerForm } from '../../answering/form/AnswerForm.tsx';
import { usePreload } from '../../answering/preloading/use-preload.ts';
import type { ScreenProps } from '../../answering/screens/screen-props.ts';
import { screens } from '../../answering/screens/screens.ts';
import { PagePlaceholder } from '../../answering/screens/visit/PagePlaceholder.tsx';
import { phaseScreens } from '../../answering/screens/visit/phase-screens.ts';
import { VisitDialogs } from '../../answering/screens/visit/VisitDialogs.tsx';
import { useAppSelector } from '../../answering/store-hooks.ts';
import { useStepWords } from '../../answering/use-step-words.ts';
import type { PageTitle, StepWords } from '../../content/steps/step-words.ts';
import type { Facts } from '../../funnel/facts.ts';
import { journeys } from '../../funnel/journeys/journeys.ts';
import { routeOfStep } from '../../funnel/routes/route-of-step.ts';
import type { Step } from '../../funnel/steps/step.ts';
import { steps as allSteps } from '../../funnel/steps/steps.ts';
import { everyStepWords, titleTogether } from '../../funnel/words/every-step-words.ts';
import { selectFacts, selectIsUndecided, selectJourney, selectStepsShown } from '../../store/selectors.ts';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { Moving } from '../../ui/motion/Moving.tsx';
import { FunnelFrame } from './FunnelFrame.tsx';
import styles from './FunnelPage.module.css';

const titleOf = (
  { title, page, ordered, ofCompany }: StepWords,
  { personType, order }: Pick<Facts, 'personType' | 'order'>,
): PageTitle => {
  if (order !== null && ordered) return ordered;
  return personType === 'pj' ? { title, page, ...ofCompany } : { title, page };
};

/** The step of a route, whether or not it applies. */
const standingAt = (route: string): Step | undefined =>
  Object.values<Step>(allSteps).find(({ id }) =>
    Object.values(journeys).some((journey) => routeOfStep(journey, id) === route),
  );

/** The title follows from the route alone, before it is known whether the step applies. */
function titleAt(
  route: string,
  shown: readonly Step[],
  facts: Pick<Facts, 'personType' | 'order'>,
): PageTitle | null {
  const [first, another] = shown;
  if (first !== undefined && another !== undefined) return titleTogether(first);
  const step = first ?? standingAt(route);
  if (step === undefined) return null;
  return titleOf(everyStepWords[step.id], facts);
}

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

/** A page with questions. */
function FormScreen({ steps, titleId, onSent }: ScreenProps) {
  const { hint } = useStepWords(steps);
  const asksPostcode = steps.some(({ fields }) => fields.includes('cep'));
  return (
    <>
      {hint && steps.length === 1 && <p className={styles.hint}>{hint}</p>}
      <AnswerForm steps={steps} labelledBy={titleId} onSent={onSent}>
        {asksPostcode && <FindPostcode />}
      </AnswerForm>
      {asksPostcode && <OpenAddressSearch />}
      <StepAlternatives steps={steps} />
      <ContactIfNotFound steps={steps} />
    </>
  );
}

interface Arrived {
  /** The page shown last; null before the first. */
  place: string | null;
  /** Whether the navigation follows an answer. */
  bySending: boolean;
  /** Whether a question was shown before: only then can the focus have been lost. */
  before?: boolean;
}

interface FocusAfterNavigationProps {
  place: string;
  titleId: string;
  arrived: RefObject<Arrived>;
  /** The page redirects onward. */
  goesOn?: boolean;
}

function firstInput(titleId: string): HTMLElement | null {
  const form = document.querySelector(`form[aria-labelledby="${titleId}"]`);
  const first = form?.querySelector<HTMLElement>(
    ':is(input:not([type="hidden"], [type="checkbox"]), select)',
  );
  const chosen =
    first?.matches('[type="radio"]') && form?.querySelector<HTMLElement>('[type="radio"]:checked');
  return chosen || first || null;
}

/** Moves the focus after navigation: to the first input after an answer, else to the title. */
function FocusAfterNavigation({ place, titleId, arrived, goesOn = false }: FocusAfterNavigationProps) {
  useLayoutEffect(() => {
    const last = arrived.current;
    if (!last.before) restoreScroll();
    const isLost = last.before && document.activeElement === document.body;
    last.before = true;
    if (last.place === place && !isLost) return;
    const input = last.bySending ? firstInput(titleId) : null;
    const target = input ?? document.getElementById(titleId);
    // A radio and a list open no on-screen keyboard: the page moves only so far that the fixed button does not cover it, and the
    // question stays in view.
    const isPicked = input?.matches('[type="radio"], select') ?? false;
    target?.focus({ preventScroll: input === null || isPicked });
    if (isPicked) input?.scrollIntoView?.({ block: 'nearest' });
    arrived.current = { place, bySending: goesOn && last.bySending, before: true };
  }, [place, titleId, arrived, goesOn]);
  return null;
}

/** Keeps with the history entry how far the page is scrolled, for `restoreScroll` after a reload. */
function keepScroll(): () => void {
  const keep = () => history.replaceState(scrollY, '');
  addEventListener('scrollend', keep);
  return () => removeEventListener('scrollend', keep);
}

/** The page is short until the visit is resumed, so that the browser's own restoring ends at its foot. */
function restoreScroll(): void {
  const kept: unknown = history.state;
  if (typeof kept === 'number') scrollTo({ top: kept, behavior: 'instant' });
}
