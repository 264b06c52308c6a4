import { doneWords } from '../../../content/screens/done.ts';
import { refusalOptionWords } from '../../../content/screens/refusal-options.ts';
import type { Failure } from '../../../funnel/facts.ts';
import { journeys } from '../../../funnel/journeys/journeys.ts';
import { addressIn, writePath } from '../../../funnel/routes/read-path.ts';
import { routeOfStep } from '../../../funnel/routes/route-of-step.ts';
import { anotherOrderWanted, startedOver } from '../../../store/events.ts';
import { selectCampaign } from '../../../store/selectors.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { focusQuestion } from '../../focus-question.ts';
import { useAppDispatch, useAppSelector } from '../../store-hooks.ts';
import { HumanHelp } from './HumanHelp.tsx';

const whereOffersAreFound = routeOfStep(journeys.order, 'verificando-disponibilidade') ?? '/';

type Way = NonNullable<Failure['way']>;

/** What a visitor can do after a final refusal, with contact options if nothing else is possible. */
export function RefusalOptions({ way, isAlone }: { way: Way | undefined; isAlone: boolean }) {
  return (
    <>
      {way !== undefined && <RefusalOption way={way} />}
      {isAlone && <HumanHelp />}
    </>
  );
}

function RefusalOption({ way }: { way: Way }) {
  const dispatch = useAppDispatch();
  const face = useAppSelector(({ visit }) => visit.face);
  if (way === 'other-offers')
    return (
      <ButtonLink href={addressIn(face, whereOffersAreFound)} wide>
        {refusalOptionWords.otherOffers}
      </ButtonLink>
    );
  if (way === 'made-order') return <AfterOrder />;
  const order = () => {
    focusQuestion();
    dispatch(anotherOrderWanted());
  };
  return (
    <Button variant="secondary" wide onClick={order}>
      {refusalOptionWords.anotherOrder}
    </Button>
  );
}

/** The order was made in another tab: this one can follow it, or begin the next. */
function AfterOrder() {
  const dispatch = useAppDispatch();
  const campaign = useAppSelector(selectCampaign);
  return (
    <>
      <ButtonLink href={writePath(campaign, doneWords.follow.route)} wide>
        {doneWords.follow.text}
      </ButtonLink>
      <Button variant="secondary" wide onClick={() => dispatch(startedOver())}>
        {refusalOptionWords.newOrder}
      </Button>
    </>
  );
}
