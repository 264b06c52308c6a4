import { fields } from '../../../funnel/fields/fields.ts';
import type { StepId } from '../../../funnel/steps/step-id.ts';
import { stepOf } from '../../../funnel/steps/steps.ts';
import { type AnswerLabel, namedAnswer } from '../answer-labels.ts';
import type { Asked, Command } from '../reading.ts';
import { clausesOf } from '../text/clauses.ts';
import { competitors } from '../text/competitors.ts';
import { tellsPurposeAlone } from '../text/framing.ts';
import { saysOneOf, wordsOf } from '../text/text.ts';
import { yesOrNoWords } from '../yes-no/yes-no.ts';
import {
  aside,
  commandNames,
  commands,
  correctionFillers,
  correctionVerbs,
  enteredVerbs,
  fibreInstead,
  fillers,
} from './command-words.ts';
import { wishesToCancel } from './wishes-to-cancel.ts';

type Where = Pick<Asked, 'journey' | 'facts'>;

const byWords = new Map(
  commandNames.flatMap((name) =>
    commands[name].split('|').map((words) => [words, { name } as const] as const),
  ),
);

const coreOf = (words: readonly string[]): string => words.filter((word) => !fillers.has(word)).join(' ');

/** A longer message says more than a command. */
const most = 12;

/** A message that is a command as a whole: 'quero voltar', and not 'quando o técnico vai voltar'. */
export function commandIn(plain: string, asked: Where): Command | null {
  const words = wordsOf(plain);
  if (words.length === 0) return null;
  if (forOnePerson.test(plain)) return null;
  if (startsOver.test(plain)) return { name: 'start-over' };
  if (wantsMore.test(plain)) return { name: 'renewal' };
  if (wantsRenewal.test(plain)) return { name: 'renewal' };
  if (wantsMigration.test(plain)) return { name: 'migration' };
  if (wantsCopy.test(plain)) return { name: 'later' };
  if (wishesToCancel(plain, asked)) return { name: 'cancel' };
  if (words.length > most) return null;
  const command = commandOf(words, asked) ?? commandInParts(plain, asked);
  if (command !== null) return command;
  if (tellsPurposeAlone(plain)) return { name: 'order' };
  const sentence = words.join(' ');
  const isWish = !plain.includes('?') && saysOneOf(asksForPerson, sentence);
  return isWish || saysOneOf(asksWhoAnswers, sentence) ? { name: 'person' } : null;
}

/** Commands that a question about the way leads to: 'como faço pra renovar', 'preciso falar com o suporte'. */
const leadsTo: readonly Command['name'][] = ['person', 'renewal', 'migration', 'call'];
const asksHow =
  /^(?:e )?(?:como (?:que )?(?:eu )?(?:faco|fazer|posso|consigo)(?: (?:pra|para))?|(?:eu )?(?:preciso|gostaria|necessito)(?: de)?|tem como|da (?:pra|para)|(?:me )?(?:passa|passe|transfere|transfira|chama|chame|bota|coloca)(?: (?:pra|para|com))?) /;

function askedFor(words: readonly string[]): Command | null {
  const sentence = words.join(' ');
  const wish = sentence.replace(asksHow, '');
  const command = wish === sentence ? undefined : byWords.get(coreOf(wish.split(' ')));
  return command !== undefined && leadsTo.includes(command.name) ? command : null;
}

/** Asks for a person, whatever else is said: 'Me liga um ser humano agora'. */
const asksForPerson: readonly RegExp[] = [
  // 'falar com a moça que'
  /\bfalar com (?:a|o|um|uma|aquel[ea]) (?:mesm[ao] )?(?:moc[ao]|rapaz|menin[ao]|senhora?|vendedora?|atendente|consultora?|pessoa|mulher|homem) que\b/,
  // 'quero um ser humano'
  /^(?!.*\b(?:voce|vc|isso|eu|aqui) (?:e|eh|sou|nao e)\b).*\b(?:quero|queria|preciso|me (?:liga|ligue|chama|passa|transfere|bota)|cade|chama|passa|falar|manda|tem)\b.*\b(?:ser humano|humano|atendente|pessoa (?:de verdade|real)|gente de (?:verdade|carne)|alguem de verdade)\b/,
  // 'existe algum ser humano aí'
  /\b(?:existe|tem|ha) (?:algum|alguma|um|uma) (?:ser humano|humano|pessoa (?:de verdade|real|humana)|gente de verdade)(?: (?:ai|aqui|atendendo|nesse chat))*$/,
  // 'falo com gente'
  /(?<!\bnao )\bfal(?:o|ar) com gente(?=$|[,.!]? (?:e )?nao com )/,
  // 'chama alguém aí', 'me deixa falar com uma pessoa', 'alguém me atende'
  /(?:^|[,.;!] ?)(?:(?:me|so|ai|moco|por favor) )*(?:chama|chame|bota|passa)(?: ai)? (?:pra |para )?(?:alguem|gente|uma? (?:pessoa|atendente|humano))(?: (?:ai|pra mim|logo|por favor|de verdade|que \w+))*[.! ]*$/,
  /\bdeixa (?:eu )?falar com (?:uma? |alguma? )?(?:pessoa|alguem|gente|atendente|humano)\b/,
  /(?:^|[,.;!] ?)alguem (?:ai )?(?:pode |poderia )?me (?:atend|ajud|respond)(?:e|a|er|ar)\b/,
  // 'reclamar com o gerente'
  /\b(?:reclamar|falar|conversar|resolver) com (?:o |a |um |uma |seu )?(?:gerente|supervisora?|responsavel|chefe)\b/,
  // 'prefiro que alguém', 'prefiro passar isso pra uma pessoa'
  /\b(?:prefiro|quero|queria) (?:(?:que|q|(?:passar|falar|dar|fazer|resolver|tratar)(?: (?:isso|esse dado|tudo))? (?:pra|para|com)) )?(?:uma pessoa|alguem|um atendente|uma atendente)\b/,
  // 'me chama no whats'
  /^(?:(?:e|mas|so|pode|podem|vc|voce|voces|vcs) )*(?:me )?(?:chama|chame|chamar|atende|atenda|manda (?:mensagem|msg|um oi)|responde)(?: (?:la|ai|eu|por))* (?:n?o |pelo |por )?(?:whats\w*|zap\w*)$/,
  // 'um telefone pra eu ligar'
  /\b(?:telefone|fone|numero) (?:pra|para|que|onde) eu (?:possa )?(?:ligo|ligar|falo|falar|chamo|chamar)\b/,
];

/** May be asked: 'posso falar com alguém?', 'tem alguém pra falar?', 'cadê alguém pra me atender'. */
const asksWhoAnswers: readonly RegExp[] = [
  /^(?:(?:e|mas|oi|ola|eu|ai) )*(?:posso|consigo|da (?:pra|para)|tem como|como (?:faco (?:pra|para)|posso)|onde (?:eu )?(?:posso )?|com quem (?:eu )?(?:posso )?) ?(?:falar|falo|conversar|converso)(?: (?:ai|aqui))? com (?:alguem|gente|uma? (?:pessoa|atendente|humano|vendedora?))(?: (?:ai|dai|daqui|de voces|de vcs|por favor|da loja|do suporte|do atendimento))*$/,
  /^(?:(?:e|mas|oi|ola|nao) )*(?:tem|ha|cade|kd|existe|quero|preciso de|manda) (?:alguem|gente|alguma pessoa|uma pessoa|um atendente|uma atendente)(?: ai)? (?:(?:pra|para) (?:eu )?(?:falar|conversar)(?: comigo)?|(?:que|q|(?:pra|para)) (?:possa )?me (?:atend\w+|ajud\w+|respond\w+))$/,
];

/** 'Pra uma pessoa só' says who will use it, and asks for nobody. */
const forOnePerson =
  /^(?:(?:e|eh|so|seria) )*(?:pra|para) (?:so )?uma pessoa(?: so| apenas| sozinha| mesmo)?[.!]*$/;

/** 'Já sou cliente e queria aumentar a velocidade'. */
const wantsMore =
  /\b(?:ja sou|sou) cliente\b(?!.*\bnao sou\b).*\b(?:aument|melhor|upgrade|sub)\w* (?:(?:a|o|de|do|da|minha|meu|essa|esse) )*(?:velocidade|plano|internet|pacote|megas?)\b|\b(?:ja tenho|tenho(?= a ultrafibra| a fibra d[aeo])) (?:(?:[oa]|um|uma|o plano|internet|ultrafibra|fibra|d[aeo]|tim|voces|vcs) )*(?:de )?(?:\d{3}|\d giga)\b(?: mega)?\b(?!.*\b(?:d[ao]|com a|na) (?:vivo|claro|oi|net|outra|concorr)).*\b(?:pass|sub|aument|mud|troc|melhor)\w*(?: (?:pr[oa]|para|de)\b|$)/;

const wish = String.raw`\b(?:quero|queria|preciso|vim|gostaria de|pretendo|desejo)(?: (?:so|logo|e|eh|mesmo|fazer a?|a))*`;
const noQuestionOrNo = String.raw`^(?!.*\?)(?!.*\bnao (?:quero|queria|vou|preciso)\b)`;

const ofOthers = String.raw`\bd[aeo] (?:${competitors}|net|outr[ao]|concorr\w+)\b`;

/** 'Já sou cliente po, quero renovar', with an answer beside it, too. */
const wantsRenewal = new RegExp(
  `${noQuestionOrNo}(?!.*${ofOthers}).*${wish} (?:renov\\w+|refideliz\\w+)(?= *(?:$|[,.;!…])| (?:(?:com|[oa]s?|d[aeo]|meu|minha|esse|essa|est[ea]) )*(?:fidelidade|contrato|plano|assinatura|internet|fibra|oferta|voces|vcs)\\b| (?:logo|agora|ja|aqui|por favor|pf|pq|porque|que|e)\\b)`,
);

/** 'Quero migrar meu plano pra fibra, cpf …', 'quero migrar, já sou cliente'. */
const wantsMigration = new RegExp(
  `${noQuestionOrNo}(?!.*${ofOthers})(?=.*\\b(?:fibra|cliente|cobre)\\b).*${wish} migrar\\b`,
);

/** 'Apaga tudo e começa de novo'. */
const startsOver =
  /^(?:(?:por favor|pode|quero|vamos|bora|moc[oa])[ ,]+)*(?:apag|limp|zer|delet|esquec|desfa[zc]|jog|exclu|descart)\w*(?: (?:isso|essas|as|minhas|respostas|tudo|todas|ai|fora|ja))*[ ,]+(?:(?:e|quero|pra|para|eu|vou|vamos|bora|depois|ai) )*(?:(?:re)?come[cz]\w+|reinici\w+|faz\w*|ir)\b(?: (?:tudo|isso|pedido|o|de|do|da|novo|zero|outra|vez|inicio|comeco|novamente|primeira))*[.! ]*$/;

/** Asks for a copy to read: 'Me manda esse resumo por escrito pra eu ler com calma'. The command `later` offers a link. */
const wantsCopy =
  /^(?!.*@)(?:(?:e|mas|oi|ola|moca?o?|por favor|vc|voce|voces|vcs|pode|podem|poderia|podia|tem como|da (?:pra|para)|me|quero que|queria que|consegue|entao|ai)[ ,]+)*(?:manda|mande|mandar|envia|envie|enviar|passa|passar)\w* (?:\w+ ){0,3}(?:resumo|proposta|orcamento|pedido|planos|precos|valores|informacoes|tudo|isso)\b.*\b(?:por escrito|(?:no|pelo|por|pro|no meu) (?:e-? ?mail|whats\w*|zap)|(?:ler|ver|olhar|pensar|estudar) com calma)\b|^(?:me )?(?:manda|envia|passa)\w*(?: isso| tudo)? (?:por|pelo|no|pro) (?:meu )?e-? ?mail[.! ]*$/;

/** Words for the time of a call, which is agreed with the caller: 'Pode me ligar amanhã de manhã'. */
const whenCalled = new Set(
  'amanha hoje depois manha tarde noite mais cedo segunda terca quarta quinta sexta sabado feira semana horario almoco'.split(
    ' ',
  ),
);

/** 'Me liga que é mais fácil', 'me liga que eu não sei mexer nisso'. */
const callsInstead =
  /^(?:(?:so|pode|podem|melhor|prefiro que|vc|voce|voces|vcs) )*me (?:liga|ligue|liguem|telefona|ligar)(?: (?:logo|ai|direto|agora|voces|vcs))* (?:que|q|pq|porque) (?:(?:e|eh|fica|seria) (?:bem |muito )?(?:mais|melhor)\b|(?:eu )?(?:nao|num|n) (?:sei|entendo|consigo|enxergo|gosto|tenho)\b)/;

function callAskedFor(words: readonly string[]): Command | null {
  if (callsInstead.test(words.join(' '))) return { name: 'call' };
  const others = words.filter((word) => !whenCalled.has(word));
  const command = others.length === words.length ? undefined : byWords.get(coreOf(others));
  return command?.name === 'call' ? command : null;
}

const toFibre = /\b(?:para|pra|por|pelo|pela) (?:(?:a|internet|de) )*(?:ultra)?fibra\b/;

/** 'Trocar minha internet por fibra': a customer migrates, anybody else orders. */
function fibreAskedFor(words: readonly string[], { journey }: Where): Command | null {
  const sentence = words.join(' ');
  const wish = sentence.replace(asksHow, '').split(' ');
  if (!toFibre.test(sentence) || !fibreInstead.has(coreOf(wish))) return null;
  return { name: journey.includes('consulta-cpf') ? 'migration' : 'order' };
}

const commandOf = (words: readonly string[], asked: Where): Command | null =>
  fibreAskedFor(words, asked) ??
  byWords.get(coreOf(words)) ??
  byWords.get(words.join(' ')) ??
  askedFor(words) ??
  callAskedFor(words) ??
  correctCommandIn(words, asked);

/** Whether words add nothing to a command: 'está tudo certo', 'aff', 'moça'. */
const isEmpty = (words: readonly string[]): boolean =>
  words.every(
    (word) => fillers.has(word) || correctionFillers.has(word) || yesOrNoWords.has(word) || aside.has(word),
  );

/** The purpose beside the command `company`: 'É pra minha loja'. */
const purpose =
  /^(?:(?:e|eh) )?(?:pra|para|pro) (?:(?:a|o|um|uma|minha|meu|nossa|nosso) )*[a-z]+(?: d[aeo] [a-z]+)?$/;

/** One command in clauses that otherwise say nothing or repeat it: 'Está tudo certo, mas o telefone mudou'. */
function commandInParts(plain: string, asked: Where): Command | null {
  const parts = clausesOf({ plain, shown: plain }).map(({ from, to }) => wordsOf(plain.slice(from, to)));
  if (parts.length < 2) return null;
  const told = parts.map((words) => (isEmpty(words) ? null : commandOf(words, asked)));
  const [first, ...others] = told.filter((command) => command !== null);
  const isOne = first !== undefined && others.every((other) => other.name === first.name);
  const isBeside = (words: readonly string[]) =>
    isEmpty(words) || (first?.name === 'company' && purpose.test(words.join(' ')));
  return isOne && parts.every((words, at) => isBeside(words) || told[at] !== null) ? first : null;
}

/** 'Como corrijo?', 'o que muda?' */
const asksAbout = /^(?:e )?(?:como|o que|oq)\b/;

function correctCommandIn(words: readonly string[], asked: Where): Command | null {
  if (!words.some((word) => correctionVerbs.has(word)) || asksAbout.test(words.join(' '))) return null;
  const named = namedAnswer(words.join(' '));
  // 'Coloquei agora' calls nothing wrong.
  if (named === null && words.every((word) => !correctionVerbs.has(word) || enteredVerbs.has(word)))
    return null;
  const others = wordsOf(named?.rest ?? words.join(' ')).filter(
    (word) => !fillers.has(word) && !correctionVerbs.has(word) && !correctionFillers.has(word),
  );
  if (others.length > 0) return null;
  return { name: 'correct', step: named === null ? null : stepOfAnswer(named.label, asked) };
}

/** The step of this journey that asks for an answer. Other kinds of address ask for it at another step. */
export function stepOfAnswer({ step, field }: AnswerLabel, { journey, facts }: Where): StepId | null {
  const at = fields[field].at?.(facts);
  const [known] = [at, step].filter((id) => id !== undefined && journey.includes(id));
  if (known !== undefined) return known;
  const asks = (id: StepId) => stepOf(id).screen === 'form' && stepOf(id).fields.includes(field);
  return journey.find(asks) ?? null;
}
