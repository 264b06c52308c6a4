import type { Plugin } from 'vite';

const onDemand = /\bimport\((["'`])(\.\/[\w.-]+\.js)\1\)/g;

/** What is fetched on demand survives a bad line: see `src/app/bring.ts`. Last of all, for Vite looks for `import()` too. */
export function bringModules(): Plugin {
  return {
    name: 'bring-modules',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk') output.code = output.code.replaceAll(onDemand, 'bring($1$2$1)');
      },
    },
  };
}
