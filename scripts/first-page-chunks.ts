/** What the bundler tells about a module while it decides which file it goes into. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const entry = '/src/app/entry-client.tsx';
const checkout = '/src/pages/funnel/FunnelPage.tsx';
const conversation = '/src/conversation/ConversationPage.tsx';

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
 * Two files for the first page instead of twenty: what the entry and both faces share, and what each face has for
 * itself. Small files compress badly, and each costs a slow line a round trip.
 */
export function firstPageChunks(root: string): (id: string, graph: ModuleGraph) => string | null {
  let known: Record<'entry' | 'checkout' | 'conversation', ReadonlySet<string>> | null = null;
  return (id, graph) => {
    known ??= {
      entry: reachedFrom(root + entry, graph),
      checkout: reachedFrom(root + checkout, graph),
      conversation: reachedFrom(root + conversation, graph),
    };
    // Pages name these: they keep files of their own.
    if ([entry, checkout, conversation].some((module) => id === root + module)) return null;
    const [isPages, isConversation] = [known.checkout.has(id), known.conversation.has(id)];
    if (known.entry.has(id) || (isPages && isConversation)) return 'site';
    if (isPages) return 'checkout';
    return isConversation ? 'conversation' : null;
  };
}
