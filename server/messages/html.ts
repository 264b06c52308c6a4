/** Escaped HTML, created only by `html`. */
class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type { Html };

type Value = Html | string | number | null | undefined | false | readonly Value[];

/** Template tag that escapes every value, also for quoted attributes. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(
    parts.map((part, index) => (index === 0 ? '' : markupOf(values[index - 1])) + part).join(''),
  );
}

function markupOf(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return value.map(markupOf).join('');
}

const escaped = (text: string): string => text.replace(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`);
