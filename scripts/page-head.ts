import { siteWords } from '../src/content/site.ts';
import { unnamedOrigin } from '../src/contract/site-origin.ts';
import type { PageHead } from '../src/pages/site/site-page.ts';

export interface PageStanding {
  /** The address at which search engines find what the page says; null on a page that they leave alone. */
  canonical: string | null;
  theme: keyof typeof browserColours;
  /** The picture shown where the page is shared: '/og/home.png'. */
  preview: string | null;
}

/** `--ground` of tokens.css, for the browser's own bars. */
const browserColours = {
  light: [
    { media: '(prefers-color-scheme: light)', colour: '#f5f8fd' },
    { media: '(prefers-color-scheme: dark)', colour: '#080c1f' },
  ],
  'black-friday': [{ media: null, colour: '#000000' }],
} as const;

/** What a page says of itself to browsers, search engines and whoever shares it. */
export const headTags = (head: PageHead, standing: PageStanding): string =>
  [
    `<title>${escaped(head.title)}</title>`,
    meta('name', 'description', head.description),
    ...browserColours[standing.theme].map(({ media, colour }) => themeColour(colour, media)),
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...(standing.canonical === null
      ? []
      : [`<link rel="canonical" href="${escaped(absolute(standing.canonical))}">`]),
    ...(standing.preview === null ? [] : sharing(head, standing.preview, standing.canonical)),
    ...(head.structured ?? []).map(dataBlock),
  ].join('');

const sharing = ({ title, description }: PageHead, preview: string, canonical: string | null): string[] => [
  meta('property', 'og:type', 'website'),
  meta('property', 'og:site_name', siteWords.name),
  meta('property', 'og:locale', 'pt_BR'),
  meta('property', 'og:title', title),
  meta('property', 'og:description', description),
  ...(canonical === null ? [] : [meta('property', 'og:url', absolute(canonical))]),
  meta('property', 'og:image', absolute(preview)),
  meta('property', 'og:image:type', 'image/png'),
  meta('property', 'og:image:width', '1200'),
  meta('property', 'og:image:height', '630'),
  meta('property', 'og:image:alt', title),
  meta('name', 'twitter:card', 'summary_large_image'),
];

const themeColour = (colour: string, media: string | null) =>
  `<meta name="theme-color" content="${colour}"${media === null ? '' : ` media="${media}"`}>`;

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content)}">`;

/** Addresses of the site ('/…') are made absolute; no text can end the block it stands in. */
const dataBlock = (data: object): string => {
  const json = JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') ? absolute(value) : value,
  );
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
};

const absolute = (path: string): string => `${unnamedOrigin}${encodeURI(path)}`;

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
