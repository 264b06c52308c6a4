import {
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { frame } from '../../content/screens/frame.ts';
import { postcodePath } from '../../contract/calls/postcode-path.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import { fields, isFieldName } from '../../funnel/fields/fields.ts';
import { readAnswers } from '../../funnel/fields/read-answers.ts';
import type { Step } from '../../funnel/steps/step.ts';
import { askedFields } from '../../funnel/walk.ts';
import type { InputWarning } from '../../funnel/warnings/input-warning.ts';
import { answersSubmitted, draftKept } from '../../store/events.ts';
import { selectFacts, selectIsBusy } from '../../store/selectors.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { StickyAction } from '../../ui/actions/StickyAction.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { holdSubmit } from '../../ui/fields/held-submit.ts';
import { useHeldSubmit } from '../../ui/fields/use-held-submit.ts';
import { isAnsweredByTap, useIsBubble } from '../answer-surface.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../store-hooks.ts';
import { useStepWords } from '../use-step-words.ts';
import { InputWarningNote } from '../warnings/lazy-input-warnings.ts';
import { useInputWarnings } from '../warnings/use-input-warnings.ts';
import { AnswerField } from './AnswerField.tsx';
import styles from './AnswerForm.module.css';
import { EffectFailure } from './EffectFailure.tsx';
import { readForm } from './read-form.ts';
import { useCorrectedFields } from './use-corrected-fields.ts';
import { useLookAfterInput } from './use-look-after-input.ts';

export interface AnswerFormProps {
  /** All steps of the page: one form answers them together. */
  steps: readonly Step[];
  labelledBy: string;
  onSent?: () => void;
  /** Rendered between the inputs and the button. */
  children?: ReactNode;
}

export function AnswerForm({ steps, labelledBy, onSent, children }: AnswerFormProps) {
  const dispatch = useAppDispatch();
  const isBubble = useIsBubble();
  const facts = useAppSelector(selectFacts);
  const refused = useAppSelector((state) => state.answers.refused);
  const isVisitReady = useAppSelector((state) => state.visit.phase === 'ready');
  const isBusy = useAppSelector(selectIsBusy);
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const takesSubmit = useRef<(() => boolean) | null>(null);
  const ids = steps.map(({ id }) => id);
  const inputs = steps.flatMap((step) => askedFields(step, facts).map((name) => ({ name, step })));
  const names = inputs.map(({ name }) => name);
  const warnings = useInputWarnings(names);
  // Before the visit is ready, the answers may belong to another visitor.
  const isReady = isVisitReady && warnings.isReady;
  const words = useStepWords(steps);
  const busy = words.busy ?? frame.waiting;
  const corrected = useCorrectedFields(refused, ids, facts);
  const errors = names.flatMap((name) => {
    const message = corrected.isOver(name) ? undefined : corrected.errorOf(name);
    return message === undefined ? [] : [{ fieldId: name, message }];
  });

  useHeldSubmit(form, isReady);
  useKeepDraft(form, names, corrected.correctedIn);
  useLookAfterInput(form, (raw) => {
    warnings.look(raw);
    corrected.look(raw);
  });

  // An answer may add a question to the same page; that question takes the focus.
  const asked = names.join(' ');
  const known = useRef(asked);
  useEffect(() => {
    const added = asked.split(' ').find((name) => !known.current.split(' ').includes(name));
    known.current = asked;
    if (added !== undefined && attempt > 0) document.getElementById(added)?.focus();
  }, [asked, attempt]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    if (!isReady) holdSubmit(sent);
    if (!isReady || isBusy || takesSubmit.current?.()) return;
    const raw = readForm(sent);
    // A warning says that the form may be sent as it is, so it is shown only if no answer is refused.
    const isRefused = Object.keys(readAnswers(ids, raw, facts).messages).length > 0;
    if (!isRefused && warnings.hold(raw)) return corrected.look(raw);
    corrected.sent(raw);
    onSent?.();
    setAttempt(attempt + 1);
    dispatch(answersSubmitted({ steps: ids, raw }));
  };

  const lastName = names.at(-1);
  const kind = lastName === undefined ? undefined : fields[lastName].input;
  // Each plan has a button of its own.
  const isQuiet =
    (kind === 'plan' && chosen === undefined) || (isBubble && kind !== undefined && isAnsweredByTap(kind));
  const action = (
    <Button
      type="submit"
      variant={isQuiet ? 'secondary' : 'primary'}
      wide
      isLoading={isBusy}
      loadingLabel={busy}
    >
      {words.action}
    </Button>
  );

  return (
    <form
      ref={form}
      className={styles.form}
      data-look={isBubble ? 'bubble' : 'page'}
      method="post"
      noValidate
      // The inline script marks a form sent before hydration.
      suppressHydrationWarning
      aria-labelledby={labelledBy}
      onInput={({ currentTarget }) => corrected.typed(readForm(currentTarget))}
      // What the inline script looks up for a form sent before hydration.
      data-lookup={names.includes('cep') ? postcodePath : undefined}
      onSubmit={submit}
    >
      <ErrorSummary title={frame.errors(errors.length)} errors={errors} attempt={attempt} />
      {/* A failure of the answer before does not come back once a refused one is corrected. */}
      {names.every((name) => refused[name] === undefined) && <EffectFailure />}
      {inputs.map(({ name, step }, index) => (
        <div key={name} className="stack gap-12">
          <AnswerField
            name={name}
            step={step}
            last={index === names.length - 1}
            error={corrected.errorOf(name)}
            onBeforeSubmit={(takes) => {
              takesSubmit.current = takes;
            }}
            onChosen={setChosen}
          />
          <InputWarnings warnings={warnings.about(name)} onTaken={warnings.forget} />
        </div>
      ))}
      {children}
      {isBubble ? (
        action
      ) : (
        <StickyAction stays={chosen !== undefined}>
          {chosen && <p className={styles.chosen}>{chosen}</p>}
          {/* Before hydration written into by what holds the form. */}
          <p
            className="visually-hidden"
            aria-live="polite"
            data-starter-note
            data-busy={busy}
            suppressHydrationWarning
          >
            {isBusy ? busy : ''}
          </p>
          {action}
        </StickyAction>
      )}
    </form>
  );
}

/** The live region is there before its message, so that screen readers announce it. */
function InputWarnings({
  warnings,
  onTaken,
}: {
  warnings: readonly InputWarning[] | null;
  onTaken: () => void;
}) {
  if (warnings === null) return null;
  return (
    <div role="status" className={styles.warnings}>
      <Suspense>
        {warnings.map((warning) => (
          <InputWarningNote key={warning.about} warning={warning} onTaken={onTaken} />
        ))}
      </Suspense>
    </div>
  );
}

/**
 * When the visitor is called back to an earlier answer, the current input is kept as a draft. Refusals that it corrects
 * end with the form: the other face knows nothing of them.
 */
function useKeepDraft(
  form: RefObject<HTMLFormElement | null>,
  names: readonly FieldName[],
  correctedIn: (raw: RawValues) => readonly FieldName[],
): void {
  const store = useAppStore();
  const leave = useEffectEvent(() => {
    if (form.current === null) return;
    const raw = readForm(form.current);
    const { draft, refused, values } = store.getState().answers;
    const isOpen = names.some((name) => values[name] === undefined);
    const isCalledBack = Object.keys(refused)
      .filter(isFieldName)
      .some((name) => refused[name] !== undefined && !names.includes(name));
    const kept = isOpen && isCalledBack ? { ...draft, ...raw } : draft;
    const corrected = correctedIn(raw);
    if (kept !== draft || corrected.length > 0) store.dispatch(draftKept({ raw: kept ?? {}, corrected }));
  });
  useLayoutEffect(() => () => leave(), []);
}
