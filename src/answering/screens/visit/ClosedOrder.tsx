import { doneWords } from '../../../content/screens/done.ts';
import { resumeWords } from '../../../content/screens/resume.ts';
import type { LeadStep } from '../../../contract/lead/lead-steps.ts';
import type { LeadView } from '../../../contract/lead/lead-view.ts';
import { writePath } from '../../../funnel/routes/read-path.ts';
import { startedOver } from '../../../store/events.ts';
import { selectCampaign } from '../../../store/selectors.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { StickyAction } from '../../../ui/actions/StickyAction.tsx';
import { useAppDispatch, useAppSelector } from '../../store-hooks.ts';
import { QuestionScreen } from '../QuestionScreen.tsx';

const isMade = ({ step }: LeadView): boolean => step === ('finished' satisfies LeadStep);

/** Whether the order of a link was made, or has no phone to prove it with. */
export const isClosed = (link: LeadView): boolean => isMade(link) || link.provable === false;

/** An order that its link cannot continue, and where to go instead. */
export function ClosedOrder({ titleId, link, order }: { titleId: string; link: LeadView; order: string }) {
  const dispatch = useAppDispatch();
  const campaign = useAppSelector(selectCampaign);
  const words = isMade(link) ? resumeWords.ordered : resumeWords.unprovable;
  return (
    <QuestionScreen titleId={titleId} page={resumeWords.page} title={words.title}>
      <p>
        {order}
        {words.explain}
      </p>
      <StickyAction>
        {isMade(link) && (
          <ButtonLink wide href={writePath(campaign, doneWords.follow.route)}>
            {doneWords.follow.text}
          </ButtonLink>
        )}
        <Button variant={isMade(link) ? 'secondary' : 'primary'} wide onClick={() => dispatch(startedOver())}>
          {resumeWords.proof.startOver}
        </Button>
      </StickyAction>
    </QuestionScreen>
  );
}
