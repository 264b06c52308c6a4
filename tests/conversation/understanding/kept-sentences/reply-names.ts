const modules = import.meta.glob<Record<string, unknown>>('/src/content/**/*.ts', { eager: true });

const idOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? value.id
    : null;

/** Each text of the product with its place: `hintWords.cpf`. */
function textsIn(value: unknown, place: string): (readonly [string, string])[] {
  if (typeof value === 'string') return [[value, place]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${place}.${idOf(part) ?? key}`));
}

const placeOf = new Map(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, value]) => textsIn(value, name))
    .toReversed(),
);

/** The longest first: some sentences stand inside others. */
const sentences = [...placeOf]
  .filter(([text]) => /^.{20,}[.?!]$/s.test(text))
  .toSorted(([one], [other]) => other.length - one.length);

/** A reply by the places of its sentences, so that another wording moves nothing; of what is computed, the figures. */
export function replyInNames(reply: string): string {
  const whole = placeOf.get(reply);
  if (whole !== undefined) return whole;
  let left = reply;
  const found: { at: number; place: string }[] = [];
  for (const [text, place] of sentences) {
    const at = left.indexOf(text);
    if (at < 0) continue;
    found.push({ at, place });
    left = left.replace(text, ' '.repeat(text.length));
  }
  const named = found.toSorted((one, other) => one.at - other.at).map(({ place }) => place);
  const figures = left.match(/\d+(?:[.,:/]\d+)*/g) ?? [];
  return [...named, ...(/[a-z]/i.test(left) ? ['…'] : []), ...figures].join(' ');
}
