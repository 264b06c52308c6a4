import { type ReactNode, useState } from 'react';
import { answerName } from '../../../../dialogue/answers/answer-name.ts';
import { isSensitive } from '../../../../dialogue/answers/is-sensitive.ts';
import type { RecognisedAnswer } from '../../../../store/recognised-answer.ts';
import { unbroken } from '../../../../ui/text/unbroken.ts';
import { RevealButton } from '../../../transcript/RevealButton.tsx';

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

/** A recognised answer. A masked one can be shown in clear, and what was just typed is, since only the visitor knows whether it is right. */
export function ShownAnswer({ answer }: { answer: RecognisedAnswer }) {
  const { field, raw, shown, isTyped = false } = answer;
  const [isClear, setClear] = useState<boolean>(isTyped);
  if (!isSensitive(field) || !shown.includes('*')) return <strong>{beforeItsHost(shown)}</strong>;
  return (
    <>
      <strong data-print={isClear ? 'no' : undefined}>
        {unbroken(isClear ? Object.values(raw).flat().join(' ') : shown)}
      </strong>{' '}
      <RevealButton isClear={isClear} of={answerName(answer)} onClick={() => setClear(!isClear)} />
    </>
  );
}
