import { type SubmitEvent, useState } from 'react';
import { doneWords } from '../../../content/screens/done.ts';
import { frame } from '../../../content/screens/frame.ts';
import { resumeWords, stoppedAfter } from '../../../content/screens/resume.ts';
import type { LeadStep } from '../../../contract/lead/lead-steps.ts';
import type { LeadView } from '../../../contract/lead/lead-view.ts';
import { townName } from '../../../contract/town.ts';
import { firstValue } from '../../../funnel/fields/field.ts';
import { writePath } from '../../../funnel/routes/read-path.ts';
import { phoneEndingGiven, startedOver } from '../../../store/events.ts';
import { selectCampaign } from '../../../store/selectors.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { StickyAction } from '../../../ui/actions/StickyAction.tsx';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { readForm } from '../../form/read-form.ts';
import { useAppDispatch, useAppSelector } from '../../store-hooks.ts';
import { HumanHelp } from '../help/HumanHelp.tsx';
import { QuestionScreen } from '../QuestionScreen.tsx';
import screens from '../screens.module.css';
import styles from './questions.module.css';

const isMade = ({ step }: LeadView): boolean => step === ('finished' satisfies LeadStep);

/** Whether the order of a link was made, or has no phone to prove it with. */
const isClosed = (link: LeadView): boolean => isMade(link) || link.provable === false;

/** An order that its link cannot continue, and where to go instead. */
function ClosedOrder({ titleId, link, order }: { titleId: string; link: LeadView; order: string }) {
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

const words = resumeWords.proof;
const name = 'phone_ending';

/** A link grants no access: before the proof only plan and town are shown. */
export function ProofQuestion({ titleId }: { titleId: string }) {
  const dispatch = useAppDispatch();
  const { link, proof } = useAppSelector((state) => state.access);
  const after = stoppedAfter[link?.step ?? ''];
  const [isWrong, setWrong] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const error = isWrong ? words.wrong : (proof.message ?? undefined);

  const startOver = () => dispatch(startedOver());
  const order = link
    ? `${words.order(link.plan?.plan ?? '', townName(link.address.city) || link.address.state)} `
    : '';
  if (link && isClosed(link)) return <ClosedOrder titleId={titleId} link={link} order={order} />;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (proof.busy) return;
    const digits = firstValue(readForm(event.currentTarget), name).replace(/\D/g, '');
    const isEnding = digits.length === 4;
    setWrong(!isEnding);
    setAttempt(attempt + 1);
    if (isEnding) dispatch(phoneEndingGiven({ phoneEnding: digits }));
  };

  return (
    <QuestionScreen titleId={titleId} page={words.page} title={words.title}>
      <p>
        {order}
        {after !== undefined && `${words.stopped(after)} `}
        {proof.isLost ? words.ended : words.explain}
      </p>
      <form className={styles.form} method="post" noValidate aria-labelledby={titleId} onSubmit={submit}>
        <ErrorSummary
          title={frame.errors(1)}
          errors={error && !proof.busy ? [{ fieldId: name, message: error }] : []}
          attempt={attempt}
        />
        <Field id={name} label={words.label} hint={words.hint} error={error}>
          {(control) => (
            <TextInput
              {...control}
              name={name}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              enterKeyHint="go"
            />
          )}
        </Field>
        <StickyAction>
          <Button type="submit" wide isLoading={proof.busy} loadingLabel={words.busy}>
            {words.action}
          </Button>
          <Button variant="secondary" wide onClick={startOver}>
            {words.startOver}
          </Button>
        </StickyAction>
      </form>
      {(proof.message !== null || attempt > 1) && (
        <section className={screens.aside}>
          <h2 className="text-l">{words.person}</h2>
          <HumanHelp />
        </section>
      )}
    </QuestionScreen>
  );
}
