/** What the bundler tells about a module while it decides which file it goes into. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const entry = '/src/app/entry-client.tsx';
const checkout = '/src/pages/funnel/FunnelPage.tsx';

function reachedFrom(root: string, graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set<string>();
  const ahead = [root];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    ahead.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

/**
 * Two files for the first page instead of twenty: what the entry imports, and what the checkout page adds to it. Small
 * files compress badly, and each costs a slow line a round trip.
 */
export function firstPageChunks(root: string): (id: string, graph: ModuleGraph) => string | null {
  let known: { entry: ReadonlySet<string>; checkout: ReadonlySet<string> } | null = null;
  return (id, graph) => {
    known ??= { entry: reachedFrom(root + entry, graph), checkout: reachedFrom(root + checkout, graph) };
    // Pages name these two: they keep files of their own.
    if (id === root + entry || id === root + checkout) return null;
    if (known.entry.has(id)) return 'site';
    return known.checkout.has(id) ? 'checkout' : null;
  };
}
