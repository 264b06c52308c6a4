import { replies } from '../../../../content/conversation/replies.ts';
import { toneSentences } from '../../../../content/conversation/tone.ts';
import type { FieldName } from '../../../../funnel/fields/answer-values.ts';
import { fieldWordsOf } from '../../../../funnel/words/every-step-words.ts';
import { inWordsFor } from '../../../../funnel/words/in-words-for.ts';
import type { Asked, QuestionReading } from '../../reading.ts';
import { mayBeEmpty, pendingFields } from '../../recognise-answers.ts';
import { lacksMother } from '../../recognisers/names/recognise-mothers-name.ts';
import { looksLikeQuestion } from '../../text/looks-like-question.ts';
import { saysOneOf, type Text, wordsOf } from '../../text/text.ts';
import { toneOf } from '../../tone/tone.ts';
import { asksWhy, fieldMeant } from '../topics/why-asked.ts';

/** Fields that a visitor may refuse to give. Choices are not among them. */
const personal: readonly FieldName[] = [
  'name',
  'phone',
  'email',
  'birth_date',
  'mothers_name',
  'cpf',
  'cnpj',
  'bank',
  'agency',
  'account_number',
  'cep',
  'number',
  'quiz',
];

const tell =
  '(?:pass|inform|fornec|coloc|bot|compartilh|mand|envi|digit|escrev|cont|mostr|respond|preench|deix|entreg|revel|divulg|cadastr)(?:o|ar|er|ir|ando|endo|indo)|dou|dar|dando|digo|dizer|falo|falar|forneco|por(?! (?:decreto|nada|sombra|isso|causa))';
const self =
  '(?:eu|me|te|lhe|vou|quero|queria|gosto de|gostaria de|to|tou|estou|a ?fim de|afim de|sinto|bem|confortavel|a vontade|em|de|mais|costumo|pretendo|posso|irei)';

/** A visitor who does not tell these may pay by slip. */
const ofAccount: readonly FieldName[] = ['bank', 'agency', 'account_number'];

/** Refusals: 'não passo', 'prefiro não informar', 'me recuso a dar'. */
const refuses = new RegExp(
  `\\b(?:nao|nunca|jamais|nem|sem|evito|recuso(?:-me)?(?: a)?|me nego a)(?: ${self}){0,5} (?:${tell})\\b(?! (?:com|ingles|mal|nada com))`,
);
/** 'Nem a pau que eu vou dar minha conta', 'nem morto passo meu CPF'. */
const never = new RegExp(
  `\\bnem (?:a pau|mort[oa]|ferrando|lascando|que a vaca tussa|por decreto)\\b(?: \\w+){0,3} (?:${tell})\\b`,
);
/** Wishes to leave the answer out: 'só a data eu dou, CPF não'. */
const evades =
  /^(?:[^\d?]*[ ,.])?(?:cpf|documento|nome da (?:minha )?mae|data de nascimento) (?:eu )?(?:nao|nem pensar|jamais|nunca|de jeito nenhum|nem a pau|nem morta)[.! ]*$|\b(?:pular|pula|pulo|em branco|(?:posso|pode|da (?:pra|para)|consigo) (?:\w+ )?(?:por|botar|colocar|dar|mandar|passar|preencher) (?:\w+ )?(?:depois|mais tarde|outra hora|no fim|no final)|(?:dar|passar|informar|mandar|colocar|passo|informo|mando|falo|digo|preencher) (?:\w+ )?(?:depois|mais tarde|outra hora|so no fim)|(?:fazer|contratar|continuar|seguir|ir) sem (?:o |a |meu |minha |esse |essa |isso|dar|passar|informar|cpf|email|e mail|telefone|celular)|sem ess[ea]|so (?:passo|dou|falo|informo|digo|entrego|mostro) (?:\w+ ){0,3}(?:pessoalmente|ao vivo|na loja|por telefone|pro tecnico|cara a cara|(?:quando|se|pra|para) (?:um |uma )?(?:atendente|pessoa|gente|humano))|(?:pode|posso|da (?:pra|para)) (?:deixar|ficar|ir|seguir) sem|obrigatori[oa](?!.*complet)|obrigad[oa]s? a|(?:e|eh|sou) obrigad[oa]|precisa(?:r)? mesmo|necessario mesmo|mesmo necessario|(?:isso|isto) (?:tudo )?(?:e|eh) (?:necessario|preciso)|pede(?:m)? (?:tant[ao]|muit[ao])s? (?:coisa|dado|pergunta|informac\w+)s?|quanta (?:pergunta|coisa)|mesmo preciso|outra forma de)\b/;
/** Anger about the question: the visitor is told why it is asked. */
const protests: readonly RegExp[] = [
  // 'virou delegacia?', 'que interrogatório', 'tão me investigando?'
  /\b(?:virou|parece\w*|isso (?:aqui )?(?:e|eh|ta)|que|fazendo|(?:voces|vcs) sao) (?:\w+ ){0,3}?(?:delegacia|policia|interrogatorio|investigacao|fbi|cia|csi|cartorio|concurso|vestibular|entrevista|receita federal|serasa|censo|ibge|tribunal|detetive|alfandega|quartel|inquisicao|prova)\b|\b(?:fbi|csi|interrogatorio|investigando|interrogando|fichando)\b/,
  // 'só falta pedir meu tipo sanguíneo', 'vai pedir o nome do cachorro também?'
  /\bso falta(?:va|m)? (?:\w+ ){0,2}?(?:ped|pergunt|quer)\w*|\bvao? (?:ped|pergunt|quer)\w* .*\btambem\b|\bdaqui a pouco (?:\w+ ){0,2}?(?:ped|pergunt|quer)\w*/,
  // 'que palhaçada é essa de perguntar isso', 'quem inventou essa pergunta'
  /\bque (?:palhacada|absurdo|bobagem|besteira|frescura|babaquice|brincadeira|ridiculo|negocio|historia|diabos?|raios?|merda|porra|saco|chatice)\b(?!.*\b(?:prec\w+|valor\w*|car[oa]|cobr\w+|planos?|mensalidade|taxa|multa|demora\w*|robo|fatura|boleto)\b).*\b(?:ess[ae]s?|d?isso|perguntar|pedir|responder|saber)\b|\bquem inventou\b/,
  // 'acho um absurdo pedirem o nome da minha mãe'
  /\b(?:absurd[oa]|exagero|ridicul[oa]|desnecessari[oa]|nao (?:vejo|faz|tem) (?:sentido|logica|necessidade))\b.*\b(?:pedir(?:em)?|pedem|exig\w+|quererem|querem|perguntar(?:em)?|ter que (?:dar|passar|informar|por|botar|colocar))\b/,
  // 'querem saber demais', 'tanta pergunta', 'agora tem prova também?'
  /\bquer(?:em|endo)? saber (?:demais|de tudo|tudo|muito)\b|\btant[ao]s? perguntas?\b|\bninguem merece\b.*\b(?:respond|pergunt)\w*|\bde brincadeira\b.*\bperguntas?\b|\btem (?:prova|teste) (?:tambem|agora)\b/,
];
/** Doubts about the question, or about who asks it. */
const doubts: readonly RegExp[] = [
  // 'que estranho isso'
  /\b(?:estranh\w+|esquisit\w+|indiscret\w+)\b.*\b(?:isso|isto)\b/,
  // 'acho estranho pedir CPF'
  /\b(?:estranh\w+|esquisit\w+)\b.*\b(?:pedir(?:em)?|pedem|exig\w+|quererem|perguntar(?:em)?)\b/,
  // 'só banco pede'
  /\bso (?:o )?banco (?:pede|pergunta)/,
  // 'que pergunta besta'
  /\bpergunt\w+ (?:mais |sao |e |tao |bem )?(?:ess[ae]s?|estranh\w+|esquisit\w+|indiscret\w+|doid[ao]s?|maluc[ao]s?|besta|bob[ao]|absurd[ao]s?|idiotas?|sem (?:sentido|nocao|cabimento)|nada a ver)\b/,
  // 'que pergunta é essa'
  /\bque pergunta\b.*\bess[ae]\b/,
  // 'isso não é pessoal?'
  /\b(?:isso|isto|essa (?:pergunta|informacao)|esse dado|essas perguntas)\b.*\b(?:pessoa(?:l|is)|intim[oa]|particular|privad[oa]|de banco|estranh[oa]|esquisit[oa]|normal|suspeit[oa]|nao e|tem a ver|interessa|invas\w+|demais)\b/,
  // 'não é da sua conta'
  /\bda (?:sua|tua|conta de voces) conta\b/,
  // 'o que te interessa'
  /\b(?:te|lhe|vos) interessa\b/,
  // 'é invasão de privacidade'
  /\b(?:invas\w+|invad\w+|priv(?:acidade|ad[oa])|segred\w+|sigil\w+|indiscre\w+|intimidade|intim[oa]|suspeit\w+|pessoal demais|muito pessoal)\b/,
  // 'quem vai ver meus dados'
  /\b(?:quem|pra quem|onde|o que|pra que)\b.* (?:vai|vao|vcs|voces|vc)\b.*\b(?:ver|usar|usam|fazer com|fazem com|guard\w+)\b.*\b(?:isso|isto|dados?|cpf|meu|minha)\b/,
];
/** Fears: fraud, leaks, unwanted calls. */
const fears =
  /\b(?:golp\w+|fraud\w+|vaz(?:a|ar|am|arem|em|ou|ad[oa]s?|amento\w*)|clon\w+|hacke\w+|phishing|estelionat\w+|falcatrua|cilada|roub(?:o|a|ar|am|arem|ad[oa]s?)|desconfi\w+|fizeram (?:um )?emprestimo|ca(?:iu|i|iram) n(?:um|uma|esse|essa|isso)|nao (?:\w+ )?confi[ao]|confiar|confiavel|confiaveis)\b/;
const afraid = /\b(?:medo|receio|receos[oa]|insegur[oa]|cabreir[oa]|pe atras)\b/;
const ofTelling = new RegExp(
  `\\b(?:dados?|documentos?|cpf|conta|numero|telefone|celular|email|endereco|nascimento|isso|aqui|internet|site|chat|online|${tell})\\b`,
);

const isAfraid = (plain: string): boolean =>
  fears.test(plain) || (afraid.test(plain) && ofTelling.test(plain));

/** 'Não é da sua conta' is not about a bank account. */
const ofThis =
  /\b(?:(?:e|eh|sou) obrigad[oa]|isso|isto|ess[ae]s? (?:pergunta|informacao|dado)s?|da (?:sua|tua) conta|(?:por|botar|colocar|mandar|passar|preencher) (?:\w+ )?(?:depois|mais tarde))\b/;

/** An answer beside the protest counts: 'Quanta pergunta, 11 12 75'. */
const tellsValue = /\d{3}|@|\d{1,2}[ ./-]\d{1,2}[ ./-]\d{2}/;

/** Whether the doubt is about the open field: 'isso não é pergunta de banco?' is, 'débito é obrigatório?' is not. */
function fieldDoubted(words: string, open: FieldName, asked: Asked): FieldName | null {
  const meant = ofThis.test(words) ? null : fieldMeant(words, asked);
  return meant === null ? open : personal.includes(meant) ? meant : null;
}

const lacksEmail = /\b(?:nao|nunca|sem) (?:(?:uso|tenho|usei|tive) )?(?:nenhum )?e ?mail\b/;

/** A longer message tells a story. */
const most = 18;

type Reluctance = 'fear' | 'protest' | 'refusal';

function kindOf(text: Text, words: string): Reluctance | null {
  const isProtest = saysOneOf(protests, words);
  const refusesIt =
    isProtest || refuses.test(words) || never.test(words) || evades.test(words) || saysOneOf(doubts, words);
  if (!isAfraid(words)) return isProtest ? 'protest' : refusesIt ? 'refusal' : null;
  // 'Isso é golpe?' alone gets the reply for the whole shop.
  return refusesIt || !looksLikeQuestion(text) || asksWhy(words) ? 'fear' : null;
}

const asksTwice = /\? *[a-z].*\?/;

/** The reply to a visitor who refuses the open answer or fears to give it: its reason, and a person to talk to. */
export function reluctanceReply(text: Text, asked: Asked): QuestionReading | null {
  const { plain } = text;
  const [open] = pendingFields(asked).filter((name) => !mayBeEmpty(name, asked));
  if (open === undefined || !personal.includes(open) || tellsValue.test(plain)) return null;
  const words = wordsOf(plain).join(' ');
  if (wordsOf(plain).length > most) return null;
  // 'No RG está em branco' says that there is no such name.
  if (open === 'mothers_name' && lacksMother(plain)) return null;
  // A topic of its own helps a visitor without an e-mail.
  if (open === 'email' && lacksEmail.test(words)) return null;
  // 'Precisa mesmo do e-mail? E se eu não tiver?' asks twice.
  if (asksTwice.test(plain) && !isAfraid(words)) return null;
  const kind = kindOf(text, words);
  const field = kind === null ? null : fieldDoubted(words, open, asked);
  if (kind === null || field === null) return null;
  const reason = inWordsFor(asked.facts, fieldWordsOf(field, asked.steps))?.reason ?? '';
  const suggestions = ofAccount.includes(field) ? replies.ofAccount : replies.ofReluctance;
  return { kind: 'question', reply: said[kind](reason, text), suggestions };
}

/** The reason, after what the visitor's mood calls for; rude words get their sentence of `inTone`. */
const said: Readonly<Record<Reluctance, (reason: string, text: Text) => string>> = {
  fear: (reason) => replies.afraid(reason),
  protest: (reason, text) => (toneOf(text) === null ? `${toneSentences.angry} ${reason}` : reason),
  refusal: (reason) => reason,
};
