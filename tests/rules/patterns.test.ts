import { globSync, readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { pumpedTexts } from './pumped-texts.ts';

const letters = 1500;

/** Of several times of the processor the least: whatever else runs here only adds to it. */
const least = new Script(`
  texts.map((text) => {
    let least = Infinity;
    for (let tries = 0; tries < 20 && least > enough; tries += 1) {
      const start = now();
      text.replace(pattern, '');
      least = Math.min(least, now() - start);
    }
    return least;
  })`);

const cpuTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds of the slowest text; endless if all together take longer than the deadline. */
function longestOf(pattern: RegExp, texts: readonly string[], enough: number, deadline = 60_000): number {
  const { source, flags } = pattern;
  const everywhere = new RegExp(source, `${flags.replace('g', '')}g`);
  const context = createContext({ pattern: everywhere, texts, enough, now: cpuTime });
  try {
    const times: number[] = least.runInContext(context, { timeout: deadline });
    return Math.max(0, ...times);
  } catch {
    return Infinity;
  }
}

/** Ten milliseconds, or where the machine is slower what a pattern needs that looks at each pair of letters four times. */
const most = Math.max(10, 4 * longestOf(/a+b/, ['a'.repeat(letters)], 0));

const takesLong = (pattern: RegExp, deadline?: number): boolean =>
  longestOf(pattern, pumpedTexts(pattern, letters), most, deadline) > most;

const sources = globSync(['src/**/*.{ts,tsx}', 'server/**/*.ts']).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

function writtenIn(file: string, text: string): RegExp[] {
  const found: RegExp[] = [];
  const { program } = parseSync(file, text);
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push(new RegExp(node.regex.pattern, node.regex.flags));
    },
  }).visit(program);
  return found;
}

/** What a file makes of pieces, of the shop's own pages, once they are open. */
const composedLater = ['src/app/site/hydrate-islands.ts', 'src/panel/views/help/HelpView.tsx'];

const composing = sources
  .filter(({ file, text }) => text.includes('new RegExp(') && !composedLater.includes(file))
  .map(({ file }) => file);

/** As the file composes them: it is loaded once more, after all that it imports. */
async function composedIn(file: string): Promise<RegExp[]> {
  await import(/* @vite-ignore */ `../../${file}`);
  const made: RegExp[] = [];
  vi.stubGlobal(
    'RegExp',
    new Proxy(RegExp, {
      construct: (Native, [source, flags]) => {
        const pattern = new Native(source, flags);
        made.push(pattern);
        return pattern;
      },
    }),
  );
  await import(/* @vite-ignore */ `../../${file}?again`).finally(() => vi.unstubAllGlobals());
  return made;
}

describe('no pattern takes long, whatever a stranger writes', () => {
  it.each([
    /^(?:(?:tchau|k{2,}|(?:rs)+) ?)+$/,
    /^(?:oi|tudo bem)(?: (?:oi|tudo (?:bem|bom)|tudo (?:bem|joia)))*$/,
    /^(?:[a-z]+ ?)*\d$/,
    /^(.*?\d.*?\d.*?)\bddd\b(.*)$/,
  ])('one that does is found: %s', (pattern) => expect(takesLong(pattern, 1000)).toBe(true));

  it.each(
    sources.filter(({ file, text }) => writtenIn(file, text).some((one) => pumpedTexts(one, 9).length > 0)),
  )(
    'those of $file',
    ({ file, text }) => expect(writtenIn(file, text).filter((pattern) => takesLong(pattern))).toEqual([]),
    120_000,
  );

  it.each(composing)(
    'those that %s composes of words',
    async (file) => {
      const composed = await composedIn(file);
      expect(composed).not.toEqual([]);
      expect(composed.filter((pattern) => takesLong(pattern))).toEqual([]);
    },
    120_000,
  );
});
