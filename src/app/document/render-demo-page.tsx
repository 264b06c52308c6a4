import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { en } from '../../content/demo/en.ts';
import { DemoApp } from '../../pages/demo/DemoApp.tsx';
import { demoDevice } from '../../pages/demo/demo-device.ts';
import type { DemoScreen } from '../../pages/demo/demo-screens.ts';
import type { RenderedPage } from './rendered-page.ts';

const nothing = { read: () => null, write: () => undefined, clear: () => undefined };

/** A page of the starter demo as somebody sees it who has answered nothing: in English, without a name. */
export async function renderDemoPage(path: string, { module }: DemoScreen): Promise<RenderedPage> {
  const device = demoDevice({ order: nothing, settings: nothing, prefersDark: () => false });
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <DemoApp device={device} />
    </StaticRouter>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return {
    kind: 'demo',
    html: await new Response(prelude).text(),
    lang: 'en',
    head: { title: en.name, description: en.home.offer },
    attributes: {},
    modules: ['src/app/demo/entry-demo.tsx', module],
    isPartners: false,
  };
}
