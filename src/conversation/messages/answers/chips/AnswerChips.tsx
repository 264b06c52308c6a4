import { type ReactNode, useState } from 'react';
import { answerName } from '../../../../dialogue/answers/answer-name.ts';
import { isSensitive } from '../../../../dialogue/answers/is-sensitive.ts';
import { spoken } from '../../../../dialogue/answers/spoken.ts';
import type { RecognisedAnswer } from '../../../../store/recognised-answer.ts';
import { unbroken } from '../../../../ui/text/unbroken.ts';
import { RevealButton } from '../../../transcript/RevealButton.tsx';
import styles from './AnswerChips.module.css';

/** One chip for each recognised answer. */
export const AnswerChips = ({ answers }: { answers: readonly RecognisedAnswer[] }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when list-style is none
  <ul role="list" className="row gap-8 plain-list">
    {answers.map((answer) => (
      <li key={answer.field} className={styles.chip}>
        <Told answer={answer} />
      </li>
    ))}
  </ul>
);

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

/** A masked one can be shown in clear, and what was just typed is, since only the visitor knows whether it is right. */
function Told({ answer }: { answer: RecognisedAnswer }) {
  const { field, raw, shown, isTyped = false } = answer;
  const [isClear, setClear] = useState<boolean>(isTyped);
  const isMasked = isSensitive(field) && shown.includes('*');
  const isHidden = isMasked && !isClear;
  const name = answerName(answer);
  const value = isClear && isMasked ? Object.values(raw).flat().join(' ') : shown;
  return (
    <>
      <span>
        <span className="ink-quiet">{name}:</span>{' '}
        <strong data-print={isClear && isMasked ? 'no' : undefined} aria-hidden={isHidden || undefined}>
          {beforeItsHost(value)}
        </strong>
        {isHidden && <span className="visually-hidden">{spoken(answer)}</span>}
      </span>
      {isMasked && <RevealButton isClear={isClear} of={name} onClick={() => setClear(!isClear)} />}
    </>
  );
}
