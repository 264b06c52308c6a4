import { join } from 'node:path';
import { build } from 'vite';
import { root } from './root.ts';

/** What runs inline: on the pages of the application, on the public ones, and on those of the demo. */
const sources = {
  app: { front: 'src/app/starter.ts', behind: null, states: 'data-goes-on' },
  site: { front: 'src/app/site/site-front.ts', behind: 'src/app/site/site-starter.ts', states: '' },
  demo: { front: 'src/app/demo/demo-starter.ts', behind: null, states: 'data-theme="dark"' },
};

export interface Starter {
  /** In front of the page: what must be known before anything of it shows. */
  front: string;
  /** Behind its first screen: what takes what is typed before the application wakes. */
  behind: string;
  /** What the first may say of the page, as attributes. */
  states: string;
}

export async function bundleStarter(kind: keyof typeof sources): Promise<Starter> {
  const { front, behind, states } = sources[kind];
  return {
    front: await bundle(join(root, front)),
    behind: behind === null ? '' : await bundle(join(root, behind)),
    states,
  };
}

async function bundle(source: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  );
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (!chunk) throw new Error(`${source} gave no script.`);
  return chunk.code.trim().replaceAll('</script', '<\\/script');
}
