import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../../src/ui/tokens.css'), 'utf8');

function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no block for ${selector}`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

/** The value of each token under one scheme, where it names a light and a dark one. */
const schemeOf = (tokens: Record<string, string>, index: 1 | 2): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [
      name,
      /^light-dark\((#\w+), (#\w+)\)$/.exec(value)?.[index] ?? value,
    ]),
  );

const all = tokensOf(':root');
const light = schemeOf(all, 1);
const dark = schemeOf(all, 2);
const blackFriday = tokensOf('[data-campaign-theme="black-friday"]');
/** Each accent over the scheme that it changes; its glow is no ground of any text. */
const accents = Object.fromEntries(
  [...css.matchAll(/^ *\[data-accent="(\w+)"\] \{/gm)].flatMap(([, name = '']) =>
    ([1, 2] as const).map((scheme) => [
      `${name} ${scheme === 1 ? 'light' : 'dark'}`,
      { ...(scheme === 1 ? light : dark), ...schemeOf(tokensOf(`[data-accent="${name}"]`), scheme) },
    ]),
  ),
);
const themes = { light, dark, blackFriday, ...accents };

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Record<string, string>, one: string, other: string): number {
  const values = [one, other].map((name) => {
    const value = theme[`--${name}`];
    if (!value || !/^#[0-9a-f]{6}$/.test(value))
      throw new Error(`--${name} is not an opaque colour: ${value}`);
    return luminance(value);
  });
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
}

const text: [string, string[]][] = [
  ['ink', ['ground', 'surface', 'surface-sunk', 'action-soft', 'good-soft', 'warn-soft', 'bad-soft']],
  ['ink-quiet', ['ground', 'surface', 'surface-sunk', 'action-soft']],
  ['link', ['ground', 'surface', 'surface-sunk', 'action-soft']],
  ['action-ink', ['action', 'action-hover']],
  ['bad', ['ground', 'surface', 'bad-soft']],
  ['good', ['ground', 'surface', 'good-soft']],
  ['warn', ['ground', 'surface', 'warn-soft']],
  ['offer-ink', ['offer']],
  ['offer-text', ['ground', 'surface']],
  ['good-fill-ink', ['good-fill']],
  ['bad-fill-ink', ['bad-fill']],
  ['deep-ink', ['deep']],
  ['deep', ['gradient-to']],
  ['ground', ['ink']],
];

const controls: [string, string[]][] = [
  ['line-strong', ['ground', 'surface']],
  ['action', ['ground', 'surface', 'action-soft']],
  ['bad', ['surface']],
  ['gradient-from', ['ground', 'surface']],
  ['focus-ring', ['focus-halo']],
];

describe.each(Object.entries(themes))('%s theme', (_, theme) => {
  const pairs = (table: [string, string[]][]) =>
    table.flatMap(([one, others]) => others.map((other): [string, string] => [one, other]));

  it.each(pairs(text))('the contrast of %s on %s is enough for text', (one, other) => {
    expect(contrast(theme, one, other)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(controls))('the contrast of %s on %s is enough for shapes', (one, other) => {
    expect(contrast(theme, one, other)).toBeGreaterThanOrEqual(3);
  });

  it.each(['ground', 'surface', 'surface-sunk', 'action', 'action-soft', 'deep', 'offer', 'bad-soft'])(
    'the focus ring is visible on %s',
    (ground) => {
      const best = Math.max(contrast(theme, 'focus-ring', ground), contrast(theme, 'focus-halo', ground));
      expect(best).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('the campaign theme', () => {
  it('the campaign theme uses only existing tokens', () => {
    expect(Object.keys(blackFriday).filter((token) => !(token in all))).toEqual([]);
  });

  it('the campaign theme sets everything that differs between light and dark', () => {
    const schemed = Object.keys(all).filter((token) => all[token]?.includes('light-dark('));
    expect(schemed.length).toBeGreaterThan(30);
    expect(schemed.filter((token) => !(token in blackFriday))).toEqual([]);
  });
});
