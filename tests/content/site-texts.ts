import { globSync } from 'node:fs';
import { supplier } from '../../src/content/supplier.ts';

const folders = ['landing', 'faq', 'streaming'] as const;

/** The files whose words stand on the site before an order. */
export const siteFiles = folders.flatMap((folder) => globSync(`src/content/${folder}/**/*.ts`)).sort();

/** Prices that can be told from any that a text might bring itself. */
export const samplePrices = {
  of: (sku: string) => `preço de ${sku}`,
  full: (sku: string) => `preço cheio de ${sku}`,
  condition: (sku: string) => `condição de ${sku}`,
  more: (sku: string, than: string) => `diferença de ${sku} para ${than}`,
  offersWith: (slug: string) => [{ title: `plano com ${slug}`, price: `preço com ${slug}` }],
  streamingFrom: () => 'preço do streaming',
  phone: (line: 'sales' | 'support') => supplier[line],
};

/** Stands for prices, a number and a word at once: a text takes what it needs. */
const anyArgument = Object.assign(new String('1'), samplePrices);

/** Every value by its key, those of lists and those that functions give included. */
export function entriesIn(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value === 'function') {
    // A sentence is made of texts and numbers, or of a list of texts.
    try {
      return entriesIn(value(anyArgument, 1, '1'), key);
    } catch {
      return entriesIn(value(['1'], 1, '1'), key);
    }
  }
  if (Array.isArray(value)) return value.flatMap((part) => entriesIn(part, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => entriesIn(part, name));
  return [];
}

/** The words of a module are data: a function that it exports by itself is a tool. */
export const wordsOf = async (file: string) =>
  Object.values<unknown>(await import(/* @vite-ignore */ `../../${file}`)).flatMap((part) =>
    typeof part === 'function' ? [] : entriesIn(part),
  );
