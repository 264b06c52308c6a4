import type { StepId } from '../../../funnel/steps/step-id.ts';
import { type AnswerLabel, answerLabelIn, answerLabels } from '../answer-labels.ts';
import { stepOfAnswer } from '../commands/command-in.ts';
import { unwanted } from '../commands/command-words.ts';
import type { Asked, Command } from '../reading.ts';
import { isReview } from '../recognise-answers.ts';
import { looksLikeQuestion } from '../text/looks-like-question.ts';
import { plainOf, saysOneOf, type Text } from '../text/text.ts';
import { wrote as wroteVerb } from './correction-phrases.ts';

/** Says that a written answer is wrong, but not what is right. */
const fault =
  /\b(?:errad[oa]s?|errei|faltando|faltou|falta (?:uma?|[oa])|sobrando|sobrou|incomplet[oa]|incorret[oa]|trocad[oa]|invert\w+|sem (?:o |a )?(?:acento|9|nove|zero|ddd|digito|sobrenome|segundo nome|nome do meio|ponto)|(?:letra|numero|digito|zero|um|nove|\d) a (?:mais|menos)|letra errada|apelido)\b|\b(?:vcs?|voces?) (?:colocaram|botaram|escreveram|anotaram|puseram)\b|\b(?:e|eh|era|foi|ta) (?:[oa] )?(?:antig[oa]|velh[oa]|d[oa] trabalho)\b/;

/** The visitor made the mistake and asks to mend it: 'Coloquei meu e-mail errado, dá pra arrumar?'. */
const wrote = new RegExp(`\\b${wroteVerb}\\b`);

/** 'Botei o CEP da casa da minha namorada, volta aí'. */
const ofAnother =
  /^(?: (?:que|q) (?:eu )?[a-z]+)?(?: (?:foi|era|e|eh) [oa])? d[aoe] (?:casa |loja |firma )?(?:d[aoe] )?(?:minha|meu|outr[oa]|trabalho|servico|vizinh[oa])\b/;
const regrets =
  /\b(?:eita|vixe|trocar|corrigir|arrumar|mudar|ops|opa|ih|pera(?:i| ?ai)?|espera|volta|desculpa|sem querer|engano|[oa] (?:meu|minha|noss[oa]|cert[oa]|daqui) (?:e|eh) outr[oa])\b/;

/** 'Quero rever os planos', 'dá pra mudar a instalação pra segunda?'. */
const again =
  /\b(?:quero|queria|preciso|gostaria de|da (?:pra|para)|tem como|consegue|vou) (?:voltar (?:la |ali |ai )?(?:e|pra|para) )?(?:rever|revisar|reescolher|ver (?:de novo|outra vez)|olhar (?:de novo|outra vez)|mudar|trocar|alterar|corrigir|arrumar|consertar)(?: (?:de novo|de|o|a|os|as|meu|minha))* $/;
/** 'Tem um erro na data de nascimento'. */
const mistake =
  /\b(?:tem|ha|achei|vi|encontrei|percebi) (?:um |uns |algum |alguns )?err(?:o|os|inho) (?:n[oa]s?|d[oa]s?) (?:meu |minha )?$/;

/** 'Pera, mudei de ideia do plano, me volta pra lista'. */
const changedMind =
  /\bmudei de (?:ideia|opiniao) (?:d[oa]|sobre [oa]|quanto [ao]o?|com [oa]|n[oa]) (?:meu |minha )?$/;
/** For an answer that is not given yet, the question is about the rule. */
const later =
  /\b(?:(?<!\bdias? )depois|futuro|futuramente|qualquer|sempre|todo mes|ano que vem|mais pra frente|se (?:eu|precisar|quiser)|quando|caso)\b/;

/** Everything is right except one answer. */
const exception =
  /^(?!.*\b(?:repet\w*|repita|mostr\w+|leia)\b).*\b(?:menos|exceto|fora|tirando|salvo|so|mas|so que)(?: (?:que|n?[oa]s?|d[oa]|meu|minha|a parte d[oae]))* $/;

/** Asks to go back to an answer: 'Volta lá no nome'. */
const back =
  /\b(?:volt\w+|retorn\w+|vamos? voltar)(?: (?:la|ai|um pouco|tudo|de novo))* (?:n[oa]s?|pr[oa]s?|para [oa]s?|pra|aos?|em|ate [oa]s?)(?: (?:meu|minha|parte d[oae]|pergunta d[oae]|tela d[oae]))* $/;

/** 'Essa não é a minha rua'. */
const denied =
  /\bnao (?:e|eh|era|moro|fica)(?: (?:bem|mais|n?[oa]|ess[ea]|est[ea]|nesse|nessa|meu|minha))* $/;

const deniedBehind =
  /^[a-z]* (?:nao|n) (?:e|eh|era|ta|esta) (?:mais )?(?:ess[ea]|est[ea]|o meu|a minha|cert[oa]|corret[oa]|bem)/;

/** 'Quero outro dia de instalação', at the review. */
const another = /\b(?:quero|queria|prefiro|coloca|bota|poe|melhor)(?: (?:um|uma|em|pra|para))? outr[oa] $/;

/** 'Tira o complemento', at the review. */
const takesOut =
  /\b(?:tira|tire|tirar|remove|remova|remover|apaga|apague|apagar|exclui|exclua|excluir)(?: (?:o|meu|esse|ai))* complemento(?: (?:dai|ai|por favor|pfv?|do endereco))*[ .!]*$/;

/** Something is wrong, at the review: the visitor taps which ('Tem uma coisa errada aí'). */
const something: readonly RegExp[] = [
  // 'tem uma coisa errada'
  /\b(?:coisa|algo|dado|informacao|negocio|trem|parte|detalhe|item)s?\b(?: \w+){0,3} (?:errad[oa]s?|incorret[oa]s?|trocad[oa]s?)\b/,
  // 'tá tudo errado isso aqui'
  /^(?:(?:nao|mas|olha|ue|isso|aqui) )*(?:ta|esta|isso ta|isso esta) (?:tudo|todo|toda|quase tudo) (?:errad|trocad)[oa]\b/,
  // 'achei um erro'
  /\b(?:tem|ha|achei|vi|encontrei|percebi) (?:um|uns|algum|alguns) err(?:o|os|inho)\b/,
  // 'preciso corrigir um dado'
  /\b(?:preciso|quero|tenho que|queria) (?:corrigir|mudar|acertar|arrumar) (?:uma (?:coisa|coisinha|informacao)|um (?:dado|detalhe|negocio|trem)|algo)\b/,
];

const asksToCorrect = `(?:(?:eu )?(?:quero|queria|preciso|precisava|gostaria de|tenho que|vou|posso|consigo)|da (?:pra|para)|tem como|deixa eu) (?:corrigir|mudar|trocar|alterar|arrumar|consertar|rever|voltar e (?:corrigir|mudar|arrumar))`;
const told = `(?:eu )?(?:ja |tinha )?(?:${wroteVerb}|respondi|respondido)`;
const aThing =
  '(?:(?:um|uma|alguma|umas) (?:coisa|coisinha|resposta|informacao|coisas|numero|dado|letra|digito|detalhe|negocio|trem)|algo)';
const before =
  '(?: (?:antes|atras|ali|la|la atras|em cima|aqui|errad[oa]|anterior(?:es)?|agora ha pouco|agora|no comeco|no inicio))*';
const opening =
  '^(?:(?:ops|opa|ih|ixi|eita|vixe|putz|nossa|ai|ah|pera|perai|espera|calma|desculpa|moc[ao]|olha|acho que|mas|e|nao)[ ,.!]+)*';

/** An answer is wrong, and not said which, at any question: 'falei errado', 'quero mudar o que falei antes'. */
const unsaid: readonly RegExp[] = [
  new RegExp(
    `${opening}${asksToCorrect} (?:o que ${told}|as? (?:minhas? )?respostas?(?: que ${told})?|minhas? respostas?|(?:em )?${aThing}(?: (?:que )?${told})?)${before}[.!? ]*$`,
  ),
  new RegExp(`${opening}${told} (?:tudo |(?:em )?${aThing} )?errad[oa]${before}[.! ]*$`),
  new RegExp(
    `${opening}(?:eu )?(?:errei|me enganei|me confundi)(?: (?:em|n?uma?|alguma|coisa|resposta|algo|informacao))*${before}[.! ]*$`,
  ),
];

/** What was said before was a joke or a try. */
const inJest =
  /^(?:(?:ah|opa|nao|calma|era|foi|e|eh|tava|estava|to|eu|isso|so|ai|a resposta|uma|um|de|o que eu (?:disse|falei)) )*(?:brincadeira|brincando|zoando|zoeira|zueira|testando)(?: (?:so|minha|ta|viu|gente|mesmo|kk+))*[.! ]*$/;

const isGiven = ({ field }: AnswerLabel, { facts }: Asked): boolean => facts.answers[field] !== undefined;

/** Answers stand before the visitor: at the review, or while they wait for a yes. */
const isShown = (asked: Asked): boolean => isReview(asked) || (asked.waiting ?? []).length > 0;

const somethingWrong = ({ plain }: Text, asked: Asked): Command | null =>
  saysOneOf(unsaid, plain) ||
  (inJest.test(plain) && Object.keys(asked.facts.answers).length > 0) ||
  (isShown(asked) && !plain.includes('?') && saysOneOf(something, plain))
    ? { name: 'correct', step: null }
    : null;

/** A part of a value: 'o novo termina em 4409', 'nasci em 1976'. */
const partOfValue = /\b(?:final|finais|termina(?:ndo)? (?:em|com)|nascimento em|pus|coloquei) \d{1,4}\b/g;

/** Asks for another plan, even one that does not exist: 'Quero trocar pelo de 700 antes de marcar'. */
const otherPlan =
  /\b(?:trocar|mudar|passar)(?: (?:isso|de plano|o plano|logo|ja))* (?:pel[oa]|pr[oa]|para [oa]) (?:plano )?(?:de )?(?:[3-9]\d\d|1000|2000|[12] giga)\b|\b(?:pedi|escolhi|queria|quero|falei|marquei) (?:o )?(?:plano )?(?:de )?(?:[3-9]\d\d|[12] giga)\b.{0,30}\b(?:ta|esta|aparece\w*|veio|colocaram|botaram|tem) (?:o )?(?:de )?(?:[3-9]\d\d|[12] giga)\b/;

/** Back to the plans, if one was chosen. */
function toPlans(asked: Asked): Command | null {
  const label = answerLabels.find(({ field }) => field === 'idPlan');
  const step = label && isGiven(label, asked) ? stepOfAnswer(label, asked) : null;
  return step === null || asked.steps.some(({ id }) => id === step) ? null : { name: 'correct', step };
}

/** The step or the field is open: 'é sobrado, não é apartamento'. */
const isAskedNow = (step: StepId, { field }: AnswerLabel, { steps }: Asked): boolean =>
  steps.some(({ id, fields }) => id === step || fields.some((one) => one === field));

/** 'Não é avenida Paulista', 'não é na Paulista', where the postcode is in that street. */
function withStreetNamed(plain: string, { facts }: Asked): string {
  const street = plainOf(facts.place?.address ?? '');
  const name = street.replace(/^[a-z]+ (?:d[aeo]s? )?/, '');
  return street === '' ? plain : plain.replace(street, 'rua').replace(name, 'rua');
}

/** 'Essas datas não batem', 'essas ruas eu não conheço' speak of what is shown. */
const shownAt: Partial<Record<StepId, RegExp>> = {
  'data-instalacao': /\b[nd]?ess[ae]s (?:dias|datas|horarios)\b/,
  validacao: /\b[nd]?ess[ae]s? (?:ruas?|mes(?:es)?|nomes?)\b/,
};
const isOfWhatIsShown = (plain: string, { steps }: Asked): boolean =>
  steps.some(({ id }) => shownAt[id]?.test(plain));

interface Said {
  plain: string;
  /** The words before and behind the name. */
  before: string;
  behind: string;
}

const isTold = ({ plain, before, behind }: Said, asked: Asked): boolean =>
  back.test(before) ||
  (changedMind.test(before) && !/\d/.test(behind)) ||
  (isReview(asked) && (exception.test(before) || another.test(before) || takesOut.test(plain)));

/** 'O bairro é Vila Mariana e não Saúde'. */
const contrast = /^ (?:e|eh) [a-z ]{3,40}?,? (?:e )?(?:nao|n) [a-z ]{3,30}[.! ]*$/;

const isFaulty = ({ plain, before, behind }: Said): boolean =>
  fault.test(plain) || denied.test(before) || deniedBehind.test(behind);

/** Says that the visitor made the mistake or wants to see the question again: this counts even in the form of a question. */
const regretted = ({ plain, before, behind }: Said): boolean =>
  (wrote.test(plain) && (fault.test(plain) || (ofAnother.test(behind) && regrets.test(plain)))) ||
  mistake.test(before) ||
  (again.test(before) && !later.test(plain) && !unwanted.test(plain));

/** The message with each answer called by one name, and nothing else called so. */
const withNamesAlone = (text: Text, asked: Asked): string =>
  withStreetNamed(text.plain, asked)
    .replace(/\bnasci\b/, 'nascimento')
    .replace(/\bplanos\b/, 'plano')
    // 'O CEP da minha mãe' does not speak of her name.
    .replace(
      /(?<=\b(?:cep|endereco|celular|telefone|e-?mail|cpf|numero) d[ao] (?:casa d[ao] )?(?:minha )?)mae\b/,
      'tia',
    )
    .replace(/\ba instalacao\b/, 'a visita')
    .replace(/(?<=\b(?:o|meu|do) )ap\b/, 'apto');

const namedIn = (plain: string, asked: Asked) =>
  isOfWhatIsShown(plain, asked) ? null : answerLabelIn(plain);

/**
 * Finds the answer that the visitor wants to give again without saying the new value: 'tudo certo menos o e-mail',
 * 'falta um T no meu nome'.
 */
export function correctionWithoutValue(text: Text, asked: Asked): Command | null {
  const plain = withNamesAlone(text, asked);
  const named = namedIn(plain, asked);
  const step = named === null ? null : stepOfAnswer(named.label, asked);
  // After the name, a figure may be its new value.
  if (/\d{4}|\d{3}[. ]\d{3}|@|\barroba\b/.test(plain.replace(partOfValue, ' '))) return null;
  if (otherPlan.test(plain) && !later.test(plain) && !unwanted.test(plain)) return toPlans(asked);
  if (named === null) return somethingWrong(text, asked);
  if (step === null || isAskedNow(step, named.label, asked)) return null;
  const said: Said = { plain, before: plain.slice(0, named.from), behind: plain.slice(named.to) };
  const isMeant = looksLikeQuestion(text)
    ? isGiven(named.label, asked) && regretted(said)
    : isTold(said, asked) ||
      (isGiven(named.label, asked) &&
        (regretted(said) ||
          isFaulty(said) ||
          ((named.label.field === 'cep' || /\bsobrenome\b/.test(plain)) && contrast.test(said.behind))));
  return isMeant ? { name: 'correct', step } : null;
}
