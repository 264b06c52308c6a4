import { plainText } from '../content/faq/plain-text.ts';
import { answerOf, firstLink } from '../content/faq/typed-answer.ts';
import type { Prices } from '../content/landing/plans/priced-text.ts';
import { siteLinks } from '../content/landing/site/site-links.ts';
import type { Reply } from '../contract/calls/understand.ts';
import type { Catalogue } from '../contract/documents.ts';
import { lookUp } from '../contract/look-up.ts';
import { countsIn, type Publication, type PublishedQuestion, questionsIn } from '../contract/publication.ts';
import type { Campaign } from './campaign.ts';
import { pricesFor } from './plans/prices-of.ts';

/** A published question as the conversation of one campaign knows it. */
export interface PublishedAnswer {
  id: string;
  question: string;
  /** Ways to ask it, the question among them. */
  wordings: readonly string[];
  /** `own`: the conversation's own reply stands. `none`: it has no reply any more. */
  reply: Reply | 'own' | 'none';
}

const ofEveryCampaign: ReadonlySet<string> = new Set(Object.values(siteLinks));

/** The reply that a published question gives in a campaign, with its prices. */
export function publishedReply(
  { answer, reply, leads }: Pick<PublishedQuestion, 'answer' | 'reply' | 'leads'>,
  prices: Prices,
  { prefix }: Pick<Campaign, 'prefix'>,
): Reply {
  const said = reply ?? answer;
  const link = leads ?? firstLink(said);
  const isBelow = link !== undefined && prefix !== '' && ofEveryCampaign.has(link.path);
  return {
    text: plainText(answerOf(said), prices),
    ...(link && { link: isBelow ? { ...link, path: `/${prefix}${link.path}` } : link }),
  };
}

/** Questions of companies are theirs alone; those of a streaming service have pages in every campaign. */
const setsOf = ({ landing }: Campaign, faq: Publication['faq']): ReadonlySet<string> =>
  new Set([landing.faq, 'general', 'conversation', ...Object.keys(faq).filter((set) => set !== 'business')]);

/** What is published at a moment, for the conversation of a campaign: of one question in two sets, its own set counts. */
export function publishedAnswers(
  { faq, ...catalogue }: Pick<Catalogue, 'faq' | 'plansOf' | 'streaming'>,
  campaign: Campaign,
): readonly PublishedAnswer[] {
  const prices = pricesFor(campaign, catalogue);
  const found = [...setsOf(campaign, faq)].flatMap((set) => {
    const { edited = {}, added = [], hidden = [] } = lookUp(faq, set) ?? {};
    const asked = questionsIn({ edited, added: added.filter(({ id }) => !hidden.includes(id)) });
    return [
      ...(set === 'conversation' ? hidden.map(silent) : []),
      ...asked.flatMap((one) => answerIn(campaign, one, prices)),
    ];
  });
  return [...new Map(found.toReversed().map((answer) => [answer.id, answer])).values()];
}

const silent = (id: string): PublishedAnswer => ({ id, question: '', wordings: [], reply: 'none' });

function answerIn(
  campaign: Campaign,
  { id, ...asked }: PublishedQuestion & { id: string },
  prices: Prices,
): PublishedAnswer[] {
  if (!countsIn(asked, campaign.prefix)) return [];
  const { question, wordings = [], keepsReply } = asked;
  try {
    const reply = keepsReply ? 'own' : publishedReply(asked, prices, campaign);
    return [{ id, question, wordings: [question, ...wordings], reply }];
  } catch {
    // The campaign has no price for one of its slots: nothing is promised there.
    return [];
  }
}
