import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { check, mayBeEmpty, pendingFields } from './recognise-answers.ts';
import type { Asked } from './understood.ts';

/** Digits that were meant as the one answer asked for, but are too few or too many for it. */
export function refusalOf(shown: string, asked: Asked): string | null {
  const [only, another] = pendingFields(asked).filter((name) => !mayBeEmpty(name, asked));
  if (only === undefined || another !== undefined || !isAttempt(only, shown)) return null;
  const checked = check(only, { [only]: [shown] }, asked);
  return checked.kind === 'refused' ? checked.message : null;
}

function isAttempt(name: FieldName, shown: string): boolean {
  if (name === 'email') return shown.includes('@') && !shown.includes('?');
  return (
    fields[name].mask !== undefined &&
    (/^[\d\s./()-]+$/.test(shown) || (shown.match(/\d/g)?.length ?? 0) >= 4)
  );
}
