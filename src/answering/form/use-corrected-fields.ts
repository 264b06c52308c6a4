import { useRef, useState } from 'react';
import type { Facts } from '../../funnel/facts.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import { fields } from '../../funnel/fields/fields.ts';

interface CorrectedFields {
  isCorrected: (name: FieldName) => boolean;
  /** Left out of the error summary until the form is sent again. */
  isOver: (name: FieldName) => boolean;
  correctedIn: (raw: RawValues) => readonly FieldName[];
  look: (raw: RawValues) => void;
  hold: (raw: RawValues) => void;
  sent: (raw: RawValues) => void;
}

/** Tracks which refused answers are valid by now. Refusals that only the server decides stay. */
export function useCorrectedFields(refused: readonly FieldName[], facts: Facts): CorrectedFields {
  const [corrected, setCorrected] = useState<readonly FieldName[]>([]);
  const [over, setOver] = useState<readonly FieldName[]>([]);
  const before = useRef<RawValues>({});
  const isRead = (name: FieldName, raw: RawValues): boolean => fields[name].read(raw, facts).kind === 'read';
  const correctedIn = (raw: RawValues): readonly FieldName[] =>
    refused.filter((name) => isRead(name, raw) && !isRead(name, before.current));
  const look = (raw: RawValues): readonly FieldName[] => {
    const found = correctedIn(raw);
    if (refused.length > 0) setCorrected(found);
    return found;
  };
  return {
    isCorrected: (name) => corrected.includes(name),
    isOver: (name) => over.includes(name),
    correctedIn,
    look,
    hold: (raw) => setOver(look(raw)),
    sent: (raw) => {
      before.current = raw;
      setCorrected([]);
      setOver([]);
    },
  };
}
