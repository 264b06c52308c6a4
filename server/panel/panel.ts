import type { FastifyInstance } from 'fastify';
import type { ServerDependencies } from '../http/request-context.ts';
import { secureLists } from '../http/security-headers.ts';
import { findOperator } from '../panel-api/operator-access.ts';
import { takeOwnForms } from './forms.ts';
import { registerLook } from './look.ts';
import { answerWithPages, problemPage } from './problem-page.ts';
import { showLists } from './show-lists.ts';
import { panelWords } from './words.ts';

/** The lists of who waits for the operator's team, until the panel has views of them. Pages without a script. */
export async function registerLists(app: FastifyInstance, dependencies: ServerDependencies): Promise<void> {
  secureLists(app);
  takeOwnForms(app);
  answerWithPages(app);
  registerLook(app);
  await app.register(async (within) => {
    within.addHook('preHandler', async (request, reply) => {
      if ((await findOperator(request, dependencies)) !== null) return;
      await reply.redirect('/painel/', 303);
    });
    showLists(within, dependencies);
    within.all('/painel-antigo/*', async (_request, reply) =>
      reply.status(404).type('text/html; charset=utf-8').send(problemPage(panelWords.problem.notFound)),
    );
  });
}
