import base from '../../ui/base.css?inline';
import tokens from '../../ui/tokens.css?inline';
import type { StyleModule } from './first-rules.ts';

/** What holds on every page. Its typeface is named by the linked file alone: see docs/decisions. */
export const everywhere: readonly string[] = [tokens, base];

const classes = import.meta.glob<Readonly<Record<string, string>>>('/src/**/*.module.css', {
  eager: true,
  import: 'default',
});
const texts = import.meta.glob<string>('/src/**/*.module.css', {
  eager: true,
  import: 'default',
  query: '?inline',
});

/** Every part's own style sheet. */
export const styleModules: readonly StyleModule[] = Object.entries(classes).map(([path, names]) => ({
  classes: Object.values(names).flatMap((name) => name.split(' ')),
  css: texts[path] ?? '',
}));
