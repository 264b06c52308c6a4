import { type FontFaceProperty, type SelectorComponent, transform, type Visitor } from 'lightningcss';

export type SplitStyles = { typeface: string; early: string; late: string };

/**
 * `early` is what may touch something in `html`; what cannot be judged by a name belongs to it. `late` is everything
 * again, so that no rule comes to stand in another order than it was written in. Only a font is not named twice: it
 * would be asked for anew, and the page shown without it meanwhile. Those of a file are the `typeface`.
 */
export function splitStyles(css: string, html: string): SplitStyles {
  const names = namesIn(html);
  const mayMatch = (selector: readonly SelectorComponent[]): boolean =>
    selector.every((part) => isAmong(names, part, mayMatch));
  const early = written(css, {
    style: ({ value }) => (value.selectors.some(mayMatch) ? undefined : []),
    'font-face': ({ value }) => (isOfFile(value.properties) ? [] : undefined),
  });
  return {
    typeface: written(css, (rule) =>
      rule.type === 'font-face' && isOfFile(rule.value.properties) ? undefined : [],
    ),
    // What was left empty by the first turn is left out by the second.
    early: written(early),
    late: written(css, { 'font-face': () => [] }),
  };
}

const isOfFile = (face: readonly FontFaceProperty[]): boolean =>
  face.some((property) => property.type === 'source' && property.value.some(({ type }) => type === 'url'));

function written(css: string, Rule: Visitor<never>['Rule'] = {}): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: { Rule },
  });
  return code.toString();
}

type Names = { elements: ReadonlySet<string>; words: ReadonlySet<string> };

function isAmong(
  { elements, words }: Names,
  part: SelectorComponent,
  mayMatch: (selector: readonly SelectorComponent[]) => boolean,
): boolean {
  if (part.type === 'type') return elements.has(part.name.toLowerCase());
  if (part.type === 'class' || part.type === 'id') return words.has(part.name);
  if (part.type === 'attribute') return words.has(part.name) && isSaid(words, part.operation);
  if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where'))
    return part.selectors.some(mayMatch);
  return true;
}

/** Only a value of one word can be looked up, and only as a whole. */
const isSaid = (
  words: ReadonlySet<string>,
  operation: { operator: string; value: string } | null | undefined,
): boolean => operation?.operator !== 'equal' || operation.value.includes(' ') || words.has(operation.value);

/** Every word may be a class or an id: a rule too many does no harm, one too few would show. */
const namesIn = (html: string): Names => ({
  elements: new Set([
    'html',
    'head',
    'body',
    ...Array.from(html.matchAll(/<([a-z][^\s/>]*)/gi), ([, name = '']) => name.toLowerCase()),
  ]),
  words: new Set(html.split(/[\s"'<>=/]+/)),
});
