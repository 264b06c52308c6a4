import { StaticRouter } from 'react-router';
import { en } from '../../content/demo/en.ts';
import { DemoApp } from '../../pages/demo/DemoApp.tsx';
import { emptyDevice } from '../../pages/demo/demo-device.ts';
import type { DemoScreen } from '../../pages/demo/demo-screens.tsx';
import { renderHtml } from './render-html.ts';
import type { RenderedPage } from './rendered-page.ts';

/** Renders a page of the starter demo without answers: in English and without a name. */
export async function renderDemoPage(path: string, { module }: DemoScreen): Promise<RenderedPage> {
  const html = await renderHtml(
    <StaticRouter location={path}>
      <DemoApp device={emptyDevice} />
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
