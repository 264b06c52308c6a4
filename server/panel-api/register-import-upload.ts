import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type ImportKindName, importKinds } from '../../src/contract/panel/import-runs.ts';
import { checkPath, importAddress, largestImport, uploadReply } from '../../src/contract/panel/imports.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { refuse } from '../http/refusal.ts';
import { assertOwnUpload } from '../http/write-guard.ts';
import { ImportRefusal } from '../imports/import-refusal.ts';
import type { ImportRunner } from '../imports/import-runner.ts';
import { receiveFile } from '../imports/receive-file.ts';
import type { Operator } from '../operators/operator-repository.ts';
import { timeOrderedId } from '../protection/random.ts';
import { requireOperator } from './operator-access.ts';
import type { PanelDependencies } from './panel-call.ts';

const kindInPath = z.object({ kind: z.enum(importKinds) });

/** Streams an uploaded CSV file, optionally gzipped, and checks or imports it. One import runs at a time. */
export function registerImportUpload(
  app: FastifyInstance,
  dependencies: PanelDependencies,
  runner: ImportRunner,
): void {
  const { database, repositories, clock, random } = dependencies;
  const { importRuns, auditLog } = repositories;
  // Every other type would be read into the memory, before anybody is asked who they are.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload));

  const claim = async (operator: Operator, kind: ImportKindName, isCheck: boolean): Promise<string> => {
    const id = timeOrderedId(random, clock());
    const isOurs = await database.write(async (db) => {
      if (!(await importRuns.claim(db, { id, kind, startedBy: operator.id }, clock()))) return false;
      const action = isCheck ? 'import.checked' : 'import.started';
      await auditLog.write(db, operator.id, [action, 'import', id, kind], clock());
      return true;
    });
    return isOurs ? id : refuse(409, 'import-running', runsAlready);
  };

  const take = (isCheck: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    assertOwnUpload(request, 'text/csv', { ...dependencies, allowedOrigins: [] });
    const operator = await requireOperator(request, dependencies, 'imports.run');
    const path = kindInPath.safeParse(request.params);
    if (!path.success) return refuse(404, problemCodes.notFound, noSuchImport);
    const { kind } = path.data;
    const id = await claim(operator, kind, isCheck);

    const folder = await mkdtemp(join(tmpdir(), 'ultrafibra-import-'));
    const ended = () => rm(folder, { recursive: true, force: true });
    const file = join(folder, `${kind}.csv`);
    const stopBeating = runner.beat(id);
    try {
      const isCompressed = request.headers['content-encoding'] === 'gzip';
      const ofLines = await receiveFile({
        source: sourceIn(request.body),
        isCompressed,
        file,
        atMost: largestImport,
      });
      await database.write((db) => importRuns.received(db, id, { ofLines, isCheck }, clock()));
    } catch (error) {
      await ended();
      const problems = error instanceof ImportRefusal ? error.problems : interrupted;
      const end = { state: 'refused', problems, more: false, told: 0 } as const;
      await database.write((db) => importRuns.end(db, id, end, clock()));
      if (error instanceof ImportRefusal) return refuse(413, 'too-large', tooLarge);
      return refuse(400, problemCodes.invalid, brokeOff);
    } finally {
      stopBeating();
    }
    runner.start({ id, kind, isCheck, file, ended });
    return reply.status(202).send(uploadReply.parse({ id }));
  };
  const options = { bodyLimit: largestImport, config: { takesFile: true } };
  app.post(`${importAddress}/:kind`, options, take(false));
  app.post(`${importAddress}/:kind/${checkPath}`, options, take(true));
}

const interrupted = [{ code: 'interrupted' as const, lines: [] }];

function sourceIn(body: unknown): Readable {
  return body instanceof Readable ? body : refuse(400, problemCodes.invalid, brokeOff);
}

const noSuchImport = 'Esta importação não existe.';
const runsAlready = 'Outra importação está em andamento. Espere ela terminar.';
const tooLarge = 'O arquivo passa de 256 MB. Use o comando de importação no servidor.';
const brokeOff = 'O envio do arquivo foi interrompido. Nada mudou. Tente de novo.';
