import { consentReplies } from '../../../src/content/conversation/consent-replies.ts';
import { glossary } from '../../../src/content/conversation/glossary.ts';
import { handOffWords } from '../../../src/content/conversation/hand-off.ts';
import { hintWords } from '../../../src/content/conversation/hints.ts';
import { replies } from '../../../src/content/conversation/replies.ts';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { toneSentences } from '../../../src/content/conversation/tone.ts';
import type { KnowledgeId } from '../../../src/content/knowledge/knowledge.ts';
import { type ActName, type Reply, replyPlaces } from '../../../src/contract/calls/understand.ts';
import { lookUp } from '../../../src/contract/look-up.ts';
import { planLabel } from '../../../src/funnel/plans/plan-label.ts';
import { freeDays, orderedNext } from './computed-replies.ts';
import { expectedOf, type Heard, needsContract, openFields, wordsOfField } from './open-question.ts';
import { offeredTo } from './plans-meant.ts';
import { advice, replyOfTopic, replyToQuestion } from './topic-replies.ts';

/** What an act has as its object is a field, a topic or a command. */
type Replier = (heard: Heard, object: string) => Reply | null;

/** Says it, and what the open question expects. */
const beforeExpected =
  (said: (expected: string) => string, suggestions?: readonly string[]): Replier =>
  (heard) => ({ text: said(expectedOf(heard)), ...(suggestions && { suggestions: [...suggestions] }) });

const expectation = beforeExpected((expected) => expected);

const ofTopic =
  (topic: KnowledgeId): Replier =>
  (heard) =>
    replyOfTopic(topic, heard);

const ofText =
  (text: string): Replier =>
  () => ({ text });

const formOf: Replier = (heard, field) => {
  const form = openFields(heard).includes(field) ? null : wordsOfField(field, heard);
  return form === null ? expectation(heard, '') : { text: form.expected };
};

/** Where a number is found, unless there is no account at all. */
const ofAccountWhere =
  (where: string): Replier =>
  ({ plain }) => ({
    text: /\b(?:tenho|sem) (?:nenhuma )?conta\b/.test(plain) ? hintWords.withoutBank : where,
  });

/** Where to find what a visitor does not know or have, or how to go on without it. */
const lacked: Readonly<Record<string, Replier>> = {
  cep: ofTopic('achar-o-cep'),
  number: ofText(hintWords.houseNumber),
  block_number: ofTopic('achar-quadra-e-lote'),
  allotment_number: ofTopic('achar-quadra-e-lote'),
  phone: ofTopic('sem-e-mail'),
  email: ofTopic('sem-e-mail'),
  cpf: ofText(hintWords.cpf),
  mothers_name: ofText(hintWords.mothersName),
  bank: ofText(hintWords.withoutBank),
  agency: ofAccountWhere(hintWords.agency),
  account_number: ofAccountWhere(hintWords.accountNumber),
  code: ofText(replies.noCode),
  quiz: ofTopic('perguntas-da-validacao'),
  idPlan: advice,
  schedules: (heard) => {
    const free = freeDays(heard);
    return free === null ? formOf(heard, 'schedules') : { text: replies.days(free) };
  },
};

/** Somebody else may be reached, and lives elsewhere; other data are those of the holder. */
const ofOthers: Readonly<Record<string, Replier>> = {
  phone: ofText(hintWords.otherPhone),
  email: ofTopic('sem-e-mail'),
  cep: formOf,
  number: formOf,
};

const ofAccount: ReadonlySet<string> = new Set(['bank', 'agency', 'account_number']);

const refuse: Replier = (heard, field) => {
  const text = wordsOfField(field, heard)?.reason;
  const suggestions = ofAccount.has(field) ? replies.ofAccount : replies.ofReluctance;
  return text === undefined ? expectation(heard, '') : { text, suggestions: [...suggestions] };
};

const own: Replier = (heard, field) => {
  const { answered, waiting, isOrdered } = heard.context;
  if (isOrdered && field === 'schedules') return { text: orderedNext(heard) };
  return [...answered, ...waiting].includes(field)
    ? { text: sideQuestionWords.announced.now(replyPlaces.answer) }
    : { text: replies.notTold(expectedOf(heard)) };
};

const terms = glossary.map((term) => ({ ...term, named: new RegExp(`\\b(?:${term.words})\\b`) }));

/** A word of the shop that the message has, or else the open question. */
const explain: Replier = (heard) => {
  const term = terms.find(({ named }) => named.test(heard.plain));
  const reason = wordsOfField(openFields(heard)[0], heard)?.reason;
  if (term === undefined)
    return {
      text: [reason, expectedOf(heard)].filter(Boolean).join(' '),
      suggestions: [handOffWords.ask],
    };
  const { meaning, here } = term;
  const told = typeof meaning === 'string' ? meaning : replyOfTopic(meaning.topic, heard).text;
  return { text: [told, ...(here === undefined ? [] : [replyOfTopic(here, heard).text])].join(' ') };
};

const { declined, otherPlan, presentPlan } = consentReplies;

const mostPlans = 4;

/** A no to the plans has others to tap. */
const otherPlans: Replier = (heard) => {
  const offered = offeredTo(heard);
  const suggestions = offered.slice(0, mostPlans).map((plan) => planLabel(plan, offered));
  return suggestions.length === 0
    ? expectation(heard, '')
    : { text: needsContract(heard) ? presentPlan : otherPlan, suggestions };
};

/** A no to the open question. */
const denied: Readonly<Record<string, Replier>> = {
  accept_information: ofText(declined.accept_information),
  accept_contact: ofText(declined.accept_contact),
  idPlan: otherPlans,
};

/** Commands that are questions before the order. */
const asked: Readonly<Record<string, Replier>> = { 'other-order': ofTopic('outro-endereco') };

const table: Readonly<Record<ActName, Replier | null>> = {
  inform: null,
  correct: null,
  own,
  lack: (heard, field) => (lookUp(lacked, field) ?? formOf)(heard, field),
  refuse,
  others: (heard, field) => (lookUp(ofOthers, field) ?? ofTopic('em-nome-de-outra-pessoa'))(heard, field),
  command: (heard, name) => lookUp(asked, name)?.(heard, name) ?? null,
  ask: (heard, topic) => replyToQuestion(topic, heard),
  yes: expectation,
  no: (heard) => {
    const [open = ''] = openFields(heard);
    return (lookUp(denied, open) ?? expectation)(heard, open);
  },
  doubt: (heard, object) =>
    openFields(heard).includes('idPlan')
      ? { text: replies.doubtsPlan, suggestions: [...replies.ofDoubt] }
      : beforeExpected(replies.doubts, replies.ofDoubt)(heard, object),
  wait: beforeExpected(replies.waits),
  explain,
  greet: beforeExpected(replies.greeted),
  thanks: beforeExpected(replies.thanked),
  returned: beforeExpected(replies.returned),
  complaint: beforeExpected((expected) => `${toneSentences.angry} ${expected}`, [handOffWords.ask]),
  note: ofTopic('recado-ao-tecnico'),
  other: expectation,
};

/** What is said to an act, if it is to be replied to; null where it needs no words. */
export const replyTo = ({ does, object }: { does: ActName; object: string }, heard: Heard): Reply | null =>
  table[does]?.(heard, object) ?? null;
