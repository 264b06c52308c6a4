import type { RawValues } from '../../funnel/fields/field.ts';

/** The current input values, also those pasted or autofilled without an event. */
export function readForm(form: HTMLFormElement): RawValues {
  const raw: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue;
    raw[name] = [...(raw[name] ?? []), value];
  }
  return raw;
}
