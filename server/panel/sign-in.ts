import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../http/network-of.ts';
import { Refusal } from '../http/refusal.ts';
import { sameText } from '../protection/protection.ts';
import { fieldOf } from './forms.ts';
import type { PanelAccess } from './panel-access.ts';
import { signInPage } from './sign-in-page.ts';
import { panelWords } from './words.ts';

/** In with the operator's key, and out. */
export function registerSignIn(app: FastifyInstance, access: PanelAccess): void {
  const { sandbox, key, tries } = access;
  const show = (reply: FastifyReply, shown: { notice?: string | undefined; refused?: string } = {}) =>
    reply.type('text/html; charset=utf-8').send(signInPage({ sandbox, ...shown }));

  app.get<{ Querystring: { aviso?: unknown } }>('/painel/entrar', async (request, reply) => {
    if (await access.isOpen(request)) return reply.redirect('/painel/', 303);
    return show(reply, { notice: notices.get(request.query.aviso) });
  });

  app.post('/painel/entrar', async (request, reply) => {
    const given = fieldOf(request, 'chave');
    if (given === '') return show(reply.status(422), { refused: panelWords.signIn.empty });
    const held = tooOften(request);
    if (held) return show(reply.status(held.status).headers(held.headers), { refused: held.message });
    if (!sameText(given, key)) return show(reply.status(401), { refused: panelWords.signIn.wrong });
    await access.open(request, reply);
    return reply.redirect('/painel/', 303);
  });

  app.post('/painel/sair', async (request, reply) => {
    await access.close(request, reply);
    return reply.redirect('/painel/entrar/?aviso=saiu', 303);
  });

  function tooOften(request: FastifyRequest): Refusal | null {
    try {
      tries.spend(networkOf(request.ip));
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }
}

const notices = new Map<unknown, string>([
  ['fim', panelWords.ended],
  ['saiu', panelWords.signedOut],
]);
