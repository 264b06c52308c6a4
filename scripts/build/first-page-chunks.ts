import { lateChunks, ownChunks } from './chunk-tables.ts';

/** What the bundler tells about a module while it decides which file it goes into. */
interface ModuleGraph {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

type Reach = Record<
  'app' | 'checkout' | 'conversation' | 'lateOnPages' | 'islands' | 'effects' | 'enquiries',
  ReadonlySet<string>
>;

const app = '/src/app/entry-client.tsx';
const checkout = '/src/pages/funnel/FunnelPage.tsx';
const conversation = '/src/conversation/ConversationPage.tsx';
const islands = '/src/pages/site/islands.ts';
/** Has a page of its own and stands on the application's files: no other public page carries anything for it. */
const ownPage = '/src/pages/follow-order/FollowOrder.tsx';
const hydratingIslands = '/src/app/site/hydrate-island.tsx';
/** What carries an answer out, and what does so on public pages. */
const effects = ['/src/sagas/late-root.ts', '/src/api/client.ts'];
const enquiries = '/src/app/site/load-enquiries.ts';

/** What draws a page ahead of time stays where the build draws: no browser needs it. */
const react =
  /^\0rolldown\/runtime|\/node_modules\/(react|scheduler)\/|\/node_modules\/react-dom\/(?!.*server)/;

/** By file, which of the tables' chunks it goes into. */
const chunkOf = (table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([name, files]) => files.map((file) => [file, name])));

const ownChunkOf = chunkOf(ownChunks);
const lateChunkOf = chunkOf(lateChunks);

function reachedFrom(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set<string>();
  const ahead = [...roots];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    ahead.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

/** What pages fetch one by one: questions of later stages, screens, effects. */
const fetchedBy = (modules: Iterable<string>, graph: ModuleGraph): readonly string[] =>
  [...modules].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);

/**
 * Few files for a first page instead of twenty: what everything stands on, what the application and both faces share,
 * and what each face has for itself. Small files compress badly, and each costs a slow line a round trip. A public page
 * gets nothing of the application but what its islands use. What the first answer is carried out with is one file as well:
 * it has to be there before the next question has been left.
 */
export function firstPageChunks(root: string): (id: string, graph: ModuleGraph) => string | null {
  let known: Reach | null = null;
  return (id, graph) => {
    if (react.test(id)) return 'base';
    known ??= reachOf(root, graph);
    // The document names it: it keeps a file of its own.
    if (id === root + app) return null;
    const file = id.slice(root.length + 1);
    const component = file.replace(/\.module\.css$/, '.tsx');
    const inTable = (chunks: ReadonlyMap<string, string>) => chunks.get(file) ?? chunks.get(component);
    return inTable(ownChunkOf) ?? fileOf(id, known) ?? inTable(lateChunkOf) ?? null;
  };
}

function reachOf(root: string, graph: ModuleGraph): Reach {
  const from = (...files: readonly string[]) =>
    reachedFrom(
      files.map((file) => root + file),
      graph,
    );
  const without = (file: string, ids: readonly string[]) => ids.filter((id) => id !== root + file);
  const late = without(conversation, fetchedBy(from(app, checkout), graph));
  const hydrated = without(ownPage, fetchedBy([root + islands], graph));
  return {
    app: from(app),
    checkout: from(checkout),
    conversation: from(conversation),
    lateOnPages: reachedFrom(late, graph),
    islands: reachedFrom([root + hydratingIslands, ...hydrated], graph),
    effects: from(...effects),
    enquiries: from(enquiries),
  };
}

function fileOf(
  id: string,
  { app, checkout, conversation, lateOnPages, islands, effects, enquiries }: Reach,
): string | null {
  const [isPages, isConversation] = [checkout.has(id), conversation.has(id)];
  const isApp = app.has(id) || (isPages && isConversation);
  if (islands.has(id)) return isApp || isPages || isConversation ? 'base' : null;
  if (isApp) return 'site';
  if (isPages) return 'checkout';
  // Pages must not fetch the conversation for a part that they share with it.
  if (isConversation) return lateOnPages.has(id) ? 'site' : 'conversation';
  if (!effects.has(id)) return null;
  return enquiries.has(id) ? 'calls' : 'effects';
}
