import { useRef, useState } from 'react';
import type { Facts } from '../../funnel/facts.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import { isFieldName } from '../../funnel/fields/fields.ts';
import { readAnswers } from '../../funnel/fields/read-answers.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import type { Messages } from '../../store/events.ts';

interface CorrectedFields {
  /** What is wrong with the field by now; undefined if it is right. */
  errorOf: (name: FieldName) => string | undefined;
  /** Left out of the error summary until the form is sent again. */
  isOver: (name: FieldName) => boolean;
  correctedIn: (raw: RawValues) => readonly FieldName[];
  /** Only corrects: nothing becomes wrong while it is typed. */
  typed: (raw: RawValues) => void;
  look: (raw: RawValues) => void;
  sent: (raw: RawValues) => void;
}

/** Tracks which refused answers are valid by now. Refusals that only the server decides stay. */
export function useCorrectedFields(
  refused: Messages,
  steps: readonly StepId[],
  facts: Facts,
): CorrectedFields {
  const [corrected, setCorrected] = useState<readonly FieldName[]>([]);
  const [over, setOver] = useState<readonly FieldName[]>([]);
  const [messages, setMessages] = useState<Messages>({});
  const before = useRef<RawValues>({});
  const wrongIn = (raw: RawValues): Messages => readAnswers(steps, raw, facts).messages;
  const correctedIn = (raw: RawValues): readonly FieldName[] => {
    const wrong = wrongIn(raw);
    const wasWrong = Object.keys(wrongIn(before.current)).filter(isFieldName);
    return wasWrong.filter((name) => refused[name] !== undefined && wrong[name] === undefined);
  };
  const isRefused = Object.values(refused).some((message) => message !== undefined);
  const note = (raw: RawValues, stays: readonly FieldName[]) => {
    const found = correctedIn(raw);
    setCorrected([...stays, ...found]);
    setOver([...over, ...found]);
  };
  return {
    errorOf: (name) =>
      corrected.includes(name) ? undefined : refused[name] && (messages[name] ?? refused[name]),
    isOver: (name) => over.includes(name),
    correctedIn,
    typed: (raw) => isRefused && note(raw, corrected),
    look: (raw) => {
      if (!isRefused) return;
      note(raw, []);
      setMessages(wrongIn(raw));
    },
    sent: (raw) => {
      before.current = raw;
      setCorrected([]);
      setOver([]);
      setMessages({});
    },
  };
}
