import type * as z from 'zod/mini';
import type { ImportKindName } from '../../../contract/panel/import-runs.ts';
import { checkPath, importAddress, listImports, uploadReply } from '../../../contract/panel/imports.ts';
import { problemSchema } from '../../../contract/problem.ts';
import type { PanelProblem } from '../../api/call-panel.ts';
import { asks, panelApi } from '../../api/panel-api.ts';
import { importWords as words } from './import-words.ts';

interface Upload {
  readonly kind: ImportKindName;
  readonly file: File;
}

type Received = z.output<typeof uploadReply>;

const importApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    listImports: build.query({ ...asks(listImports), providesTags: ['imports'] }),
    checkFile: build.mutation<Received, Upload>({
      queryFn: ({ kind, file }) => upload(`${kind}/${checkPath}`, file),
      invalidatesTags: ['imports'],
    }),
    importFile: build.mutation<Received, Upload>({
      queryFn: ({ kind, file }) => upload(kind, file),
      invalidatesTags: ['imports'],
    }),
  }),
});

export const { useListImportsQuery, useCheckFileMutation, useImportFileMutation } = importApi;

/** Packed before it leaves: a file of postcodes shrinks to a tenth, and an upload has half a minute. */
async function upload(path: string, file: File): Promise<{ data: Received } | { error: PanelProblem }> {
  try {
    const packed = file.stream().pipeThrough(new CompressionStream('gzip'));
    const response = await fetch(`${importAddress}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv', 'content-encoding': 'gzip', 'x-requested-with': 'ultrafibra' },
      body: await new Response(packed).blob(),
    });
    if (response.ok) return { data: uploadReply.parse(await response.json()) };
    const problem = problemSchema.safeParse(await response.json());
    return failed(response.status, problem.data?.code ?? '', problem.data?.error ?? words.failed);
  } catch {
    return failed(null, '', words.failed);
  }
}

const failed = (status: number | null, code: string, message: string): { error: PanelProblem } => ({
  error: { status, code, message, fields: {} },
});
