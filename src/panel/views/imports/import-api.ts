import type * as z from 'zod/mini';
import type { ImportKindName } from '../../../contract/panel/import-runs.ts';
import { checkPath, importAddress, listImports, uploadReply } from '../../../contract/panel/imports.ts';
import { asks, panelApi } from '../../api/panel-api.ts';
import { sendToPanel } from '../../api/send-to-panel.ts';
import { importWords as words } from './import-words.ts';

interface Upload {
  readonly kind: ImportKindName;
  readonly file: File;
}

type Received = z.output<typeof uploadReply>;

export const importApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    listImports: build.query(asks(listImports, 'imports')),
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
/** Compressed, because uploads time out after half a minute and postcode files shrink to a tenth. */
async function upload(path: string, file: File) {
  const packed = file.stream().pipeThrough(new CompressionStream('gzip'));
  const body = await new Response(packed).blob().catch(() => null);
  // The file was changed or removed after it was chosen.
  if (body === null) return { error: { status: null, code: '', message: words.failed, fields: {} } };
  const headers = { 'content-type': 'text/csv', 'content-encoding': 'gzip' };
  return sendToPanel(`${importAddress}/${path}`, { headers, body }, async (response) =>
    uploadReply.parse(await response.json()),
  );
}
