import { type AnswerLabel, answerLabelIn } from '../answer-labels.ts';
import { isReview } from '../recognise-answers.ts';
import { looksLikeQuestion } from '../replies/looks-like-question.ts';
import { saysOneOf, type Text } from '../text.ts';
import type { Asked, Command } from '../understood.ts';
import { stepOfAnswer } from './command-in.ts';

/** What is wrong with an answer that stands written, without what is right. */
const fault =
  /\b(?:errad[oa]s?|errei|faltando|faltou|falta (?:uma?|[oa])|sobrando|sobrou|incomplet[oa]|incorret[oa]|trocad[oa]|sem acento|letra a mais|letra errada|apelido)\b/;

/** All is right but one of it. */
const exception =
  /^(?!.*\b(?:repet\w*|repita|mostr\w+|leia)\b).*\b(?:menos|exceto|fora|tirando|salvo|so|mas|so que)(?: (?:que|n?[oa]s?|d[oa]|meu|minha|a parte d[oae]))* $/;

/** 'Volta lá no nome', whatever the reason is. */
const back =
  /\b(?:volt\w+|retorn\w+|vamos? voltar)(?: (?:la|ai|um pouco|tudo|de novo))* (?:n[oa]|pr[oa]|para [oa]|pra|ao?|em|ate [oa])(?: (?:meu|minha|parte d[oae]|pergunta d[oae]|tela d[oae]))* $/;

/** 'Essa não é a minha rua'. */
const denied =
  /\bnao (?:e|eh|era|moro|fica)(?: (?:bem|mais|n?[oa]|ess[ea]|est[ea]|nesse|nessa|meu|minha))* $/;

const deniedBehind =
  /^[a-z]* (?:nao|n) (?:e|eh|era|ta|esta) (?:mais )?(?:ess[ea]|est[ea]|o meu|a minha|cert[oa]|corret[oa]|bem)/;

/** 'Quero outro dia de instalação', at the review. */
const another = /\b(?:quero|queria|prefiro|coloca|bota|poe|melhor)(?: (?:um|uma|em|pra|para))? outr[oa] $/;

/** 'Tem uma coisa errada aí', at the review: which one is told at a tap. */
const something: readonly RegExp[] = [
  // 'tem uma coisa errada'
  /\b(?:coisa|algo|dado|informacao|negocio|trem|parte|detalhe|item)s?\b(?: \w+){0,3} (?:errad[oa]s?|incorret[oa]s?|trocad[oa]s?)\b/,
  // 'tá tudo errado isso aqui'
  /^(?:(?:nao|mas|olha|ue|isso|aqui) )*(?:ta|esta|isso ta|isso esta) (?:tudo|todo|toda|quase tudo) errad[oa]\b/,
  // 'achei um erro'
  /\b(?:tem|ha|achei|vi|encontrei|percebi) (?:um|uns|algum|alguns) err(?:o|os|inho)\b/,
  // 'preciso corrigir um dado'
  /\b(?:preciso|quero|tenho que|queria) (?:corrigir|mudar|acertar|arrumar) (?:uma (?:coisa|coisinha|informacao)|um (?:dado|detalhe|negocio|trem)|algo)\b/,
];

const isGiven = ({ field }: AnswerLabel, { facts }: Asked): boolean => facts.answers[field] !== undefined;

const somethingWrong = ({ plain }: Text, asked: Asked): Command | null =>
  isReview(asked) && saysOneOf(something, plain) ? { name: 'correct', step: null } : null;

/** An answer that is to be given again, where its new value is not told: 'tudo certo menos o e-mail', 'falta um T no meu nome'. */
export function wrongWriting(text: Text, asked: Asked): Command | null {
  const named = answerLabelIn(text.plain);
  const step = named === null ? null : stepOfAnswer(named.label, asked);
  // Behind a figure its new value may be told.
  const hasValue = /\d{4}|@/.test(text.plain);
  if (hasValue || text.plain.includes('?')) return null;
  if (named === null) return somethingWrong(text, asked);
  if (step === null || looksLikeQuestion(text)) return null;
  const before = text.plain.slice(0, named.from);
  const isHere = asked.steps.some(({ id }) => id === step);
  const isMeant =
    back.test(before) ||
    (isReview(asked) && (exception.test(before) || another.test(before))) ||
    ((fault.test(text.plain) || denied.test(before) || deniedBehind.test(text.plain.slice(named.to))) &&
      isGiven(named.label, asked) &&
      !isHere);
  return isMeant && !isHere ? { name: 'correct', step } : null;
}
