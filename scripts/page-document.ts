import { createHash } from 'node:crypto';
import type { Starter } from './bundle-starter.ts';
import type { PageAssets } from './page-assets.ts';
import { splitStyles } from './split-styles.ts';

export type RenderedPage = {
  html: string;
  /** What stands below it and never wakes. */
  foot?: string;
  head: string;
  /** Portuguese, unless it says another language. */
  lang?: string;
  htmlAttributes?: string;
};

export type PageParts = {
  template: string;
  page: RenderedPage;
  noindex: boolean;
  assets: PageAssets;
  css: string;
  starter: Starter;
};

export type PageDocument = { html: string; scriptHashes: string[]; styleHashes: string[] };

/** One finished page: styles inline, nothing that blocks the first paint, and the hashes its policy needs. */
export function pageDocument(parts: PageParts): PageDocument {
  const { page, template } = parts;
  const { body, looks } = arrange(parts);
  const data = (page.head.match(dataBlocks) ?? []).join('');
  const html = stripBuiltTags(template)
    .replace(
      '<html lang="pt-BR">',
      () => `<html lang="${page.lang ?? 'pt-BR'}"${page.htmlAttributes ? ` ${page.htmlAttributes}` : ''}>`,
    )
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => head(parts, looks))
    .replace(
      '<div id="root"><!--app--></div>',
      () => body + (page.foot ?? '') + data + sheets(parts) + scripts(parts),
    );
  const inlineStyle = /<[^>]*\sstyle="[^"]*"/.exec(page.html);
  if (inlineStyle)
    throw new Error(`The page's policy forbids style attributes: ${inlineStyle[0].slice(0, 200)}`);
  return {
    html,
    scriptHashes: hashesOf(html, inlineScripts),
    styleHashes: hashesOf(html, inlineStyles, unescaped),
  };
}

/** As `Fold` is rendered. */
const fold = '<hr hidden="" data-fold="true"/>';

interface Arranged {
  body: string;
  /** What the head says of looks. */
  looks: string;
}

/**
 * What a page's first screen shows comes first: down to its fold, or all of it. Behind that stand what takes an early
 * answer, and the styles of the rest.
 */
function arrange({ page, css, starter: { front, behind, states } }: PageParts): Arranged {
  const [first = '', ...below] = page.html.split(fold);
  const { typeface, early, late } = splitStyles(css, `<html ${page.htmlAttributes ?? ''} ${states}>${first}`);
  const before = scriptOf(front) + fontPreload(css);
  const rest = scriptOf(behind) + lateStyleOf(late);
  return {
    body:
      below.length === 0
        ? `${before}<div id="root">${first}</div>${rest}`
        : `${before}<div id="root">${first}${rest}${below.join('')}</div>`,
    looks: styleOf(early) + joiningLater(typeface),
  };
}

const scriptOf = (code: string): string => (code ? `<script>${code}</script>` : '');

// What search engines read may come last.
const dataBlocks = /<script type="application\/ld\+json">.*?<\/script>/gs;

const styleOf = (css: string): string => (css ? `<style>${css}</style>` : '');

/** The starter lets it join. */
const joiningLater = (typeface: string): string =>
  typeface &&
  `<style media="not all" data-typeface>${typeface}</style><noscript>${styleOf(typeface)}</noscript>`;

/** HTML has no styles among what a page says; a drawing may have some, which hold for everything. */
const lateStyleOf = (css: string): string =>
  css && `<div hidden><svg>${styleOf(css.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))}</svg></div>`;

/** As the browser reads it. */
const unescaped = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');

function head({ page, noindex }: PageParts, looks: string): string {
  return [
    page.head.replace(dataBlocks, ''),
    noindex && !page.head.includes('name="robots"') ? '<meta name="robots" content="noindex">' : '',
    looks,
  ].join('');
}

/**
 * They tell Vite's loader that these styles are already in the page. A browser that looks ahead fetches what is disabled,
 * but nothing for a medium that there is not.
 */
const sheets = ({ assets }: PageParts): string =>
  assets.styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled media="not all">`).join('');

/** Named after the page itself, so that the line brings the page first. */
const scripts = ({ assets: { scripts: files } }: PageParts): string => {
  const [own, ...others] = files;
  return [
    ...others.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    own === undefined ? '' : `<script type="module" crossorigin src="/${own}"></script>`,
  ].join('');
};

/**
 * The first face that the styles name is the one that the first paint wants. It is asked for once something listens for
 * it; on a slow line it comes a way to the server behind the first words.
 */
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

function hashesOf(html: string, pattern: RegExp, read = (text: string) => text): string[] {
  const hashes = Array.from(html.matchAll(pattern), ([, text = '']) =>
    createHash('sha256').update(read(text)).digest('base64'),
  );
  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}
