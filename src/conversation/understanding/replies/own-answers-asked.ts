import { replies } from '../../../content/conversation/replies.ts';
import { answerLabelIn } from '../answer-labels.ts';
import type { Asked, Reading } from '../reading.ts';
import { looksLikeQuestion } from '../text/looks-like-question.ts';
import { saysOneOf, type Text } from '../text/text.ts';
import { asksReason } from '../tone/complaint.ts';
import { yesOrNo } from '../yes-no/yes-no.ts';
import { expectedOf } from './expected.ts';
import { orderedNext } from './ordered-next.ts';

/** Asks for an own answer: 'qual e-mail eu coloquei mesmo?'. */
const told: readonly RegExp[] = [
  // 'que eu escolhi'
  /\b(?:eu |que |ja )?(?:coloquei|escolhi|pus|informei|marquei|botei|passei|escrevi|selecionei|cadastrei|digitei|contratei|pedi|comprei|assinei|agendei|dei)\b/,
  // 'ficou marcado'
  /\b(?:ficou|ficaram) (?:pra|para|em|marcad\w+|qual|como|(?:[oa] )?(?:meu|minha))\b/,
  // 'qual ficou'
  /\b(?:que|qual) (?:ficou|ficaram)\b/,
  // 'ficou mesmo'
  /\b(?:ficou|ficaram|e|era|foi) mesmo\b/,
  // 'está anotado'
  /\b(?:esta|ta) (?:marcad|anotad|registrad|cadastrad|escrit)\w+/,
];
const asks =
  /^(?:(?:e|mas|oi|so|entao|me (?:diz|fala|lembra))[ ,]*)*(?:qual|quais|que|quando|onde|(?:pra|para|em) (?:quando|que|qual)|como)\b/;

/** 'Esse dia 12 é da instalação ou da fatura?' asks which of two answers stands there. */
const whichOf = /\b(?:esse|essa|este|esta) (?:dia|data|valor|numero|endereco|e-?mail|nome)\b.*\bou\b/;

/** Whether it was understood: 'meu CPF tá certo?', 'anotaram o endereço direito?', 'meu nome ficou como?'. */
const ifRight: readonly RegExp[] = [
  // 'tá tudo certo'
  /\b(?:ta|tao|esta|estao|ficou|ficaram|estava) (?:tudo |mesmo |bem |ai |com [oa] \w+ )?(?:cert[oai]|cert[oa]s|certinh\w+|corret\w+|direit\w+|errad\w+|ok)\b/,
  // 'anotou direito'
  /\b(?:anot|peg|salv|grav|registr|entend|colo[cq]|bot|guard|escrev)(?:ou|aram|eu|eram)\b.*\b(?:cert\w*|direit\w*|corret\w*)\b/,
  // 'ficou como'
  /\b(?:ficou|ficaram|esta|ta) como\b/,
  // 'ficou qual'
  /\b(?:era|ficou|foi) qual\b/,
];

/** 'Que dia é a visita?', of an answer that was given: what stands in front of its name, and behind it. */
const asksFor =
  /^(?:(?:e|mas|entao|oi|so|ai),? )*(?:que dia|qual|quais|quando|que horas)(?: (?:e|eh|sao|vai ser|o|a|os|as|meu|minha|meus|que|dia|data|horario|d[aoe]s?|n[ao]))* ?$/;
const nothingElse = /^(?: (?:mesmo|agora|e|eh|que|ai))*[ ?.!]*$/;

/** 'Que dia e que hora ficou marcado mesmo?' */
const moment = /^(?:(?:e|mas|oi|so) )*(?:quando|(?:que|qual|pra que) (?:dia|hora|horario|data))\b/;

/** When the visit is: after the order as it was ordered, before it among the answers. */
function visitAsked(plain: string, { facts }: Asked): Reading | null {
  if (facts.order === null)
    return facts.answers.schedules !== undefined && asksWhenTheyCome.test(plain) ? summary : null;
  return moment.test(plain) && asks.test(plain) && saysOneOf(told, plain)
    ? { kind: 'question', reply: orderedNext(facts) }
    : null;
}

/** Who asks for all of them. */
const ofAll: readonly RegExp[] = [
  // 'Resumindo, o que eu tô contratando?'
  /\bo que (?:e que )?(?:eu )?(?:ja )?(?:(?:to|tou|estou) (?:contratando|pedindo|comprando|assinando|levando)|(?:respondi|informei|coloquei|preenchi|escolhi)(?: ate (?:aqui|agora))?[ ?]*$)/,
  // 'Quais são os meus dados?'
  /^(?:(?:e|mas|oi|so|entao|ai),? )*(?:quais|qual|que|cade|me (?:mostra|diz|fala))(?: (?:sao|e|os|as|que|quais))* (?:meus|minhas) (?:dados|informacoes|respostas)(?: (?:mesmo|ai|aqui|agora|ate (?:aqui|agora)|anotad[oa]s|cadastrad[oa]s|(?:que )?(?:eu )?(?:ja )?(?:dei|passei|informei|coloquei|respondi|preenchi)|que (?:voces?|vcs?) (?:tem|anotaram|pegaram)))*[ ?.!]*$/,
];

/** 'Quando vocês vêm instalar?' */
const asksWhenTheyCome =
  /^(?:(?:e|mas|entao|oi|so|ai|certo|ta|ok|beleza|blz|bom|legal|perfeito|entendi)[,.!]* )*(?:quando|que dia|que horas) (?:(?:que|e|eh|os?|voces?|vcs?|tecnico|moco|rapaz|instalador|eles) )*(?:vem|vao|vai|vira|virao|cheg(?:a|am|ara|arao))\b(?: (?:vir|instalar|ser|o|a|tecnico|rapaz|moco|instalador|instalacao|visita|aqui|em|casa|mesmo))*[?.! ]*$/;

/** A named answer with its value is a statement. */
const value = /\d{3}|@/;

const summary: Reading = { kind: 'command', command: { name: 'summary' } };

/** 'Preciso anotar o número do pedido ou ele chega no celular?' */
const keepsNumber = /\bpedido\b.*\bou\b|\b(?:anot|guard|copi)\w+ .*\bpedido\b/;

const asksOther = [asksReason, keepsNumber];

/** 'Tá certo isso?', 'é só isso?' of what waits for a yes: only the visitor knows. */
export const asksIfRight = ({ plain }: Text, { waiting = [] }: Asked): Reading | null =>
  waiting.length > 0 && plain.includes('?') && yesOrNo(plain) === true
    ? { kind: 'question', reply: replies.confirmsFirst }
    : null;

/** Shows all answers to a visitor who asks for one; says so if it was not given yet. */
export function ownAnswersAsked(text: Text, asked: Asked): Reading | null {
  const { plain } = text;
  if (saysOneOf(asksOther, plain)) return null;
  if (saysOneOf(ofAll, plain)) return summary;
  const { facts } = asked;
  const visit = visitAsked(plain, asked);
  if (visit !== null) return visit;
  const named = answerLabelIn(plain);
  if (named === null) return null;
  const isGiven = facts.answers[named.label.field] !== undefined;
  const isAsked =
    isGiven && asksFor.test(plain.slice(0, named.from)) && nothingElse.test(plain.slice(named.to));
  const isTold = isAsked || (asks.test(plain) && saysOneOf(told, plain));
  const isIfRight = saysOneOf(ifRight, plain) && !value.test(plain) && looksLikeQuestion(text);
  if (!isTold && !isIfRight && !whichOf.test(plain)) return null;
  if (facts.order !== null && named.label.field === 'schedules')
    return { kind: 'question', reply: orderedNext(facts) };
  if (isIfRight && !isGiven) return { kind: 'question', reply: replies.notTold(expectedOf(asked, null)) };
  return summary;
}
