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

const start: {
  corrected: readonly FieldName[];
  over: readonly FieldName[];
  messages: Messages;
} = { corrected: [], over: [], messages: {} };

/** Tracks which refused answers are valid by now. Refusals that only the server decides stay. */
export function useCorrectedFields(
  refused: Messages,
  steps: readonly StepId[],
  facts: Facts,
): CorrectedFields {
  const [{ corrected, over, messages }, setState] = useState(start);
  const before = useRef<RawValues>({});
  const wrongIn = (raw: RawValues): Messages => readAnswers(steps, raw, facts).messages;
  const correctedIn = (raw: RawValues): readonly FieldName[] => {
    const wrong = wrongIn(raw);
    const wasWrong = Object.keys(wrongIn(before.current)).filter(isFieldName);
    return wasWrong.filter((name) => refused[name] !== undefined && wrong[name] === undefined);
  };
  return {
    errorOf: (name) =>
      corrected.includes(name) ? undefined : refused[name] && (messages[name] ?? refused[name]),
    isOver: (name) => over.includes(name),
    correctedIn,
    typed: (raw) => {
      const found = correctedIn(raw);
      const next = { corrected: [...corrected, ...found], over: [...over, ...found], messages };
      if (found.length > 0) setState(next);
    },
    look: (raw) => {
      const found = correctedIn(raw);
      setState({ corrected: found, over: [...over, ...found], messages: wrongIn(raw) });
    },
    sent: (raw) => {
      before.current = raw;
      setState(start);
    },
  };
}
