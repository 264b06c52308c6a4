import { leaveWords } from '../../src/contract/calls/support.ts';
import { act } from '../../src/contract/panel/teaching.ts';
import { aliasOf } from '../../src/funnel/campaigns.ts';
import { steps } from '../../src/funnel/steps/steps.ts';
import type { CallCounts, Counted } from '../access/call-count-repository.ts';
import { limits } from '../access/limits.ts';
import type { PlanLists } from '../catalogue/plan-lists.ts';
import { wideNetworkOf } from '../http/network-of.ts';
import { type RequestContext, routesWith } from '../http/route-group.ts';
import type { Reader } from '../understanding/create-reader.ts';
import { stemsOf } from './likeness.ts';
import { maskSentence } from './mask-sentence.ts';
import type { MaskedWord } from './masked-words.ts';
import type { Sentences } from './sentence-repository.ts';

type Context = RequestContext<
  { readonly sentences: Sentences; readonly callCounts: CallCounts },
  { readonly reader: Reader; readonly planLists: Pick<PlanLists, 'campaigns'> }
>;

const { handle } = routesWith<Context>();

const onceFrom = (network: string, words: readonly MaskedWord[]): Counted => ({
  limit: 'sentence',
  scope: 'aboutByNetwork',
  value: `${stemsOf(words)} ${network}`,
  rate: limits.sentence.per.aboutByNetwork,
});

/** Sentences that the conversation did not understand: what tells of a person is taken out before anything is stored. */
export const sentenceRoutes = [
  handle(leaveWords, async ({ body }, context) => {
    const { repositories, providers, database } = context;
    const { sentences, callCounts } = repositories;
    const { said, outcome, after, did } = body;
    // Names that a stranger invents are kept nowhere.
    const step = body.step && Object.hasOwn(steps, body.step) ? body.step : null;
    const campaign = aliasOf(providers.planLists.campaigns.byAddon(body.addon ?? ''));
    const network = wideNetworkOf(context.address);
    const marked = said ? await providers.reader.mark(said, step ?? '', network) : null;
    const sentence = marked && maskSentence(marked, sentences.hashOf);
    const guesses = (marked?.guesses ?? []).filter((guess) => act.safeParse(guess).success);
    const kept = outcome && sentence?.isReadable ? { ...sentence, outcome, step, campaign, guesses } : null;
    const group = kept && (await database.read((db) => sentences.alike(db, kept.words)));
    return context.save(async (db) => {
      const visit = { device: context.device(), network };
      const now = context.clock();
      if (after && did) await sentences.follow(db, { after, did, said: sentence }, visit, now);
      if (kept === null) return { success: true as const, id: null };
      const [counted] = await callCounts.spend(db, [onceFrom(network, kept.words)], now);
      const isNew = counted !== undefined && 'calls' in counted;
      const id = isNew ? await sentences.keep(db, kept, group, visit, now) : null;
      return { success: true as const, id };
    });
  }),
];
