import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerDependencies } from '../http/request-context.ts';
import { fieldOf } from './forms.ts';
import { addressOf, listPage, type Shown, type View } from './list-page.ts';
import { type Entry, type PanelList, panelLists } from './lists.ts';

const perPage = 25;

/** The lists, and the two things one can do to a row. */
export function showLists(app: FastifyInstance, dependencies: ServerDependencies): void {
  const { database, repositories, domain, clock } = dependencies;
  const lists = panelLists(repositories, domain);
  const [first] = lists;

  app.get('/painel-antigo', async (_request, reply) => reply.redirect(`/painel-antigo/${first?.path}/`, 303));

  for (const list of lists) {
    app.get<{ Querystring: Query }>(`/painel-antigo/${list.path}`, async (request, reply) => {
      const { query } = request;
      const view = {
        treated: list.treatments !== null && query.lista === 'tratadas',
        before: idIn(query.antes),
      };
      const now = clock();
      const { found, tabs } = await database.read(async (db) => ({
        found: await list.entries(db, { ...view, many: perPage + 1 }, now),
        tabs: await Promise.all(
          lists.map(async (tab) => ({
            list: tab,
            waiting: (await tab.treatments?.waiting(db, now)) ?? null,
          })),
        ),
      }));
      return reply.type('text/html; charset=utf-8').send(
        listPage({
          ...view,
          list,
          tabs,
          entries: found.slice(0, perPage),
          hasOlder: found.length > perPage,
          done: list.treatments && justDone(query, found),
        }),
      );
    });
    if (list.treatments !== null) takeTreatments(app, list, list.treatments, dependencies);
  }
}

interface Query {
  lista?: unknown;
  antes?: unknown;
  tratada?: unknown;
  reaberta?: unknown;
}

/** What the address says was done a moment ago, if the list does not say otherwise. */
function justDone(query: Query, found: readonly Entry[]): Shown['done'] {
  if (query.reaberta === '1') return 'reopened';
  const treated = idIn(query.tratada);
  const stillWaits = found.some(({ id, treatedAt }) => id === treated && treatedAt === null);
  return treated === undefined || stillWaits ? null : { treated };
}

function takeTreatments(
  app: FastifyInstance,
  list: PanelList,
  treatments: NonNullable<PanelList['treatments']>,
  { database, clock }: ServerDependencies,
): void {
  const address = `/painel-antigo/${list.path}/:id([0-9a-f-]{36})`;
  const back = (request: FastifyRequest, done: string) => {
    const to = addressOf(list, viewIn(request));
    return `${to}${to.includes('?') ? '&' : '?'}${done}`;
  };
  app.post<{ Params: { id: string } }>(`${address}/tratar`, async (request, reply) => {
    const { id } = request.params;
    await database.write((db) => treatments.treat(db, id, clock()));
    return reply.redirect(back(request, `tratada=${id}`), 303);
  });
  app.post<{ Params: { id: string } }>(`${address}/reabrir`, async (request, reply) => {
    await database.write((db) => treatments.reopen(db, request.params.id));
    return reply.redirect(back(request, 'reaberta=1'), 303);
  });
}

const viewIn = (request: FastifyRequest): View => ({
  treated: fieldOf(request, 'lista') === 'tratadas',
  before: idIn(fieldOf(request, 'antes')),
});

/** What is no id shows the list from its start. */
const idIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value) ? value : undefined;
