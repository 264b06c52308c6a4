import { formatMonthly } from '../../../src/brazil/money.ts';
import { replies } from '../../../src/content/conversation/replies.ts';
import { knowledge } from '../../../src/content/knowledge/knowledge.ts';
import { planAdviceSentence } from '../../../src/content/screens/plan-advice-sentence.ts';
import type { Reply } from '../../../src/contract/calls/understand.ts';
import { lookUp } from '../../../src/contract/look-up.ts';
import { advisePlan, megaNeeded } from '../../../src/funnel/plan-advice/advise-plan.ts';
import { planLabel } from '../../../src/funnel/plans/plan-label.ts';
import type { Published } from '../published.ts';
import { needsTold } from '../values/plan-needs.ts';
import { computedReplies } from './computed-replies.ts';
import { expectedOf, type Heard, openFields, renews, wordsOfField } from './open-question.ts';
import { offeredTo, planNamed } from './plans-meant.ts';

const entryOf = new Map<string, (typeof knowledge)[number]>(knowledge.map((entry) => [entry.id, entry]));

/** A topic as it is offered to tap; none if it has no reply of its own. */
export function topicNamed(id: string, published: Published): { id: string; question: string }[] {
  const entry = published.find(id) ?? entryOf.get(id);
  return entry === undefined || entry.reply === 'none' ? [] : [{ id, question: entry.question }];
}

const publishedReply = (topic: string, { published }: Heard) => published?.find(topic)?.reply ?? 'own';

const unknown = (heard: Heard): Reply => ({ text: replies.unknownQuestion(expectedOf(heard)) });

export function replyOfTopic(topic: string, heard: Heard): Reply {
  const entry = entryOf.get(topic);
  const published = publishedReply(topic, heard);
  if (entry?.toRenewing !== undefined && renews(heard)) return { text: entry.toRenewing };
  if (typeof published === 'object') return published;
  if (entry === undefined || published === 'none') return unknown(heard);
  const { reply, leads } = entry;
  const text = typeof reply === 'string' ? reply : computedReplies[reply.computed](heard);
  if (leads === undefined) return { text };
  return { text, ...('says' in leads ? { suggestions: [...leads.says] } : { link: leads }) };
}

/** The plan that the needs come to, or the question for them. */
export function advice(heard: Heard): Reply {
  const offered = offeredTo(heard);
  const needs = needsTold(heard.plain);
  if (needs === null) return { text: planAdviceSentence.ask(offered.length > 0), helper: 'plan-advice' };
  const advised = advisePlan(offered, needs);
  if (advised === null) return { text: planAdviceSentence.beforePlans(megaNeeded(needs)) };
  const { plan, next } = advised;
  const suggestions = [plan, next].flatMap((one) => (one === null ? [] : planLabel(one, offered)));
  return { text: planAdviceSentence.of(needs, advised, formatMonthly), suggestions, meant: plan.id };
}

/** Questions that more than a text answers. */
const beyondTopics: Readonly<Record<string, (heard: Heard) => Reply>> = {
  why: (heard) => {
    const reason = wordsOfField(openFields(heard)[0], heard)?.reason;
    return reason === undefined ? unknown(heard) : { text: reason };
  },
  'como-escolher-o-plano': advice,
};

/** Whether a topic of the model has a reply: a published one that was taken back has none. */
export const isTopic = (id: string, published: Published): boolean =>
  id === '?' || Object.hasOwn(beyondTopics, id) || topicNamed(id, published).length > 0;

/** The reply to a question. The plan that it names is the one that 'quero esse' takes afterwards. */
export function replyToQuestion(topic: string, heard: Heard): Reply {
  const { isOrdered, chosen } = heard.context;
  const isOwn = publishedReply(topic, heard) === 'own';
  const beyond = isOrdered || !isOwn ? undefined : lookUp(beyondTopics, topic);
  const reply = beyond === undefined ? replyOfTopic(topic, heard) : beyond(heard);
  const offered = isOrdered ? [] : offeredTo(heard);
  // Of two plans that are compared none is meant.
  const named = topic === 'diferenca-entre-planos' ? null : planNamed(heard.plain, offered);
  return named === null || named.id === chosen ? reply : { meant: named.id, ...reply };
}
