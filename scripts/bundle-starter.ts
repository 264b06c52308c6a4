import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './root.ts';

const source = join(root, 'src/app/starter.ts');

/** The few lines that take what is typed before the application wakes, as one script to put into the page. */
export async function bundleStarter(): Promise<string> {
  if (!existsSync(source)) return '';
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
  if (!chunk) throw new Error('src/app/starter.ts gave no script.');
  return chunk.code.trim().replaceAll('</script', '<\\/script');
}
