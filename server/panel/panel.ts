import type { FastifyInstance } from 'fastify';
import type { ServerDependencies } from '../http/request-context.ts';
import { securePanel } from '../http/security-headers.ts';
import { takeOwnForms } from './forms.ts';
import { registerLook } from './look.ts';
import { panelAccess } from './panel-access.ts';
import { answerWithPages, problemPage } from './problem-page.ts';
import { showLists } from './show-lists.ts';
import { registerSignIn } from './sign-in.ts';
import { panelWords } from './words.ts';

/** Where the operator's team sees who waits for them. Pages written here, without a script. */
export async function registerPanel(
  app: FastifyInstance,
  dependencies: ServerDependencies,
  key: string,
): Promise<void> {
  const access = panelAccess(dependencies, key);
  securePanel(app);
  takeOwnForms(app);
  answerWithPages(app);
  registerLook(app);
  registerSignIn(app, access);
  await app.register(async (within) => {
    within.addHook('preHandler', async (request, reply) => {
      if (await access.isOpen(request)) return;
      await reply.redirect(`/painel/entrar/${access.hasCookie(request) ? '?aviso=fim' : ''}`, 303);
    });
    showLists(within, dependencies);
    within.all('/painel/*', async (_request, reply) =>
      reply.status(404).type('text/html; charset=utf-8').send(problemPage(panelWords.problem.notFound)),
    );
  });
}
