import {
  type InputEvent,
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
} from 'react';
import { composerId } from '../../answering/composer.ts';
import { redrawInput } from '../../answering/form/redraw-input.ts';
import { OfflineStrip } from '../../answering/screens/visit/OfflineStrip.tsx';
import { useAppSelector, useAppStore } from '../../answering/store-hooks.ts';
import { conversationWords as words } from '../../content/conversation/words.ts';
import { fieldErrors } from '../../content/field-errors.ts';
import { postcode } from '../../content/steps/postcode.ts';
import { postcodePath } from '../../contract/calls/postcode-path.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { FieldError } from '../../ui/fields/FieldError.tsx';
import { holdSubmit } from '../../ui/fields/held-submit.ts';
import { useHeldSubmit } from '../../ui/fields/use-held-submit.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { send } from '../../ui/icons/send.ts';
import { lazyUnderstanding } from '../messages/lazy-understanding.ts';
import { scrollToQuestion, uncoverQuestion } from '../scroll-to-question.ts';
import styles from './Composer.module.css';
import { hintsIdOf } from './hints-id-of.ts';
import { LettersKey } from './LettersKey.tsx';
import { useComposerText } from './use-composer-text.ts';
import { useKeyboard } from './use-keyboard.ts';
import { OfferedVoice } from './VoiceKey.tsx';

interface ComposerProps {
  input: RefObject<HTMLInputElement | null>;
  /** The field that the composer asks; null if a card does. */
  field: FieldName | null;
  /** The question's text, which labels the input. */
  questionId: string;
  /** Changes with the question and with each side question. */
  place: string;
  /** Changes with the question only. */
  question: string;
  /** True until the reply arrives; nothing is asked meanwhile. */
  isWaiting: boolean;
  isReady: boolean;
  /** A message was sent, and its reply is awaited. */
  isSent: boolean;
  /** Part of the answer is told, and the rest is asked for. */
  isRest: boolean;
  /** A form is open: the line comes below it instead of standing over it. */
  isAfterForm: boolean;
  /** A text that is refused comes back into the line for correction. */
  onSay: (text: string) => void;
}

/** Milliseconds in which a new question counts as unread. */
const unread = 500;
const errorId = 'composer-error';

/** The ids of the error and the hints. */
const describedBy = (questionId: string | null, hasFailed: boolean): string | undefined =>
  [...(hasFailed ? [errorId] : []), ...(questionId === null ? [] : [hintsIdOf(questionId)])].join(' ') ||
  undefined;

/** The conversation's only input. It stays mounted; only the field it asks for changes. */
export function Composer(props: ComposerProps) {
  const { input, field, questionId, question, isReady, isRest, isAfterForm, onSay } = props;
  const store = useAppStore();
  const error = useAppSelector((state) => (field ? state.answers.refused[field] : undefined));
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const asked = field === null ? null : fields[field];
  const label = field === null ? { 'aria-label': words.composer.free } : { 'aria-labelledby': questionId };
  const hasFailed = error !== undefined;
  const { mode, mask, letters } = useKeyboard(field, isRest);
  /** Changes with each refusal. */
  const failure = useAppSelector(({ misunderstandings }) => (hasFailed ? misunderstandings.refusals : null));
  const { changed, selectEarlier, tapEarlier } = useComposerText({ ...props, hasFailed });

  // The error is above the input and must not cover the question; the alternatives are below.
  useEffect(() => {
    if (failure === null) return;
    scrollToQuestion();
    uncoverQuestion();
  }, [failure]);

  // Clears the inline script's message about an early answer.
  useEffect(() => {
    if (!isReady || !note.current?.textContent) return;
    note.current.textContent = '';
    form.current?.querySelector('[aria-invalid]')?.removeAttribute('aria-invalid');
  }, [isReady]);
  // Before the visit is ready, the answers may belong to another visitor.
  useHeldSubmit(form, isReady);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const box = input.current;
    if (box === null) return;
    if (!isReady) holdSubmit(event.currentTarget);
    // A second Enter right after the first does not answer a question that is still unread.
    else if (box.value || performance.now() - changed.current > unread) say(box, box.value);
  };

  /** Submits directly: the browser's implicit submission clicks the button, which triggers all click listeners. */
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) form.current?.requestSubmit();
  };

  const say = (box: HTMLInputElement, text: string) => {
    box.value = '';
    onSay(text.trim());
    // Words in a number field are selected, so that the next text replaces them.
    if (box.value !== '' && (asked?.mask || asked?.input === 'number-or-none') && /\p{L}{2}/u.test(text))
      box.select();
  };

  const draw = ({ nativeEvent }: InputEvent<HTMLInputElement>) => {
    const box = input.current;
    if (box === null) return;
    if (mask) redrawInput(box, mask, nativeEvent.inputType);
    if (field !== null) lazyUnderstanding.now()?.dropCorrectedRefusal(store, field, box.value);
  };

  return (
    <form
      ref={form}
      className={styles.composer}
      data-print="no"
      method="post"
      noValidate
      data-starts
      data-after-form={isAfterForm || undefined}
      // The inline script marks a form sent before hydration.
      suppressHydrationWarning
      data-lookup={postcodePath}
      data-refusal={fieldErrors.cepShape}
      data-busy={postcode.busy}
      {...label}
      onSubmit={submit}
    >
      <p ref={note} data-starter-note className={styles.note} aria-live="polite" suppressHydrationWarning>
        {''}
      </p>
      {hasFailed && (
        <div className={styles.note}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
      <OfflineStrip />
      <div className={styles.line} data-invalid={hasFailed || undefined}>
        <input
          ref={input}
          className={styles.input}
          id={composerId}
          name={field ?? 'message'}
          type="text"
          data-mask={mask}
          inputMode={mode}
          autoComplete={asked?.autocomplete ?? 'off'}
          autoCapitalize={asked?.capitals ?? 'none'}
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          placeholder={field === null ? words.composer.choose : words.composer.placeholder}
          {...label}
          aria-describedby={describedBy(field === null ? null : questionId, hasFailed)}
          aria-invalid={hasFailed || undefined}
          onInput={draw}
          onFocus={selectEarlier}
          onClick={tapEarlier}
          onKeyDown={enter}
        />
        {letters !== null && <LettersKey input={input} isOn={letters} />}
        <OfferedVoice input={input} question={question} isReady={isReady} />
        <button type="submit" className={styles.send} aria-label={words.composer.send}>
          <Icon shape={send} />
        </button>
      </div>
    </form>
  );
}
