import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { root } from '../root.ts';

const entry = join(root, 'src/app/entry-client.tsx');
const pages = join(root, 'src/pages/funnel/FunnelPage.tsx');
const conversation = join(root, 'src/conversation/ConversationPage.tsx');
const hydration = join(root, 'src/app/site/hydrate-island.tsx');
const islands = join(root, 'src/pages/site/islands.ts');
/** Carries out an answer; a form of a public page uses a part of it. */
const answering = [join(root, 'src/sagas/late-root.ts'), join(root, 'src/api/client.ts')];
/** Reads the visitor's own words and replies to them. */
const understanding = join(root, 'src/conversation/messages/understanding-parts.ts');
const enquiries = join(root, 'src/app/site/load-enquiries.ts');
/** An island on the application's files, on a page by itself. */
const followOrder = join(root, 'src/pages/follow-order/FollowOrder.tsx');

/** Puts a module into a file by the first pages that load it, whatever loads it later: see README.md. */
export function firstPageChunks(): Rolldown.CodeSplittingOptions {
  let names: ReadonlyMap<string, string | null> | null = null;
  const name: Rolldown.CodeSplittingNameFunction = (id, graph) => {
    names ??= namesIn(graph);
    return names.get(id) ?? null;
  };
  return { includeDependenciesRecursively: false, groups: [{ debugName: 'first pages', name }] };
}

function namesIn(graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>): Map<string, string | null> {
  const loadedBy = (roots: readonly string[]) => {
    const loaded = new Set(roots);
    for (const id of loaded) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) loaded.add(next);
    return loaded;
  };
  const lateIn = (ids: Iterable<string>, without: string) =>
    [...ids]
      .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      .filter((id) => id !== without);

  const onSite = loadedBy([hydration, ...lateIn([islands], followOrder)]);
  const onPages = loadedBy([entry, pages]);
  const everOnPages = loadedBy([...onPages, ...lateIn(onPages, conversation)]);
  const inChat = loadedBy([entry, conversation]);
  const first = new Set([...onPages, ...inChat]);
  const inEnquiries = loadedBy([enquiries]);
  const inAnswers = loadedBy(answering);
  const inReplies = loadedBy([understanding]);
  const lateNameOf = (id: string): string | null => {
    if (onSite.has(id)) return inReplies.has(id) ? 'shared' : null;
    if (inEnquiries.has(id)) return 'calls';
    return inAnswers.has(id) || everOnPages.has(id) ? 'effects' : 'replies';
  };
  const nameOf = (id: string): string | null => {
    if (!first.has(id)) return lateNameOf(id);
    if (onSite.has(id)) return 'base';
    if (!inChat.has(id)) return 'checkout';
    return everOnPages.has(id) ? 'app' : 'conversation';
  };
  // The document names the entry, and only there may it run.
  return new Map(
    [...first, ...inAnswers, ...inReplies].filter((id) => id !== entry).map((id) => [id, nameOf(id)]),
  );
}
