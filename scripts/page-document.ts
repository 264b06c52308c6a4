import { createHash } from 'node:crypto';
import type { PageAssets } from './page-assets.ts';

export type RenderedPage = {
  html: string;
  head: string;
  htmlAttributes?: string;
  /** Source modules whose files the page needs at once, as the manifest names them. */
  preload?: string[];
  /** False on a page that asks nothing and so needs no starter. */
  starter?: boolean;
};

export type PageParts = {
  template: string;
  page: RenderedPage;
  noindex: boolean;
  assets: PageAssets;
  css: string;
  starter: string;
};

export type PageDocument = { html: string; scriptHashes: string[]; styleHashes: string[] };

/** One finished page: styles inline, nothing that blocks the first paint, and the hashes its policy needs. */
export function pageDocument(parts: PageParts): PageDocument {
  const { page, starter, template } = parts;
  const script = starter && page.starter !== false ? `<script>${starter}</script>` : '';
  const html = stripBuiltTags(template)
    .replace(
      '<html lang="pt-BR">',
      () => `<html lang="pt-BR"${page.htmlAttributes ? ` ${page.htmlAttributes}` : ''}>`,
    )
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => head(parts))
    .replace(
      '<div id="root"><!--app--></div>',
      () => `${script}<div id="root">${page.html}</div>${scripts(parts)}`,
    );
  const inlineStyle = /<[^>]*\sstyle="[^"]*"/.exec(page.html);
  if (inlineStyle)
    throw new Error(`The page's policy forbids style attributes: ${inlineStyle[0].slice(0, 200)}`);
  return { html, scriptHashes: hashesOf(html, inlineScripts), styleHashes: hashesOf(html, inlineStyles) };
}

function head({ page, noindex, assets, css }: PageParts): string {
  return [
    page.head,
    noindex && !page.head.includes('name="robots"') ? '<meta name="robots" content="noindex">' : '',
    css ? `<style>${css}</style>` : '',
    // Never fetched; they tell Vite's loader that these styles are already in the page.
    ...assets.styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
  ].join('');
}

/** Named after the page itself, so that the line brings the page first. */
const scripts = ({ assets, css }: PageParts): string =>
  [
    fontPreload(css),
    ...assets.scripts.slice(1).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    `<script type="module" crossorigin src="/${assets.scripts[0]}"></script>`,
  ].join('');

/** The first face that the styles name is the one that the first paint wants. */
function fontPreload(css: string): string {
  const font = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(css)?.[1];
  return font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">` : '';
}

/** What Vite put into the template is written anew for each page. */
function stripBuiltTags(template: string): string {
  return template
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');
}

// Data blocks (JSON-LD) and files are none of the policy's inline scripts.
const inlineScripts =
  /<script(?![^>]*\s(?:src|type="application\/[a-z+]*json")[^>]*>)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyles = /<style[^>]*>([\s\S]*?)<\/style>/g;

function hashesOf(html: string, pattern: RegExp): string[] {
  const hashes = Array.from(html.matchAll(pattern), ([, text = '']) =>
    createHash('sha256').update(text).digest('base64'),
  );
  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}
