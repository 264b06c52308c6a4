import { conversationFilePath } from '../../src/contract/panel/conversations.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { fileNameOf, shownAs } from '../conversations/media-types.ts';
import { refuse } from '../http/refusal.ts';
import { apiPolicy } from '../http/security-headers.ts';
import { assertOwnPage } from '../http/write-guard.ts';
import { noteLook, openingOf } from './conversation-detail.ts';
import { requireOperator } from './operator-access.ts';
import type { PanelHandler } from './panel-call.ts';

const [path, right] = [`${conversationFilePath}/:message`, 'conversations.see'] as const;

/** The file of a message, to who may read its conversation: what is neither picture nor sound only as a download. */
export const conversationMediaFile: NonNullable<PanelHandler['file']> = {
  ...{ method: 'GET', path, right },
  register: (app, dependencies) =>
    void app.get<{ Params: { message: string } }>(`/api/${path}`, async (request, reply) => {
      const { database, repositories, clock, behindTls } = dependencies;
      assertOwnPage(request, { allowedOrigins: [], behindTls });
      const operator = await requireOperator(request, dependencies, right);
      const { message } = request.params;
      const { conversationId, name, type, bytes } =
        (await database.read((db) => repositories.conversationMedia.read(db, message))) ??
        refuse(404, problemCodes.notFound, gone);
      const audit: Parameters<typeof noteLook>[0]['audit'] = (within, ...note) =>
        repositories.auditLog.write(within, operator.id, note, clock());
      const looking = { repositories, operator, audit, clock };
      await database.write((db) => noteLook(looking, db, openingOf(conversationId)));
      const isShown = shownAs(type) !== 'file';
      const saved = encodeURIComponent(fileNameOf(name, type)).replace(/['()]/g, '_');
      reply
        .header('content-security-policy', `${apiPolicy}; sandbox`)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${saved}`)
        .type(isShown ? type : 'application/octet-stream');
      // Safari plays no sound without ranges.
      const [, from = '', last] = range.exec(request.headers.range ?? '') ?? [];
      const part = bytes.subarray(Number(from), last ? Number(last) + 1 : undefined);
      if (from === '' || part.length === 0) return reply.send(bytes);
      const place = `bytes ${Number(from)}-${Number(from) + part.length - 1}/${bytes.length}`;
      return reply.status(206).header('content-range', place).send(part);
    }),
};

const range = /^bytes=(\d{1,9})-(\d{0,9})$/;

const gone = 'Este arquivo não está mais guardado.';
