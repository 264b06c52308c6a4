import { type ReactNode, Suspense, useContext, useLayoutEffect } from 'react';
import { FindPostcode, OpenAddressSearch } from '../answering/address-search/FindPostcode.tsx';
import { StepAlternatives } from '../answering/alternatives/StepAlternatives.tsx';
import { AnswerSurfaceContext } from '../answering/answer-surface.ts';
import { ContactIfNotFound } from '../answering/ContactIfNotFound.tsx';
import { EffectFailure } from '../answering/form/EffectFailure.tsx';
import { screens } from '../answering/screens/screens.ts';
import { useAppDispatch, useAppSelector } from '../answering/store-hooks.ts';
import { journeyOffers } from '../content/conversation/journey-offers.ts';
import { conversationWords } from '../content/conversation/words.ts';
import { frame } from '../content/screens/frame.ts';
import { besidesOf } from '../dialogue/messages/composer-text.ts';
import { selectInstead, selectIsEarlier } from '../dialogue/selectors.ts';
import type { FieldName } from '../funnel/fields/answer-values.ts';
import { fields } from '../funnel/fields/fields.ts';
import type { JourneyId } from '../funnel/journeys/journey.ts';
import { addressIn } from '../funnel/routes/read-path.ts';
import type { Step } from '../funnel/steps/step.ts';
import { fieldWordsOf } from '../funnel/words/every-step-words.ts';
import { answersSubmitted } from '../store/events.ts';
import { selectFacts } from '../store/selectors.ts';
import { Button } from '../ui/actions/Button.tsx';
import { RouteLink } from '../ui/actions/RouteLink.tsx';
import { Skeleton } from '../ui/blocks/Skeleton.tsx';
import { Moving } from '../ui/motion/Moving.tsx';
import { unbroken } from '../ui/text/unbroken.ts';
import { AnswerAnimationContext } from './answer-animation.ts';
import { hintsIdOf } from './composer/hints-id-of.ts';
import { CardForm, EditingNote } from './messages/lazy-understanding.ts';
import styles from './PendingQuestion.module.css';
import { QuickReplies } from './QuickReplies.tsx';
import { scrollToQuestion } from './scroll-to-question.ts';
import bubble from './transcript/Bubble.module.css';
import type { Fold } from './use-fold.ts';

const offers: Partial<Record<JourneyId, string>> = journeyOffers;

interface PendingQuestionProps {
  text: string;
  textId: string;
  steps: readonly Step[];
  typed: FieldName | null;
  fold: Fold;
  onSent: () => void;
  /** Rendered with the control, so that it acts once the control is there. */
  children: ReactNode;
}

/** The open question with its control, unless the composer is the control. */
export function PendingQuestion(props: PendingQuestionProps) {
  const { text, textId, steps, typed, fold, onSent, children } = props;
  const [first] = steps;
  const Screen = first && first.screen !== 'form' ? screens[first.screen] : null;
  // Plan cards have their own frame.
  const isBoxed = steps.every(
    ({ screen, fields: names }) => screen === 'form' && names.every((name) => fields[name].input !== 'plan'),
  );
  const isEarlier = useAppSelector(selectIsEarlier);
  const answering = useContext(AnswerAnimationContext);
  const card = { steps, titleId: textId, labelledBy: textId, onSent };
  return (
    <Moving
      tag="li"
      how="rise"
      after={0.04}
      enters={answering.isAnimating}
      className={bubble.shop}
      data-open
      data-folded={fold.isFolded || undefined}
    >
      <div className={bubble.said}>
        <p id={textId} tabIndex={-1} data-asks className="strong">
          {unbroken(text)}
        </p>
        {fold.toggle && (
          <Button variant="quiet" aria-expanded={!fold.isFolded} onClick={fold.toggle}>
            {conversationWords.withTeam.answerHere}
          </Button>
        )}
        {isEarlier && (
          <Suspense>
            <EditingNote steps={steps} />
          </Suspense>
        )}
        {typed === null ? (
          <QuickReplies steps={steps} only="answers" />
        ) : (
          <TypedAids textId={textId} field={typed} steps={steps} onSent={onSent} />
        )}
      </div>
      {typed !== null ? (
        children
      ) : (
        <div className={styles.card} data-boxed={isBoxed || undefined}>
          <AnswerSurfaceContext value="bubble">
            <Suspense
              fallback={<ControlPlaceholder fields={steps.flatMap(({ fields: names }) => names).length} />}
            >
              {Screen ? <Screen {...card} /> : <CardForm {...card} />}
              {children}
            </Suspense>
          </AnswerSurfaceContext>
          <QuickReplies steps={steps} only="questions" />
        </div>
      )}
    </Moving>
  );
}

/** Label, input and hint. */
const linesOfField = 4;

/** A skeleton about as high as the control that is loading, to avoid a layout shift. */
function ControlPlaceholder({ fields }: { fields: number }) {
  useLayoutEffect(() => void requestAnimationFrame(scrollToQuestion), []);
  return <Skeleton lines={linesOfField * Math.max(fields, 3)} />;
}

type TypedAidsProps = { textId: string; field: FieldName; steps: readonly Step[]; onSent: () => void };

/** Help for typing: expected form, reason, value on file and an answer to tap. */
function TypedAids({ textId, field, steps, onSent }: TypedAidsProps) {
  const dispatch = useAppDispatch();
  const words = fieldWordsOf(field, steps);
  const onFile = useAppSelector((state) => state.answers.onFile[field]);
  // The composer shows its own messages; they are not repeated here.
  const isRefused = useAppSelector((state) => state.answers.refused[field] !== undefined);
  const facts = useAppSelector(selectFacts);
  // Tells how to add the optional parts in the same message.
  const besides = besidesOf(field, steps, facts).flatMap((name) => fieldWordsOf(name, steps).beside ?? []);
  const reply = words.quickReply;
  const instead = useAppSelector(selectInstead);
  const face = useAppSelector((state) => state.visit.face);
  const isLost = useAppSelector((state) => state.answers.lost.includes(field));
  const hint = isLost ? frame.lost : onFile === undefined ? words.hint : frame.onFile(onFile);
  const give = () => {
    if (reply === undefined) return;
    onSent();
    dispatch(answersSubmitted({ steps: steps.map(({ id }) => id), raw: reply.raw }));
  };
  return (
    <>
      <div id={hintsIdOf(textId)} className={styles.hints}>
        {hint && <p className="quiet">{unbroken(hint)}</p>}
        {besides.map((beside) => (
          <p key={beside} className="quiet">
            {unbroken(beside)}
          </p>
        ))}
        {words.why && <p className="quiet">{words.why.text}</p>}
      </div>
      {!isRefused && <EffectFailure />}
      <StepAlternatives steps={steps} />
      <ContactIfNotFound steps={steps} />
      <QuickReplies steps={steps}>
        {reply && (
          <Button variant="secondary" onClick={give}>
            {reply.label}
          </Button>
        )}
        {words.source && <FindPostcode />}
        {instead && <RouteLink to={addressIn(face, instead.route)}>{offers[instead.id]}</RouteLink>}
      </QuickReplies>
      {words.source && <OpenAddressSearch />}
    </>
  );
}
