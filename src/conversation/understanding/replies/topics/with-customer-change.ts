import { toneSentences } from '../../../../content/conversation/tone.ts';
import { customerEntries } from '../../../../content/knowledge/entries/customers.ts';
import { type KnowledgeId, knowledge } from '../../../../content/knowledge/knowledge.ts';
import type { FieldName } from '../../../../funnel/fields/answer-values.ts';
import type { Asked, Reading, Replied } from '../../reading.ts';
import { pendingFields } from '../../recognise-answers.ts';
import { competitors } from '../../text/competitors.ts';
import { inFull } from '../../text/normalise.ts';
import type { Text } from '../../text/text.ts';
import { weekdays } from '../../text/weekdays.ts';
import { type CustomerWish, customerWishes, ofOld, ofOthers } from './customer-wishes.ts';
import { replyOfEntry } from './reply-of-entry.ts';

const shop = '(?:vcs?|voces?|tim|ultrafibra)';
const customer = new RegExp(
  `(?<!nao |se eu |se |quem )\\b(?:(?:ja )?(?:sou|somos|e|eh) (?:cliente|assinante)s?|(?:ja )?(?:tenho|temos|uso|assino|pago)(?: [ao])? (?:internet|fibra|plano|linha|conta|fatura)? ?(?:de|d[ao]|com) ${shop}\\b|ja (?:tenho|temos) (?:[ao] )?(?:tim )?ultrafibra|(?:que|q) (?:eu )?(?:ja )?(?:pago|recebo|tenho|assino) (?:de|com|da) ${shop}\\b|(?:que|q) (?:eu )?ja (?:pago|recebo|assino)\\b|(?:conta|linha|internet|fatura|plano|contrato|assinatura|boleto) (?:ja )?(?:ta|esta|e|eh|ficou|era|vem|vinha|continua) (?:no|em) nome d|(?:cancel|encerr)\\w+ (?:[oa] )?(?:meu|minha|nosso|nossa) (?:plano|internet|linha|conta|assinatura|contrato|fibra)\\b(?! (?:\\w+ )?(?:(?:d[ao]|com a|na) )?(?:vivo|claro|oi|net|sky|outr[oa]|atual|antig[oa]))(?!.*\\b(?:contrat\\w+|assin\\w+|coloc\\w+|instal\\w+|ir pr\\w|vir pr\\w)\\b)|(?:cancel|encerr)\\w+ (?:o|esse) contrato\\b(?! (?:\\w+ )?(?:d[aeo]s?|com|na|que faleceu|vivo|claro|oi|net|sky|outro|atual|antigo)\\b)(?!.*\\b(?:falec\\w+|morreu|contratar|assinar|instalar)\\b)|nao (?:e|eh) (?:(?:um )?pedido novo|contrata\\w+ nova|plano novo)|meu plano (?:e|eh|atual)\\b(?! (?:d[ao] )?(?:vivo|claro|oi|outra))|plano (?:que|q) (?:eu |a gente |nos )?(?:ja )?(?:tenho|temos)|ja (?:tenho|temos) o (?:plano )?de \\d|(?:minha|nossa) (?:internet|fibra|linha) (?:de|d[ao]) ${shop}\\b)`,
);

/** Not another line, or one elsewhere. */
const elsewhere =
  '^(?!.*\\b(?:celular|movel|chip|controle|black|casa|apartamento|loja|filial|outr[oa]|mae|pai|endereco)\\b)';
const changes =
  '(?:mud|troc|alter|atualiz|pass|remarc|reagend|antecip|transfer|corrig|arrum)(?:ar|a|o|e|ei|ir)\\b';
const running = '(?:(?:meu|minha|o|a) (?:boleto|fatura|conta|vencimento) (?:vem|vence|chega|cai|e|eh)\\b)';

interface Change {
  /** The topic that tells who changes it. */
  id: string;
  of: RegExp;
  /** Wins over another topic too. */
  isSure?: true;
}

/** What a customer has already, and wants to be another; the first that a message names counts. */
const all: readonly Change[] = [
  {
    id: 'como-cancelar-o-plano',
    of: /^(?!.*\?).*\b(?:quer\w*|precis\w+|gostaria de|vou|vim) (?:\w+ )?(?:cancel|encerr)\w+(?! (?:o pedido|so o|[oa] (?:globo|hbo|streaming)))/,
    isSure: true,
  },
  {
    // 'Sou assinante e vou me mudar, como transfiro o ponto?'
    id: 'mudar-de-endereco',
    of: /\b(?:transf[ie]r\w*|levar|levo) (?:[oa] |minha |meu )?(?:ponto|linha|internet|fibra|plano)\b|\b(?:vou|estou|to) (?:me )?mud(?:ar|ando) (?:de|pr[ao]|para)\b/,
    isSure: true,
  },
  {
    id: 'outro-endereco',
    of: /\b(?:mais um|outr[oa]|segund[oa]|nov[oa]|tambem)\b.*\b(?:ponto|linha|internet|instala\w*|filial|loja|casa|apartamento|imovel|escritorio|deposito|sitio|chacara)\b|\b(?:instalar|colocar|por|quero) .*\b(?:filial|no outro|na outra)\b|\bfalta (?:instalar|por|colocar)\b/,
    isSure: true,
  },
  {
    id: 'modem-com-defeito',
    of: /\b(?:troc|mud|substitu)\w+ (?:\w+ ){0,2}?(?:modem|roteador|aparelho)\b/,
    isSure: true,
  },
  {
    id: 'dados-do-cliente',
    of: /\b(?:coloc|bot|cadastr|pass)\w+ (?:a )?(?:minha|nossa) (?:conta|fatura|internet) (?:n[oa]|em|pr[oa]) (?:debito|boleto|cartao|automatico)\b/,
    isSure: true,
  },
  {
    id: 'mudar-depois-do-pedido',
    of: new RegExp(`\\b(?:remarc|reagend)\\w+|\\b${changes}.*\\b(?:visita|instalacao|tecnico)\\b`),
  },
  {
    id: 'mudar-de-plano',
    of: new RegExp(
      `\\b(?:coloc|inclu|acrescent|adicion|bot)\\w+ .*\\b(?:plano|globo\\w*|hbo|max|paramount|streaming|mega|giga)\\b|\\b(?:passar|subir|descer|migrar|ir) (?:pr[oa]|para) (?:[oa] )?(?:de |um |outr[oa]|mai|men|\\d)|\\b${changes}.*\\bplano\\b|\\b(?:aument|melhor|turbin|sub)\\w+ (?:\\w+ ){0,3}?(?:velocidade|plano|internet|megas?)\\b|\\b(?:aument|sub|pass|mud|troc)\\w+ (?:pr[oa]|para) (?:[oa] )?(?:de )?\\d{3}\\b|\\bmais (?:velocidade|megas?|internet)\\b|${elsewhere}.*\\bquer\\w* (?:[oa] |um |subir |ir |trocar |pel[oa] )*(?:plano )?(?:de )?(?:\\d{3}|\\d giga|mais (?:rapid|fort|veloz|potente)\\w*|(?:melhor|maior)\\b)|\\b(?:minha|nossa) (?:internet|fibra) .*\\bquer\\w* subir\\b`,
    ),
  },
  {
    id: 'dados-do-cliente',
    of: new RegExp(
      `(?=.*\\b${changes})(?=.*\\b(?:vencimento|datas?|dia|faturas?|contas?|boletos?|e-?mail|telefone|celular|numero|cadastro|debito|cartao)\\b|${running}|(?:mudei|troquei) de (?:numero|celular|telefone|e-?mail|banco|conta)\\b)`,
    ),
  },
];

/** A reading that a wish of a customer is mistaken for: a value of a new order, its end, or plans to choose from. */
function isMistaken(reading: Reading, { id, isSure }: Change): boolean {
  if (reading.kind === 'command') return reading.command.name === 'cancel' && id === 'como-cancelar-o-plano';
  if (isSure && (reading.kind === 'unclear' || (reading.kind === 'question' && reading.topic !== id)))
    return true;
  return (
    reading.kind === 'answer' ||
    reading.kind === 'proposal' ||
    reading.kind === 'unclear' ||
    (id === 'mudar-de-plano' && reading.kind === 'question' && reading.topic === undefined)
  );
}

const fault =
  /\b(?:ping|latencia)\b.*\b(?:alt[oa]|ruim|subiu|\d{2,3})\b|\b(?:wi[ -]?fi|internet|net|conexao|fibra|sinal|rede|modem|roteador)\b.*\b(?:lent\w+|lerd\w+|ruim|pessim\w+|horrivel|frac[oa]|cai|caiu|caindo|cair|oscil\w+|trav\w+|nao (?:funciona|presta|pega|conecta|volta|abre)|parou|morreu|fora do ar)\b|\bsem (?:internet|sinal|conexao|rede)\b/;
/** It lasts, or somebody is to mend it. */
const lasting = new RegExp(
  String.raw`\bdesde (?:ontem|hoje|cedo|${weekdays}|domingo|[oa]s? |de |que )|\b(?:faz|ha|tem) \w+ (?:dias?|horas?|semanas?)\b|\b(?:toda hora|o dia (?:todo|inteiro)|pra (?:caramba|caralho|baralho|cacete)|uma lerdeza|(?:conseguem|conseguem? ver|da pra ver) (?:ver )?dai|(?:visita )?tecnic[oa]|mand(?:a|em) alguem|venha alguem|suporte|consert\w+|arrum\w+)\b`,
);
const asksForHelp =
  /\b(?:(?:conseguem?|da pra|pode|podem) ver|tecnic[oa]|mandam?|vem|venham|arrum\w+|consert\w+|ajud\w+|o que (?:eu )?faco)\b[^?]*\?/;
/** The line of another company, or the reason to order. */
const ofOther = new RegExp(
  String.raw`\b(?:${competitors}|outr[oa]s?|atual|concorren\w+|operadora|provedor|empresa|minha antiga|quer\w* (?:troc|mud|contrat|assin|fibra|a de voces)\w*|por isso|antes|vizinh\w+|caso|quando|se (?:a|o|cair|der|ficar))\b`,
);

/** 'O sinal está muito fraco desde domingo, queria um técnico': a line that is there already. */
const tellsFault = (reading: Reading, plain: string): boolean =>
  (reading.kind === 'unclear' ||
    reading.kind === 'refused' ||
    // 'Minha internet caiu desde ontem aqui no bloco 3'
    (reading.kind === 'proposal' && reading.answers.every(({ field }) => field === 'complement')) ||
    (reading.kind === 'question' && reading.topic !== 'suporte-tecnico')) &&
  (!plain.includes('?') || asksForHelp.test(plain)) &&
  fault.test(plain) &&
  (lasting.test(plain) || customer.test(plain)) &&
  !ofOther.test(plain);

/** A customer may say what a new order asks for too: it stays, and the reply is given beside it. */
const ofPerson: ReadonlySet<string> = new Set([
  ...(['cpf', 'name', 'phone', 'email', 'birth_date', 'mothers_name', 'cep'] satisfies FieldName[]),
]);

/** The answers that are no part of a customer's wish, with the reply to it. */
function besideWish(reading: Reading, { reply, topic }: Replied): Reading | null {
  if (reading.kind === 'answer' && Object.keys(reading.raw).every((name) => ofPerson.has(name)))
    return { ...reading, reply, topic };
  if (reading.kind !== 'proposal') return null;
  const answers = reading.answers.filter(({ field }) => ofPerson.has(field));
  return answers.length === 0 ? null : { kind: 'proposal', answers, reply };
}

const isGiven = ({ unlessGiven }: CustomerWish, { facts }: Asked): boolean =>
  unlessGiven !== undefined && facts.answers[unlessGiven] !== undefined;

/** 'Minha conta vence dia 5 e queria pro dia 15': only a customer says it. */
const wishOnly = (plain: string, asked: Asked): CustomerWish | undefined =>
  ofOthers.test(plain)
    ? undefined
    : customerWishes.find(
        (one) =>
          one.tells.every((told) => told.test(plain)) &&
          (one.isOfOld ? !asked.journey.includes('consulta-cpf') : !ofOld.test(plain)) &&
          !isGiven(one, asked),
      );

/** Topics of customers: one that was found by its own words is as good. */
const ofCustomers: ReadonlySet<string> = new Set([
  ...customerEntries.map(({ id }) => id),
  ...customerWishes.map(({ id }) => id),
  ...all.map(({ id }) => id),
  ...([
    'atraso-e-juros',
    'suporte-tecnico',
    'hora-certa-da-visita',
    'tecnico-nao-veio',
    'mudar-o-vencimento',
    'mudar-a-forma-de-pagamento',
  ] satisfies KnowledgeId[]),
]);

/** Topics of whoever says no more than to be a customer. */
const general: ReadonlySet<string> = new Set([
  'ja-sou-cliente',
  'dados-ja-no-cadastro',
] satisfies KnowledgeId[]);

/** A question beside answers that has its reply takes nothing from them: 'dia 10, dá pra levar minha internet se eu mudar?'. */
const isReplied = (reading: Reading, plain: string): boolean =>
  reading.kind === 'question'
    ? reading.topic !== undefined && ofCustomers.has(reading.topic) && !general.has(reading.topic)
    : reading.kind === 'proposal' && reading.reply !== undefined && !reading.asks && plain.includes('?');

/** 'Já sou cliente, quero mudar o vencimento da minha fatura do dia 5 pro 15' is no answer of a new order. */
export function withCustomerChange(reading: Reading, text: Text, asked: Asked): Reading {
  if (asked.facts.order !== null) return reading;
  const { plain } = text;
  const repliedBy = (id: string): Replied | null => {
    const entry = knowledge.find((one) => one.id === id);
    return entry === undefined ? null : replyOfEntry(entry, asked, plain);
  };
  const replied = (id: string): Reading => {
    const said = repliedBy(id);
    if (said === null) return reading;
    const isAngry = reading.kind === 'question' && reading.reply.startsWith(toneSentences.angry);
    return { kind: 'question', ...said, ...(isAngry && { reply: `${toneSentences.angry} ${said.reply}` }) };
  };
  // Where the day of the visit is asked, it tells why it is to be soon.
  const isOfVisit = pendingFields(asked).includes('schedules');
  if (!isOfVisit && tellsFault(reading, plain)) return replied('suporte-tecnico');
  const wished = customer.test(plain) ? all.find(({ of }) => of.test(plain)) : undefined;
  if (wished !== undefined && isMistaken(reading, wished)) return replied(wished.id);
  const only = isReplied(reading, plain) ? undefined : wishOnly(inFull(text).plain, asked);
  if (only === undefined) return reading;
  const said = repliedBy(only.id);
  return (said && besideWish(reading, said)) ?? replied(only.id);
}
