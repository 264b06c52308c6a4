import type { RawValues } from '../../funnel/fields/field.ts';

/** What the inputs hold just now: typed, pasted or filled in by the browser, whether or not there was an event. */
export function readForm(form: HTMLFormElement): RawValues {
  const raw: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue;
    raw[name] = [...(raw[name] ?? []), value];
  }
  return raw;
}
