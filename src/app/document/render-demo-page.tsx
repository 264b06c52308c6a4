import { StaticRouter } from 'react-router';
import { en } from '../../content/demo/en.ts';
import { DemoApp } from '../../pages/demo/DemoApp.tsx';
import { demoDevice } from '../../pages/demo/demo-device.ts';
import type { DemoScreen } from '../../pages/demo/demo-screens.ts';
import { renderHtml } from './render-html.ts';
import type { RenderedPage } from './rendered-page.ts';

const nothing = { read: () => null, write: () => undefined, clear: () => undefined };

/** Renders a page of the starter demo without answers: in English and without a name. */
export async function renderDemoPage(path: string, { module }: DemoScreen): Promise<RenderedPage> {
  const device = demoDevice({ order: nothing, settings: nothing, prefersDark: () => false });
  const html = await renderHtml(
    <StaticRouter location={path}>
      <DemoApp device={device} />
    </StaticRouter>,
  );
  return {
    kind: 'demo',
    html,
    lang: 'en',
    head: { title: en.name, description: en.home.offer },
    attributes: {},
    modules: ['src/app/demo/entry-demo.tsx', module],
    isPartners: false,
  };
}
