import { type PricedText, type Prices, withPrices } from '../landing/plans/priced-text.ts';
import { type Answer, type AnswerBlock, type Line, linesOf, type TextLink } from './answer.ts';
import { bySupport } from './by-support.ts';

/**
 * Answers as operators type them: one paragraph per line, '- ' for lists, '1. ' for steps, `[text](/to)` for links,
 * and `{slots}` for values from the catalogue or campaign.
 */

/** The value of a slot by its first word; the other words are parameters: `{preco d500a}`. */
const slots: Readonly<Record<string, (prices: Prices, ...named: string[]) => string>> = {
  preco: (prices, sku = '') => prices.of(sku),
  'preco-cheio': (prices, sku = '') => prices.full(sku),
  condicao: (prices, sku = '') => prices.condition(sku),
  diferenca: (prices, sku = '', than = '') => prices.more(sku, than),
  streaming: (prices) => prices.streamingFrom(),
  telefone: (prices, line) => (line === 'vendas' ? prices.phone('sales') : null) ?? bySupport(prices),
};

/** A list line with one of these is repeated for each plan with the service. */
const ofEachOffer = { title: 'oferta', price: 'preco-da-oferta' } as const;

/** Prices that print their own slots, to convert answers back to typed text. */
export const slotPrices: Prices = {
  of: (sku) => `{preco ${sku}}`,
  full: (sku) => `{preco-cheio ${sku}}`,
  condition: (sku) => `{condicao ${sku}}`,
  more: (sku, than) => `{diferenca ${sku} ${than}}`,
  streamingFrom: () => '{streaming}',
  phone: (line) => `{telefone ${line === 'sales' ? 'vendas' : 'suporte'}}`,
  offersWith: (slug) => [
    { title: `{${ofEachOffer.title} ${slug}}`, price: `{${ofEachOffer.price} ${slug}}` },
  ],
};

/** Converts an answer to typed text. */
export const typedAnswer = (answer: Answer): string => answer.map(typedBlock).join('\n');

function typedBlock(block: AnswerBlock): string {
  if (typeof block === 'object' && 'list' in block)
    return linesOf(block.list, slotPrices)
      .map((line) => `- ${typedLine(line)}`)
      .join('\n');
  if (typeof block === 'object' && 'steps' in block)
    return block.steps.map((line, index) => `${index + 1}. ${typedLine(line)}`).join('\n');
  return typedLine(block);
}

const typedLine = (line: Line): string =>
  typeof line === 'object' ? line.parts.map(typedPart).join('') : withPrices(line, slotPrices);

const typedPart = (part: PricedText | TextLink): string =>
  typeof part === 'object' ? `[${part.text}](${part.href})` : withPrices(part, slotPrices);

/** Consecutive lines of one kind form one list. */
const marks = { list: /^- /, steps: /^\d+\. / } as const;

const kindOf = (line: string) => (marks.list.test(line) ? 'list' : marks.steps.test(line) ? 'steps' : null);

/** Parses typed text to an answer. Unknown slots stay as typed. */
export const answerOf = (typed: string): Answer => runsOf(typed).flatMap(blocksOf);

function runsOf(typed: string): string[][] {
  const runs: string[][] = [];
  for (const line of typed.split(/\r?\n/)) {
    const text = line.trim();
    const last = runs.at(-1);
    if (text === '') continue;
    if (last !== undefined && kindOf(last[0] ?? '') === kindOf(text)) last.push(text);
    else runs.push([text]);
  }
  return runs;
}

function blocksOf(lines: readonly string[]): AnswerBlock[] {
  const kind = kindOf(lines[0] ?? '');
  if (kind === null) return lines.map(lineOf);
  const texts = lines.map((line) => line.replace(marks[kind], ''));
  return [kind === 'list' ? { list: listOf(texts) } : { steps: texts.map(lineOf) }];
}

const eachOffer = /\{(?:oferta|preco-da-oferta) ([^}]+)\}/;

const listOf =
  (typed: readonly string[]) =>
  (prices: Prices): readonly Line[] =>
    typed.flatMap((text) => {
      const [, slug] = eachOffer.exec(text) ?? [];
      if (slug === undefined) return [lineOf(text)];
      return prices
        .offersWith(slug)
        .map((offer) =>
          lineOf(
            text
              .replaceAll(`{${ofEachOffer.title} ${slug}}`, offer.title)
              .replaceAll(`{${ofEachOffer.price} ${slug}}`, offer.price),
          ),
        );
    });

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * Whether a link leads where it says. Browsers take a backslash for a slash and skip control characters, so that each
 * of '//host', '/\host' and '/<tab>/host' would leave the shop; 'https://bank@host' leads to the host.
 */
export const isPlainLink = (href: string): boolean =>
  /^(\/(?!\/)|#|https:\/\/(?![^/?#]*@)|tel:|mailto:)[^\\\p{Cc}\p{Bidi_Control}\p{White_Space}]*$/u.test(href);

/** The first link of a typed text. */
export function firstLink(typed: string): { text: string; path: string } | undefined {
  const [, text = '', path = ''] =
    [...typed.matchAll(link)].find(([, , href = '']) => isPlainLink(href)) ?? [];
  return path === '' ? undefined : { text, path };
}

function lineOf(text: string): Line {
  const parts: (PricedText | TextLink)[] = [];
  let from = 0;
  for (const { 0: whole, 1: words = '', 2: href = '', index } of text.matchAll(link)) {
    // Published before links were checked as strictly: its text stays.
    if (!isPlainLink(href)) continue;
    if (index > from) parts.push(pricedOf(text.slice(from, index)));
    parts.push({ text: words, href });
    from = index + whole.length;
  }
  if (parts.length === 0) return pricedOf(text);
  if (from < text.length) parts.push(pricedOf(text.slice(from)));
  return { parts };
}

const slot = /\{([^{}]+)\}/g;

const pricedOf = (text: string): PricedText =>
  text.includes('{')
    ? (prices) =>
        text.replace(slot, (whole, words: string) => {
          const [name = '', ...named] = words.split(' ');
          return (Object.hasOwn(slots, name) && slots[name]?.(prices, ...named)) || whole;
        })
    : text;

/** The slots and links of a typed text, for validation. */
export function referencesIn(typed: string): { slots: string[][]; links: string[] } {
  return {
    slots: [...typed.matchAll(slot)].map(([, words = '']) => words.split(' ')),
    links: [...typed.matchAll(link)].map(([, , href = '']) => href),
  };
}

/** The parameters of each slot. */
export const slotNames: Readonly<Record<string, 'plan' | 'two plans' | 'service' | 'line' | 'nothing'>> = {
  preco: 'plan',
  'preco-cheio': 'plan',
  condicao: 'plan',
  diferenca: 'two plans',
  streaming: 'nothing',
  telefone: 'line',
  [ofEachOffer.title]: 'service',
  [ofEachOffer.price]: 'service',
};
