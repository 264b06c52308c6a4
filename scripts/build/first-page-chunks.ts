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

/** Both faces fetch the words of later stages a stage at a time, what understands a message has them all: files for themselves. */
const stageWords: Readonly<Record<string, string>> = {
  personal: 'personal-words',
  installation: 'payment-words',
  payment: 'payment-words',
  ordered: 'payment-words',
  agreement: 'payment-words',
  contract: 'contract-words',
  offers: 'contract-words',
};

/** What is left of an order, and how that is said: on a conversation's first page, and late on wide pages. */
const summary =
  /\/src\/(answering\/summary\/select-summary|funnel\/remaining|content\/conversation\/summary)\.ts$/;

/** What the end of an order and the page that follows it share, in one file instead of five. */
const afterTheOrder =
  /\/src\/(answering\/(save-file|calendar\/(CalendarButton|visit-entry))|content\/screens\/done|brazil\/calendar-file)\.tsx?$/;

/** Small parts that many late screens share: each file of its own costs a first page its name. */
const smallParts: Readonly<Record<string, RegExp>> = {
  addresses: /\/src\/content\/(foot|landing\/(fixed-links|outside-links|site-links))\.ts$/,
  parts:
    /\/src\/(ui\/[a-z]+\/(ButtonLink|Card|PanelHead|Select|StepArrow|SummaryList|WaitingThread)|answering\/(screens\/(QuestionScreen|WaitingScreen|screens|address-line|outcomes\/Outcome)|alternatives\/alternatives|StepLink)|content\/screens\/erasure)(\.tsx?|\.module\.css)$/,
  consent: /\/src\/pages\/site\/cookies\/(keep-)?consent\.ts$/,
  help: /\/src\/answering\/screens\/help\/(ContactOptions|HumanHelp)\.tsx$/,
  offers:
    /\/src\/(contract\/(offer-route|speed-bonus)|funnel\/(offer-terms|line-campaigns)|pages\/landing\/plans\/order-link|ui\/blocks\/Ribbon)(\.tsx?|\.module\.css)$/,
  'advise-plan':
    /\/src\/(content\/screens\/plan-advice|funnel\/plan-label|funnel\/plan-advice\/(advise-plan|need-rules))\.ts$/,
  icons: /\/src\/ui\/icons\/(close|download|print|search)\.ts$/,
  links:
    /\/src\/(answering\/(NewTabLink|screens\/help\/(whatsapp-link|PhoneLine))|content\/(new-tab|phones)|pages\/site\/in-one-piece)\.tsx?$/,
  review: /\/src\/(answering\/screens\/review\/(AnswerList|answer-rows)|content\/screens\/review)\.tsx?$/,
};

const smallPartOf = (id: string): string | undefined =>
  Object.keys(smallParts).find((name) => smallParts[name]?.test(id));

const wordsIn = (id: string): string | undefined =>
  id.endsWith('/src/answering/every-step-words.ts')
    ? 'every-step-words'
    : stageWords[/\/src\/content\/steps\/([a-z]+)\.ts$/.exec(id)?.[1] ?? ''];

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
    if (summary.test(id)) return 'summary';
    if (afterTheOrder.test(id)) return 'after-the-order';
    const file = wordsIn(id) ?? fileOf(id, known);
    return file ?? smallPartOf(id) ?? null;
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
