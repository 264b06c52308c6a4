import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { sideQuestionWords } from '../../../../content/conversation/side-questions.ts';
import { answerName } from '../../../../dialogue/answers/answer-name.ts';
import { isSensitive } from '../../../../dialogue/answers/is-sensitive.ts';
import type { FieldName } from '../../../../funnel/fields/answer-values.ts';
import type { RecognisedAnswer } from '../../../../store/recognised-answer.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Field } from '../../../../ui/fields/Field.tsx';
import { TextInput } from '../../../../ui/fields/TextInput.tsx';
import { close } from '../../../../ui/icons/close.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { pencil } from '../../../../ui/icons/pencil.ts';
import { unbroken } from '../../../../ui/text/unbroken.ts';
import { RevealButton } from '../../../transcript/RevealButton.tsx';
import { spoken } from '../../announcement-of.ts';
import styles from './AnswerChips.module.css';

const words = sideQuestionWords.several;

/** Changes or drops one answer of several. */
export interface Revising {
  /** Returns the reason if the new answer is refused; null if it is accepted. */
  change: (answer: RecognisedAnswer, said: string) => string | null;
  drop: (answer: RecognisedAnswer) => void;
}

interface AnswerChipsProps {
  answers: readonly RecognisedAnswer[];
  /** Null for a single answer, which can only be accepted or dropped. */
  revising: Revising | null;
}

/** One chip for each recognised answer, which can be changed or dropped. */
export function AnswerChips({ answers, revising }: AnswerChipsProps) {
  const [changing, setChanging] = useState<FieldName | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<FieldName | null>(null);
  // When the form closes, the focus returns to the button that opened it.
  useEffect(() => {
    if (changing === null && focused.current !== null)
      list.current?.querySelector<HTMLElement>(`[data-changes="${focused.current}"]`)?.focus();
    focused.current = changing;
  }, [changing]);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when list-style is none
    <ul ref={list} role="list" className="row gap-8 plain-list">
      {answers.map((answer) => (
        <li key={answer.field} className={styles.chip} data-revisable={revising !== null || undefined}>
          {revising !== null && changing === answer.field ? (
            <ReviseAnswerForm
              answer={answer}
              onChange={(said) => {
                const refusal = revising.change(answer, said);
                if (refusal === null) setChanging(null);
                return refusal;
              }}
              onClose={() => setChanging(null)}
            />
          ) : (
            <Told
              answer={answer}
              onChange={revising && (() => setChanging(answer.field))}
              onDrop={revising && (() => revising.drop(answer))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A long e-mail breaks at its @ rather than inside a word. */
function beforeItsHost(shown: string): ReactNode {
  const [local, host] = shown.split('@');
  return host === undefined ? (
    unbroken(shown)
  ) : (
    <>
      {local}
      <wbr />@{host}
    </>
  );
}

interface ToldProps {
  answer: RecognisedAnswer;
  onChange: (() => void) | null;
  onDrop: (() => void) | null;
}

/** A recognised answer: a tap changes it. A masked one can be shown in clear, and what was just typed is, since only the visitor knows whether it is right. */
function Told({ answer, onChange, onDrop }: ToldProps) {
  const { field, raw, shown, isTyped = false } = answer;
  const [isClear, setClear] = useState<boolean>(isTyped);
  const isMasked = isSensitive(field) && shown.includes('*');
  const isHidden = isMasked && !isClear;
  const name = answerName(answer);
  const value = isClear && isMasked ? Object.values(raw).flat().join(' ') : shown;
  const text = (
    <span>
      {onChange && <span className="visually-hidden">{words.change}</span>}{' '}
      <span className="ink-quiet">{name}:</span>{' '}
      <strong data-print={isClear && isMasked ? 'no' : undefined} aria-hidden={isHidden || undefined}>
        {beforeItsHost(value)}
      </strong>
      {isHidden && <span className="visually-hidden">{spoken(answer)}</span>}
    </span>
  );
  return (
    <>
      {onChange === null ? (
        text
      ) : (
        <button type="button" className={styles.answer} data-changes={field} onClick={onChange}>
          {text}
          <Icon shape={pencil} />
        </button>
      )}
      {isMasked && <RevealButton isClear={isClear} of={name} onClick={() => setClear(!isClear)} />}
      {onDrop !== null && (
        <button type="button" className={styles.key} aria-label={words.drop(name)} onClick={onDrop}>
          <Icon shape={close} />
        </button>
      )}
    </>
  );
}

interface ReviseAnswerFormProps {
  answer: RecognisedAnswer;
  /** Returns the reason if the new text is refused; null if it is accepted. */
  onChange: (said: string) => string | null;
  onClose: () => void;
}

/** Edits one of several recognised answers in place. Accepts any text that its own question would accept. */
function ReviseAnswerForm({ answer, onChange, onClose }: ReviseAnswerFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<string>();
  // A masked value cannot be edited.
  const before = isSensitive(answer.field) ? '' : answer.shown;
  useEffect(() => {
    const line = form.current?.querySelector('input');
    line?.focus();
    line?.select();
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = String(new FormData(event.currentTarget).get('said') ?? '').trim();
    if (said === '' || said === before) return onClose();
    setRefusal(onChange(said) ?? undefined);
  };
  return (
    <form
      ref={form}
      className={styles.again}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Field id={id} label={answerName(answer)} error={refusal}>
        {(control) => <TextInput {...control} name="said" defaultValue={before} autoComplete="off" />}
      </Field>
      <div className={styles.keys}>
        <Button type="submit" variant="secondary">
          {words.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </form>
  );
}
