import type { ImportKindName } from '../../../contract/panel/import-runs.ts';
import { importAddress, listImports } from '../../../contract/panel/imports.ts';
import { problemSchema } from '../../../contract/problem.ts';
import type { PanelProblem } from '../../api/call-panel.ts';
import { asks, panelApi } from '../../api/panel-api.ts';
import { importWords as words } from './import-words.ts';

const importApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    listImports: build.query({ ...asks(listImports), providesTags: ['imports'] }),
    upload: build.mutation<null, { kind: ImportKindName; file: File }>({
      queryFn: ({ kind, file }) => upload(kind, file),
      invalidatesTags: ['imports'],
    }),
  }),
});

export const { useListImportsQuery, useUploadMutation } = importApi;

/** Packed before it leaves: a file of postcodes shrinks to a tenth, and an upload has half a minute. */
async function upload(kind: ImportKindName, file: File): Promise<{ data: null } | { error: PanelProblem }> {
  try {
    const packed = file.stream().pipeThrough(new CompressionStream('gzip'));
    const response = await fetch(`${importAddress}/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv', 'content-encoding': 'gzip', 'x-requested-with': 'ultrafibra' },
      body: await new Response(packed).blob(),
    });
    if (response.ok) return { data: null };
    const problem = problemSchema.safeParse(await response.json());
    return failed(response.status, problem.data?.code ?? '', problem.data?.error ?? words.failed);
  } catch {
    return failed(null, '', words.failed);
  }
}

const failed = (status: number | null, code: string, message: string): { error: PanelProblem } => ({
  error: { status, code, message, fields: {} },
});
