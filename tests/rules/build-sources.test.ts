import { matchesGlob } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { expect, it } from 'vitest';
import { buildSources } from '../../scripts/build/build-stamp.ts';

it('the build stamp covers every module that the build runs', async () => {
  const { output } = await cruise(['scripts/build/build.ts', 'vite.config.ts'], {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules', dependencyTypes: ['type-only'] },
  });
  if (typeof output === 'string') throw new Error(output);
  const imported = output.modules
    .flatMap(({ dependencies }) => dependencies)
    .filter(
      ({ dependencyTypes }) => dependencyTypes.includes('local') && !dependencyTypes.includes('type-only'),
    )
    .map(({ resolved }) => resolved);
  expect(imported).toContain('server/pdf/document-pdf.ts');
  expect(imported.filter((file) => !buildSources.some((glob) => matchesGlob(file, glob)))).toEqual([]);
});
