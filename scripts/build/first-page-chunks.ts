/** Modules with their own chunk, even if a first page imports them. */
export const ownChunks: Readonly<Record<string, readonly string[]>> = {
  // The faces load later texts stage by stage; the interpreter loads all of them.
  'personal-words': ['src/content/steps/coverage.ts', 'src/content/steps/personal.ts'],
  'payment-words': [
    'src/content/steps/agreement.ts',
    'src/content/steps/installation.ts',
    'src/content/steps/ordered.ts',
    'src/content/steps/payment.ts',
  ],
  'contract-words': ['src/content/steps/contract.ts', 'src/content/steps/offers.ts'],
  // Part of the conversation's first page, but loaded late on wide pages.
  summary: [
    'src/dialogue/summary/select-summary.ts',
    'src/content/conversation/summary.ts',
    'src/funnel/remaining.ts',
  ],
};

/** The bundler's interface for module information. */
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
/** Has its own page on the application's chunks; other public pages load nothing of it. */
const ownPage = '/src/pages/follow-order/FollowOrder.tsx';
const hydratingIslands = '/src/app/site/hydrate-island.tsx';
/** Modules that carry out an answer, and their parts on public pages. */
const effects = ['/src/sagas/late-root.ts', '/src/api/client.ts'];
const enquiries = '/src/app/site/load-enquiries.ts';

/** Pre-rendering code stays in the build; browsers do not load it. */
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

/** Whether a file runs wherever its host does: no `import()` there has to name it. */
export const runsWith = (file: string, host: string): boolean =>
  /^assets\/(?:base|run)-/.test(file) ||
  (/^assets\/site-/.test(file) && /^assets\/(?:site|checkout|conversation)-/.test(host));

/**
 * Shared chunks have no name, because the first page preloads them by URL and shorter URLs keep it small. The bundler's
 * runtime has one, for `runsWith` to know it.
 */
export const chunkFileName = ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }): string =>
  name === 'rolldown-runtime'
    ? 'assets/run-[hash:7].js'
    : isDynamicEntry || chunkNames.has(name)
      ? 'assets/[name]-[hash:7].js'
      : 'assets/[hash:7].js';

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

/** Lazily loaded modules: later questions, screens and effects. */
const fetchedBy = (modules: Iterable<string>, graph: ModuleGraph): readonly string[] =>
  [...modules].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);

/**
 * Few chunks for the first page: shared base, application, and one per face. Small files compress badly, and each
 * costs a round trip on a slow line. Public pages load only what their islands use. The code that carries out the
 * first answer is one chunk, because it must be loaded before the next question.
 */
export function firstPageChunks(root: string): (id: string, graph: ModuleGraph) => string | null {
  let known: Reach | null = null;
  return (id, graph) => {
    if (react.test(id)) return 'base';
    known ??= reachOf(root, graph);
    // The document refers to it, so it keeps its own chunk.
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
  // Pages must not load the conversation's chunk for a shared part.
  if (isConversation) return lateOnPages.has(id) ? 'site' : 'conversation';
  if (!effects.has(id)) return null;
  return enquiries.has(id) ? 'calls' : 'effects';
}
