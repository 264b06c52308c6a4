import { leaveWords } from '../../src/contract/calls/support.ts';
import { act } from '../../src/contract/panel/conversation.ts';
import { wideNetworkOf } from '../http/network-of.ts';
import { type RequestContext, type RouteGroup, routesWith } from '../http/route-group.ts';
import type { Reader } from '../understanding/create-reader.ts';
import { maskSentence } from './mask-sentence.ts';
import type { Sentences } from './sentence-repository.ts';

type Context = RequestContext<{ readonly sentences: Sentences }, { readonly reader: Reader }>;

const { handle } = routesWith<Context>();

/** Sentences that the conversation did not understand: what tells of a person is taken out before anything is stored. */
export const sentenceRoutes: RouteGroup<Context> = {
  handlers: [
    handle(leaveWords, async ({ body }, context) => {
      const { repositories, providers, database } = context;
      const { sentences } = repositories;
      const { said, outcome, step = null, after, did } = body;
      const network = wideNetworkOf(context.address);
      const marked = said ? await providers.reader.mark(said, step ?? '', network) : null;
      const sentence = marked && maskSentence(marked, sentences.hashOf);
      const guesses = (marked?.guesses ?? []).filter((guess) => act.safeParse(guess).success);
      const isKept = Boolean(outcome) && sentence?.isReadable === true;
      const group =
        isKept && sentence ? await database.read((db) => sentences.alike(db, sentence.words)) : null;
      return context.save(async (db) => {
        const visit = { device: context.device(), network };
        const now = context.clock();
        if (after && did) await sentences.follow(db, { after, did, said: sentence }, visit, now);
        if (!outcome || !isKept || !sentence) return { success: true as const, id: null };
        const kept = { ...sentence, outcome, step, campaign: body.addon ?? '', guesses };
        return { success: true as const, id: await sentences.keep(db, kept, group, visit, now) };
      });
    }),
  ],
};
