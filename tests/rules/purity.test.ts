import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const handedIn =
  /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bcrypto\b|\bglobalThis\b|\bperformance\.now\(/;
const browserGlobal =
  /(?<![\w./'-])(?:document|window|location|navigator|history|localStorage|sessionStorage)\.\w/;
const campaignByName =
  /\bcampaign(?:\.(?:id|name|prefix|slug)|Id|Name)?\s*[!=]==?\s*['"`][^'"`]|\bswitch \(\s*campaign/i;

function offences(pattern: RegExp, files: string[]): string[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        isCode(line) && pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );
}

function isCode(line: string): boolean {
  return !/^\s*(?:\/\/|\/?\*)/.test(line);
}

describe('the clock and chance are handed in', () => {
  it.each(['const now = Date.now()', 'return new Date()', 'Math.random() < 0.5', 'crypto.randomUUID()'])(
    'a use of clock or chance is noticed: %s',
    (line) => expect(line).toMatch(handedIn),
  );

  it.each(['new Date(2026, 0, 1)', 'birthDate', "// Date.now() would be today's"])(
    'a harmless use is allowed: %s',
    (line) => {
      expect(isCode(line) && handedIn.test(line)).toBe(false);
    },
  );

  it.each(['funnel', 'brazil', 'contract', 'store', 'content', 'dialogue'])(
    'the module src/%s uses no clock or chance of its own',
    (folder) => {
      const files = globSync(`src/${folder}/**/*.{ts,tsx}`);
      expect(files).not.toEqual([]);
      expect(offences(handedIn, files)).toEqual([]);
    },
  );
});

describe('nothing of a browser is reached for', () => {
  it.each(['document.title', 'if (window.scrollY > 0)', "localStorage.getItem('a')", 'location.pathname'])(
    'a use of a browser’s global is noticed: %s',
    (line) => expect(line).toMatch(browserGlobal),
  );

  it.each(["from './public-document.ts'", 'facts.location.city', 'createDocument()'])(
    'a harmless name is allowed: %s',
    (line) => {
      expect(line).not.toMatch(browserGlobal);
    },
  );

  it.each(['funnel', 'brazil', 'store', 'content', 'dialogue'])(
    'the module src/%s reaches for no global of a browser',
    (folder) => {
      expect(offences(browserGlobal, globSync(`src/${folder}/**/*.{ts,tsx}`))).toEqual([]);
    },
  );
});

describe('what varies by campaign is a property of the campaign', () => {
  it.each([
    "if (campaign === 'b')",
    "campaign.id !== 'livelo'",
    "campaignId === 'c'",
    'switch (campaign.id) {',
  ])('a question for the campaign’s name is noticed: %s', (line) => expect(line).toMatch(campaignByName));

  it.each(["campaign.prefix === ''", 'campaign === current', 'campaign.phonesHidden'])(
    'a harmless mention of a campaign is allowed: %s',
    (line) => {
      expect(line).not.toMatch(campaignByName);
    },
  );

  it('no code outside src/funnel/campaigns asks which campaign it is', () => {
    const files = globSync('{src,server}/**/*.{ts,tsx}').filter(
      (file) => !file.startsWith('src/funnel/campaigns/'),
    );
    expect(files).not.toEqual([]);
    expect(offences(campaignByName, files)).toEqual([]);
  });
});

/** What a module holds and a function of it changes. */
const changesOf = (text: string): string[] =>
  [...text.matchAll(/^(?:export )?(let|const) (\w+)/gm)].flatMap(([, kind, name]) => {
    const changed = `^\\s.*(?<![\\w.])${name}(?:\\.(?:splice|push|pop|(?:un)?shift|fill|sort|reverse|set|add|delete|clear)\\(|(?:\\.\\w+|\\[.+?\\]) = )`;
    return kind === 'let' ? `let ${name}` : (text.match(new RegExp(changed, 'gm')) ?? []);
  });

describe('no function changes what its module holds, which threads, processes and tests do not share', () => {
  it.each([
    ['let version = 0;', 1],
    ['const all = [];\nexport function take(made) {\n  all.splice(0, 1, ...made);\n}', 1],
    ['const known = new Map();\nexport const learn = (name) =>\n  known.set(name, 1);', 1],
    ['const state = {};\nexport function keep() {\n  state.version = 2;\n}', 1],
    ['export function list() {\n  const own = [];\n  own.push(1);\n}', 0],
  ])('%j has %i', (text, count) => expect(changesOf(text)).toHaveLength(count));

  it('no module of src/funnel is changed', () => {
    const files = globSync('src/funnel/**/*.ts');
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap((file) => changesOf(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
