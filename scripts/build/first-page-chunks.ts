/** Files by themselves, also where a first page reaches them. */
export const ownChunks: Readonly<Record<string, readonly string[]>> = {
  // Both faces fetch the words of later stages a stage at a time; what understands a message needs them all.
  'personal-words': ['src/content/steps/personal.ts'],
  'payment-words': [
    'src/content/steps/agreement.ts',
    'src/content/steps/installation.ts',
    'src/content/steps/ordered.ts',
    'src/content/steps/payment.ts',
  ],
  'contract-words': ['src/content/steps/contract.ts', 'src/content/steps/offers.ts'],
  // On the first page of a conversation, and late on wide pages.
  summary: [
    'src/answering/summary/select-summary.ts',
    'src/content/conversation/summary.ts',
    'src/funnel/remaining.ts',
  ],
};

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

const ownChunkOf = new Map(
  Object.entries(ownChunks).flatMap(([name, files]) => files.map((file) => [file, name])),
);

const chunkNames = new Set([
  'base',
  'site',
  'checkout',
  'conversation',
  'calls',
  'effects',
  ...Object.keys(ownChunks),
]);

/** What only the bundler put together has no name: a first page spells out each file that may follow it. */
export const chunkFileName = ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }): string =>
  isDynamicEntry || chunkNames.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js';

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
    return ownChunkOf.get(id.slice(root.length + 1)) ?? fileOf(id, known);
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
