/** A part of a pattern. */
interface Part {
  /** Short texts that it fits, one at least for each of its alternatives. */
  readonly texts: readonly string[];
  /** What is repeated in it, with a text that leads there. */
  readonly loops: readonly { readonly before: string; readonly texts: readonly string[] }[];
}

const mostTexts = 200;
const nothing: Part = { texts: [''], loops: [] };

const few = (texts: readonly string[]): string[] => [...new Set(texts)].slice(0, mostTexts);

/** All texts of each part, beside the first ones of the others. */
const joined = (parts: readonly Part[]): Part =>
  parts.reduce((all, part) => {
    const [before = ''] = all.texts;
    const [text = ''] = part.texts;
    return {
      texts: few([...part.texts.map((one) => before + one), ...all.texts.map((one) => one + text)]),
      loops: [...all.loops, ...part.loops.map((loop) => ({ ...loop, before: before + loop.before }))],
    };
  }, nothing);

const either = (parts: readonly Part[]): Part => ({
  texts: few(parts.flatMap(({ texts }) => texts)),
  loops: parts.flatMap(({ loops }) => loops),
});

const letters = [...' 1aA-.,_@/:\nç?kx👍'];
const places = /^(?:\^|\$|\\[bB]|\\[1-9]|\\k<\w+>)/;
const group = /^\((?:\?(?:<?[=!]|<\w+>|:|[a-z-]*:))?/;
const character =
  /^(?:\[(?:\\.|[^\]\\])*\]|\\p\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|[\s\S])/iu;
const quantifier = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/;

/** The parts of a pattern. What only looks around is met by chance. */
function partsOf({ source, flags }: RegExp): Part {
  let rest = source;
  const eat = (pattern: RegExp): readonly (string | undefined)[] | null => {
    const found = pattern.exec(rest);
    rest = rest.slice(found?.[0].length ?? 0);
    return found;
  };
  const oneOf = (atom: string): Part => {
    const fits = new RegExp(`^(?:${atom})$`, flags.replace(/[gy]/g, ''));
    const texts = [atom.replace(/^\\/, ''), ...letters].filter((letter) => fits.test(letter));
    return { texts: texts.slice(0, 3), loops: [] };
  };
  const atom = (): Part => {
    if (eat(places) !== null) return nothing;
    const [begins] = eat(group) ?? [];
    if (begins === undefined) return oneOf(eat(character)?.[0] ?? '');
    const within = alternatives();
    eat(/^\)/);
    return /[=!]$/.test(begins) ? { ...nothing, loops: within.loops } : within;
  };
  const repeated = (part: Part): Part => {
    const [all, sign, least = '', comma, most = ''] = eat(quantifier) ?? [];
    if (all === undefined) return part;
    const min = sign === undefined ? Number(least) : Number(sign === '+');
    const isMany = sign === undefined ? comma === ',' || min > 1 : sign !== '?';
    const times = (count: number) => part.texts.map((text) => text.repeat(count));
    const isFixed = sign === undefined && (comma === '' || most === least);
    return {
      texts: few([...times(min), ...(isFixed ? [] : times(min + 1))]),
      loops: [...part.loops, ...(isMany ? [{ before: '', texts: few([...part.texts, ...times(2)]) }] : [])],
    };
  };
  const sequence = (): Part => {
    const parts: Part[] = [];
    while (rest !== '' && !/^[|)]/.test(rest)) parts.push(repeated(atom()));
    return joined(parts);
  };
  const alternatives = (): Part => {
    const all = [sequence()];
    while (eat(/^\|/) !== null) all.push(sequence());
    return either(all);
  };
  return alternatives();
}

/** Texts that a pattern begins to fit, over and over, by each of its alternatives, and in the end does not. */
export function pumpedTexts(pattern: RegExp, length: number): readonly string[] {
  const { texts, loops } = partsOf(pattern);
  if (loops.length === 0) return [];
  const led = loops.flatMap(({ before, texts: words }) => words.map((word) => before + word));
  const pumped = [...loops, { before: '', texts: few([...texts, ...led]) }].flatMap(
    ({ before, texts: words }) =>
      few(words.filter(Boolean).flatMap((word) => [word, `${word} `])).flatMap((word) =>
        ['', 'x9?', '\n!'].map(
          (ending) => (before + word.repeat(length / word.length)).slice(0, length - ending.length) + ending,
        ),
      ),
  );
  return [...new Set(pumped)];
}
