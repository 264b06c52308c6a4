import '../ui/tokens.css';
import '../ui/base.css';
import { prerender } from 'react-dom/static';
import { readPath } from '../funnel/read-path.ts';
import { App } from './App.tsx';
import { createQuietStore, stateAt } from './create-store.ts';
import { fixedHistory } from './page-history.ts';
import { familyAt, pagePaths } from './routes.ts';

export const pages = pagePaths;

interface Rendered {
  html: string;
  head: string;
  htmlAttributes?: string;
  preload: string[];
}

/** One page as it wakes up: no answers yet, only its frame and its question. */
export async function render(path: string): Promise<Rendered> {
  const { campaign, face, route } = readPath(path);
  const store = createQuietStore(stateAt(campaign.prefix, route, face));
  const history = fixedHistory(path);
  const waking = { state: store.getState(), place: history.place() };
  const app = (
    <App store={store} history={history} prefix={campaign.prefix} waking={waking} onAwake={() => undefined} />
  );
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const text = await new Response(prelude).text();
  // React puts a page's title in front of everything; here it belongs to the document's head.
  const [title = ''] = /<title>.*?<\/title>/.exec(text) ?? [];
  return {
    html: text.replace(title, ''),
    head: title,
    ...(campaign.theme === 'light' ? {} : { htmlAttributes: `data-campaign-theme="${campaign.theme}"` }),
    preload: [familyAt(path).module],
  };
}
