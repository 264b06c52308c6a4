import '../ui/tokens.css';
import '../ui/base.css';
import { prerender } from 'react-dom/static';
import { siteWords } from '../content/site.ts';
import type { Campaign } from '../funnel/campaign.ts';
import { faces } from '../funnel/routes/face.ts';
import { readPath } from '../funnel/routes/read-path.ts';
import { demoScreenAt } from '../pages/demo/demo-screens.ts';
import type { PageHead } from '../pages/site/site-page.ts';
import { App } from './App.tsx';
import { createQuietStore, stateAt } from './create-store.ts';
import { demoEntry } from './demo/demo-entry.ts';
import { renderDemo } from './demo/render-demo.tsx';
import { FooterWays } from './layout/FooterWays.tsx';
import { fixedHistory } from './page-history.ts';
import { familyAt } from './routes.ts';
import { type Outline, outlines } from './site/outlines.ts';
import { renderFoot } from './site/render-foot.tsx';
import { type Catalogue, renderSitePage } from './site/render-site-page.tsx';
import { siteEntry, siteFoot, siteFrame } from './site/site-modules.ts';
import { sitePageAt } from './site/site-pages.ts';

/** Every page that is rendered ahead of time. */
export const pages = (catalogue: Catalogue): Outline[] => outlines(catalogue);

/** What the bundler calls the document of the application. */
const appEntry = 'index.html';

interface Rendered {
  kind: 'app' | 'site' | 'demo';
  html: string;
  /** What stands below it and never wakes. */
  foot?: string;
  lang?: string;
  head: PageHead;
  attributes: Readonly<Record<string, string>>;
  /** The script of the page, and the modules whose files and styles it needs at once. */
  entry: string;
  preload: string[];
  /** Modules of which it needs only the styles. */
  styled: string[];
}

/** One page as it is before anybody has touched it. */
export async function render(path: string, catalogue: Catalogue): Promise<Rendered> {
  const screen = demoScreenAt(path);
  if (screen !== undefined) {
    return {
      ...(await renderDemo(path)),
      kind: 'demo',
      lang: 'en',
      attributes: {},
      entry: demoEntry,
      preload: [screen.module],
      styled: [],
    };
  }
  const { campaign, route } = readPath(path);
  const page = sitePageAt(campaign, route);
  if (page === undefined) return renderApp(path);
  return {
    ...(await renderSitePage({ page, campaign, route, catalogue })),
    kind: 'site',
    attributes: themeOf(campaign),
    entry: siteEntry,
    preload: [],
    styled: [siteFrame, page.module, siteFoot],
  };
}

/** As the conversation itself says it, once it is awake. */
const conversing: Rendered['attributes'] = { 'data-conversation': '' };

const themeOf = ({ theme }: Campaign): Rendered['attributes'] =>
  theme === 'light' ? {} : { 'data-campaign-theme': theme };

async function renderApp(path: string): Promise<Rendered> {
  const { campaign, face, route } = readPath(path);
  const family = familyAt(path);
  if (family === null) throw new Error(`Nothing stands at ${path}.`);
  const store = createQuietStore(stateAt(campaign.prefix, route, face));
  const history = fixedHistory(path);
  const waking = { state: store.getState(), place: history.place() };
  const app = (
    <App store={store} history={history} prefix={campaign.prefix} waking={waking} onAwake={() => undefined} />
  );
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const text = await new Response(prelude).text();
  // React puts a page's title in front of everything; here it belongs to the document's head.
  const [element = '', title = ''] = /<title>(.*?)<\/title>/.exec(text) ?? [];
  return {
    html: text.replace(element, ''),
    foot: renderFoot(campaign, family.around && <FooterWays />),
    head: { title: plain(title) || siteWords.name, description: siteWords.description },
    kind: 'app',
    attributes: { ...themeOf(campaign), ...(faces[face].door === null ? {} : conversing) },
    entry: appEntry,
    preload: [family.module, ...(family.around ? [family.around.module] : [])],
    styled: [siteFoot],
  };
}

const marks: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/** Markup that React wrote, as the text it stands for. */
const plain = (markup: string): string =>
  markup.replace(/&(?:lt|gt|quot|#x27|amp);/g, (mark) => marks[mark] ?? mark);
