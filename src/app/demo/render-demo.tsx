import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { en } from '../../content/demo/en.ts';
import { DemoApp } from '../../pages/demo/DemoApp.tsx';
import { demoDevice } from '../../pages/demo/demo-device.ts';
import type { PageHead } from '../../pages/site/site-page.ts';

const nothing = { read: () => null, write: () => undefined, clear: () => undefined };

/** A page of the starter demo as somebody sees it who has told it nothing: in English, without a name. */
export async function renderDemo(path: string): Promise<{ html: string; head: PageHead }> {
  const device = demoDevice({ order: nothing, settings: nothing, prefersDark: () => false });
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <DemoApp device={device} />
    </StaticRouter>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return {
    html: await new Response(prelude).text(),
    head: { title: en.name, description: en.home.offer },
  };
}
