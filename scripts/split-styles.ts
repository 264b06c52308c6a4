import { type FontFaceProperty, type SelectorComponent, transform, type Visitor } from 'lightningcss';

export type SplitStyles = { typeface: string; early: string; late: string };

/**
 * `early` is what may touch something in `html`; what cannot be judged by a name belongs to it. `late` is everything
 * again, so that no rule comes to stand in another order than it was written in. Only a font is not named twice: it
 * would be asked for anew, and the page shown without it meanwhile. Those of a file are the `typeface`.
 */
export function splitStyles(css: string, html: string): SplitStyles {
  const sheet = sheetOf(css);
  const names = namesIn(html);
  return { typeface: sheet.typeface, early: sheet.earlyOf(names), late: sheet.late };
}

interface Sheet {
  typeface: string;
  late: string;
  earlyOf: (names: Names) => string;
}

// Hundreds of pages share a few style sheets, and most of them the same names: each is parsed and written once.
const sheets = new Map<string, Sheet>();

function sheetOf(css: string): Sheet {
  const known = sheets.get(css);
  if (known) return known;
  const sheet = readSheet(css);
  sheets.set(css, sheet);
  return sheet;
}

function readSheet(css: string): Sheet {
  const asked = namesAskedFor(css);
  const earlyByNames = new Map<string, string>();
  return {
    typeface: written(css, (rule) =>
      rule.type === 'font-face' && isOfFile(rule.value.properties) ? undefined : [],
    ),
    late: written(css, { 'font-face': () => [] }),
    earlyOf: (names) => {
      const key = [
        ...asked.filter((name) => names.elements.has(name)),
        '',
        ...asked.filter((name) => names.words.has(name)),
      ].join(' ');
      const early = earlyByNames.get(key) ?? earlyRules(css, names);
      earlyByNames.set(key, early);
      return early;
    },
  };
}

function earlyRules(css: string, names: Names): string {
  const mayMatch = (selector: readonly SelectorComponent[]): boolean =>
    selector.every((part) => isAmong(names, part, mayMatch));
  const early = written(css, {
    style: ({ value }) => (value.selectors.some(mayMatch) ? undefined : []),
    'font-face': ({ value }) => (isOfFile(value.properties) ? [] : undefined),
  });
  // What was left empty by the first turn is left out by the second.
  return written(early);
}

/** Every name that decides whether a rule is early: two pages that agree in these have the same early rules. */
function namesAskedFor(css: string): string[] {
  const asked = new Set<string>();
  const recorder = {
    has(name: string) {
      asked.add(name);
      return true;
    },
  };
  const record = (selector: readonly SelectorComponent[]): boolean => {
    for (const part of selector) isAmong({ elements: recorder, words: recorder }, part, record);
    return false;
  };
  written(css, {
    style: ({ value }) => {
      value.selectors.forEach(record);
      return undefined;
    },
  });
  return [...asked];
}

const isOfFile = (face: readonly FontFaceProperty[]): boolean =>
  face.some((property) => property.type === 'source' && property.value.some(({ type }) => type === 'url'));

// Without one, what it does not read would be joined to what it does: it would drop the underlines.
const oldestSafari = (16 << 16) | (4 << 8);

function written(css: string, Rule: Visitor<never>['Rule'] = {}): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: { safari: oldestSafari },
    visitor: { Rule },
  });
  return code.toString();
}

type Lookup = Pick<ReadonlySet<string>, 'has'>;
type Names = { elements: Lookup; words: Lookup };

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
const isSaid = (words: Lookup, operation: { operator: string; value: string } | null | undefined): boolean =>
  operation?.operator !== 'equal' || operation.value.includes(' ') || words.has(operation.value);

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
