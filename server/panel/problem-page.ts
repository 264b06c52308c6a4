import type { FastifyError, FastifyInstance } from 'fastify';
import { safeError } from '../http/log.ts';
import { Refusal } from '../http/refusal.ts';
import { panelDocument } from './document.ts';
import { html } from './html.ts';
import { panelWords } from './words.ts';

const words = panelWords.problem;

export const problemPage = (sentence: string): string =>
  panelDocument({
    title: words.title,
    main: html`<div class="sign-in">
<h1>${words.title}</h1>
<p>${sentence}</p>
<p><a class="button" href="/painel-antigo/">${words.back}</a></p>
</div>`,
  });

/** In the panel a problem is a page too; what went wrong inside is logged and never returned. */
export function answerWithPages(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    reply.type('text/html; charset=utf-8');
    if (error instanceof Refusal)
      return reply.status(error.status).headers(error.headers).send(problemPage(error.message));
    const { statusCode = 500 } = error;
    if (statusCode >= 400 && statusCode < 500)
      return reply.status(statusCode).send(problemPage(words.unreadable));
    request.log.error({ failure: safeError(error) }, 'failed');
    return reply.status(500).send(problemPage(words.failed));
  });
}
