import { knowledge } from '../../../../content/knowledge/knowledge.ts';
import type { Asked, QuestionReading } from '../../reading.ts';
import { awaitedFields } from '../../recognise-answers.ts';
import { business } from '../../recognisers/visit/spoken-wish.ts';
import { competitors } from '../../text/competitors.ts';
import { months } from '../../text/months.ts';
import { decider, somebody } from '../../text/people.ts';
import { weekdays } from '../../text/weekdays.ts';
import { customerTopics, priceIfChosen } from './customer-topics.ts';
import { renews, replyOfEntry } from './reply-of-entry.ts';
import type { TopicRule } from './topic-rule.ts';

const day = new RegExp(String.raw`\b(?:${weekdays}|amanha|dia \d)`);
const timeNamed = new RegExp(
  String.raw`\b(?:${weekdays}|amanha|hoje|manha|tarde|noite|semana|mes|dia \d|\d ?h|\d{1,2}\/\d|[aà]s \d)|\?`,
);
const two = '(?:dois|duas|2|mais de um[a]?|varios|varias)';
const place = '(?:pontos?|enderecos?|casas|lojas|internets|planos|linhas|contratos|lugares|imoveis)';
const cheaper =
  /\b(?:descont\w+|mais (?:barat\w+|em conta)|(?:preco|valor) (?:melhor|menor|especial)|pacote|promoc\w+|combo|compensa)\b/;

/** Topics that are told by a rule: their words are those of an answer, or of another topic, too. */
const rules: readonly TopicRule[] = [
  ...customerTopics,
  {
    id: 'em-nome-de-outra-pessoa',
    at: 'cpf',
    // 'Posso pôr o da minha mãe?', where the CPF is asked
    says: new RegExp(
      `^(?:(?:e|mas|eu|oi|moc[oa]|ou|entao|vc|se)[ ,]+)*(?:posso|pode|podia|poderia|da (?:pra|para)|serve|vale|consigo|tem problema|rola|aceita\\w*)(?: (?!n[oa]\\b)\\w+){0,3} o d[aeo] (?:minha |meu )?${somebody}\\b`,
    ),
    unless: /\d{5}/,
  },
  {
    id: 'custo-da-instalacao',
    // 'Quanto que fica pra instalar'
    says: /\bquanto(?: (?:que|e que|vcs?|voces?))* (?:fica|custa|sai|e|cobram?|pag(?:a|o)|ta) (?:pra|para) (?:vir )?instalar(?: (?:a )?(?:internet|fibra))?[?!. ]*$/,
  },
  {
    id: 'sem-e-mail',
    at: 'email',
    // 'Não tenho esse negócio de e-mail'
    says: /\bnao (?:tenho|uso|possuo|mexo com|sei mexer com) (?:ess[ea]|esse tal de|isso de) (?:negocio|coisa|trem|tal) de e ?-?mail\b/,
    unless: /@|\barroba\b/,
  },
  {
    id: 'sem-cpf',
    // 'Não tenho CPF, posso usar o passaporte?'
    at: 'cpf',
    says: /\b(?:passaporte|rne|rnm|crnm)\b/,
    unless: /\d{5}/,
  },
  {
    id: 'preco-diferente',
    // 'Propaganda fala um preço e aqui é outro', 'no insta tava 79,90 e aqui é outro valor'
    says: /\b(?:propaganda|anuncio|insta(?:gram)?|face(?:book)?|site|panfleto|video|outdoor|tv|televisao)\b.*\b(?:e|mas) (?:aqui|agora)(?: \w+){0,2} (?:outr[oa]|diferente|mais car[oa])\b/,
  },
  {
    id: 'preco',
    at: 'idPlan',
    says: priceIfChosen,
    unless: /\b(?:multa|fidelidade|cancel\w+|depois|mais tarde|instal\w+|dividir|tempo)\b/,
  },
  {
    id: 'fidelidade',
    // 'Queria internet por 3 meses só', 'é só pra temporada, uns 4 meses', 'vocês fazem plano temporário?'
    says: new RegExp(
      `\\b(?:internet|planos?|contrat\\w+|assinar|quer\\w+|precis\\w+|us(?:o|ar)|fic(?:o|ar)|mor(?:o|ar)|temporada)\\b.*\\b(?:por|durante|uns|umas|so|apenas|somente) (?:so |apenas |uns |umas )?(?:\\d{1,2}|um|dois|tres|quatro|cinco|seis|poucos|alguns) mes(?:es)?\\b|\\b(?:planos?|contrato|internet|instalacao) (?:temporari[oa]|provisori[oa]|(?:por|de|pra) temporada)\\b|\\b(?:precis\\w+|quer\\w+|us(?:o|ar)|fic(?:o|ar)|vai ser|e|eh)\\b.* (?:so|apenas|somente) ate (?:o )?(?:${months.join('|')}|fim do ano|fim do contrato|natal|carnaval|meio do ano)\\b`,
    ),
    unless:
      /\b(?:paus\w+|suspen\w+|viaj\w+|viagem|gratis|gratuit\w+|descont\w+|promoc\w+|adiantad\w+|pag\w+|boletos?|atras\w+|carencia|cancel\w+|fora|quanto tempo|depois|parad[oa]|sem (?:internet|usar))\b/,
  },
  {
    id: 'hora-certa-da-visita',
    // 'Tem hora marcada?', 'que horas exatamente ele chega?'
    says: /\b(?:hora|horario) (?:bem )?(?:cert[oa]|exat[oa]|marcad[oa]|fix[oa]|especific[oa]|definid[oa])\b|\b(?:que|qual) (?:a )?(?:horas?|horario)\b.*\b(?:exatamente|cert[oa]|exat[oa])\b|\bmarc\w+ (?:uma|a) hora\b/,
    at: 'schedules',
    unless: day,
  },
  {
    id: 'hora-certa-da-visita',
    // 'Não posso perder a manhã toda esperando'
    says: /^(?!.*\b(?:perdi|fiquei|passei|da outra vez|de novo)\b).*\bnao (?:posso|quero|consigo|da (?:pra|para)|tenho como)(?: \w+){0,2} (?:ficar|perder|passar)\b.*\b(?:manha|tarde|dia|periodo) (?:tod|inteir)[ao]\b/,
    at: 'schedules',
    unless: new RegExp(
      String.raw`\b(?:${weekdays}|amanha|dia \d|(?:prefiro|so|melhor|quero|pode ser) (?:de |a |pela )?(?:manha|tarde))`,
    ),
  },
  {
    id: 'quando-instalam',
    // 'Feriado pode?', 'e no feriado?'
    says: /^(?:(?:e|ou|mas|se|vcs?|voces?|pode|podem|ser|da|rola|tem|vem|trabalham?|atendem?|instalam?|fazem|visita|tecnico|o|no|na|em|de|dia|pra|vir|for)[ ,]+)*feriad\w+(?:,? (?:pode|podem|ser|da|rola|tem|serve|vcs?|voces?|vem|trabalham?|atendem?|instalam?|tambem|tb|como|fica|funciona))*[?. ]*$/,
    at: 'schedules',
  },
  {
    id: 'quando-instalam',
    // 'Amanhã 8 da manhã tem?'
    says: /^(?:(?:e|ou|mas|pra|hoje|amanha|depois de)[ ,]+)*(?:hoje|amanha)\b.{0,12}\d ?(?:h\w*|da \w+|e meia)?[ ,]+(?:tem|da|pode|rola|vem|consegue\w*|tem vaga)(?: (?:vaga|horario|tecnico|ser|vir|como))*\?+$/,
    at: 'schedules',
  },
  {
    id: 'quando-instalam',
    // 'Que demora, na outra empresa instalaram no mesmo dia', 'a vivo instala em 24h'
    says: new RegExp(
      `\\b(?:outr[oa] (?:empresa|operadora|internet|provedor\\w*)|na outra|(?:[ao]|n[ao]) (?:${competitors})|concorren\\w+)\\b.*\\b(?:instal\\w+|vieram|vem|veio)\\b.*\\b(?:mesmo dia|dia seguinte|na hora(?! (?:d|que|cert))|no outro dia|em \\d+ ?(?:h\\w*|dias?))(?![a-z])`,
    ),
    at: 'schedules',
  },
  {
    id: 'ausente-na-visita',
    // 'Só quando minha esposa estiver em casa'
    says: new RegExp(
      `\\b(?:quando|se|dia (?:que|q)|hora (?:que|q)) (?:o |a )?(?:meu |minha )?(?:${decider}|alguem) (?:aqui )?(?:estiver|tiver|puder|chegar|voltar|vier|ficar)\\b`,
    ),
    at: 'schedules',
    unless: timeNamed,
  },
  {
    id: 'parar-as-ligacoes',
    // 'Parem de me ligar', 'não aguento mais ligação de vocês', 'não quero telemarketing'
    says: /\bnao (?:quero|aceito)(?: (?:receber|nenhuma?|mais|ligac\w+|chamadas?|de))* telemarketing\b|\b(?:par(?:em|a|e|ar) de (?:me |ficar (?:me )?)?(?:lig|mand|perturb|incomod|oferec)\w+|(?:nao aguento mais|chega de|cansei de|cansad[oa] de|farto de) (?:\w+ ){0,3}?(?:ligac\w+|telemarketing|chamadas?|propaganda)|nao me lig(?:uem|a|ue) mais)\b|^(?!.*(?:\?|\b(?:vao|vai|se|vou|passo|dou|informo)\b)).*\bfic\w+ (?:me )?ligando (?:todo|toda|o dia)\b/,
  },
  {
    id: 'fibra-ate-dentro',
    // Asked before there is one: 'a internet cai muito?'
    says: /^(?:(?:e|mas|oi|ola|me diz|essa|ess[ea] aqui)[ ,]+)*(?:a |essa |sua )?(?:internet|net|fibra|conexao)(?: (?:de voces|de vcs|daqui|da tim))? (?:cai|oscila|trava|falha)(?: (?:muito|demais|sempre|direto|toda hora|bastante))*\?+$/,
  },
  {
    id: 'chuva',
    // 'A outra me deixou 4 dias sem sinal, vocês são melhor que isso?', 'a vivo vive caindo, a de vocês cai muito?'
    says: /\b(?:sem (?:sinal|internet|net|conexao)|fora do ar|caindo|cai|caia|instavel|oscil\w+)\b.*\b(?:(?:voces?|vcs?)\b.*\b(?:melhor(?:es)?|igual|iguais|mesma coisa|confiave[li]s?|cai|caem|tambem)|(?:sua|daqui|da tim) .*\b(?:melhor|igual|cai|tambem))\b.*\?/,
    unless: /\b(?:cliente|minha internet|meu contrato|cancel\w+|multa)\b/,
  },
  {
    id: 'pagar-varios-meses',
    // 'Dá pra dividir a fatura em 5 pix?'
    says: /\b(?:divid|rach|repart|fracion)\w+ (?:\w+ )?(?:fatura|conta|mensalidade|boleto|valor|pagamento)\b|\b(?:boleto|fatura|conta) (?:pra|para) cada (?:um|pessoa|morador)\b/,
    unless: /\b(?:globo\w*|app|aplicativo|tela|telas|perfil|streaming|netflix|hbo|max|senha)\b/,
  },
  {
    id: 'contratar-para-empresa',
    // 'O contrato no nome do condomínio dá pra fazer?'
    says: /\b(?:contrato|conta|fatura|boleto|plano|internet|contratar|pedido|fazer|sai|assinar)\b.*\bn?o nome d[oa] (?:condominio|predio|igreja|paroquia|escola|associacao|sindicato|clube|ong|clinica|escritorio|salao|bar|restaurante|mercado|padaria|oficina)\b/,
    unless: /\d{5}/,
  },
  {
    id: 'contratar-para-empresa',
    at: 'cep',
    of: 'person',
    // 'Preciso de internet pra minha padaria, a maquininha vive caindo'
    says: new RegExp(
      `^(?:[a-z]+[ ,]+){0,6}?(?:preciso|quero|queria|procuro|gostaria|busco)\\b.{0,20}\\b(?:internet|fibra|plano|wi-?fi|net)\\b.{0,12}\\b(?:pr[oa]|para|n[oa]) (?:o |a )?(?:meu |minha |nossa |nosso )?(?:${business})\\b`,
    ),
    unless: /\d{5}|\?/,
  },
  {
    id: 'como-funciona-o-debito',
    at: 'direct_debit',
    // 'Débito em conta o que é isso, eu pago na lotérica'
    says: /\bdebito\b.*\bo? ?(?:que|q) (?:e|eh|seria|vem a ser) (?:isso|isto|esse|essa)\b|\b(?:nao sei|nao entendo)\b.*\b(?:o que|oq) (?:e|eh)\b.*\bdebito\b/,
  },
  {
    id: 'debito-obrigatorio',
    at: 'direct_debit',
    // 'Isso é venda casada, vou no Procon'
    says: /\bvenda casada\b/,
  },
  {
    id: 'telefone-e-portabilidade',
    // 'Tira o telefone fixo que ninguém usa', 'sem o fixo fica mais barato?'
    says: /\b(?:precis[oa]|precisava|quero|queria) (?:de |do |um |uma )*(?:telefone|linha) fix[oa]\b|\b(?:tir(?:a|ar|em|e|ando)|sem|nao (?:uso|quero|preciso|tenho|precisa)(?: d[oe])?|dispens\w+|cancela\w*) (?:[oae]l? |esse |nenhum )?(?:(?:telefone|linha|numero) )?fix[oa]\b/,
    at: 'idPlan',
    unless: /\bip\b/,
  },
  {
    id: 'numero-do-meu-celular',
    // 'Não consigo ver o número dele, é novo'
    says: /\bnao (?:consigo|sei|to conseguindo)(?: (?:como|onde|nem))* (?:ver|vejo|achar|acho|descobrir|descubro|olhar) (?:(?:qual|e|eh|o|meu|esse|desse) )*numero\b/,
    at: 'phone',
    unless: /\d{4}/,
  },
  {
    id: 'dados-ja-no-cadastro',
    // 'O mesmo cadastro de sempre, não tá aí no sistema?'
    says: /\b(?:mesmo|meu) cadastro (?:de sempre|antigo|anterior|que ja)\b|\bcadastro\b.*\bnao (?:ta|esta|aparece|tem) (?:ai )?(?:no|n[ao] seu) sistema\b/,
  },
  {
    id: 'dois-enderecos',
    says: new RegExp(
      `^(?=.*(?:\\b${two} ${place}\\b|\\b(?:uma?|[oa]) (?:n[oa]|pr[oa]|aqui|em|la)\\b.* e (?:uma?|[oa]|outr[oa]) (?:n[oa]|pr[oa]|em|la)\\b|\\b(?:pr[oa]|para [oa]) (?:minha )?(?:casa|loja|escritorio|empresa)\\b.* e (?:pr[oa]|para [oa]|n[oa])\\b)).*${cheaper.source}`,
    ),
  },
  {
    id: 'achar-o-cep',
    // 'Só sei que começa com 68', 'termina em 010'
    says: /^(?!.*\d{4})(?!.*\d ?\d{3}\b).*\b(?:comec\w+|inicio|termina(?:m|ndo)?|final|fim|primeir\w+|ultim\w+|(?:so|nao) (?:sei|lembro|decorei)|esqueci)\b.*(?<!\d)\d{1,3}(?!\d)/,
    at: 'cep',
    unless: /\b(?:rua|avenida|av|travessa|numero|casa|errei|errad\w+|troc\w+)\b/,
  },
  {
    id: 'cep-da-cidade',
    // 'Br 116, depois do posto, não tem cep'
    says: /\b(?:nao (?:tem|ha|existe|possui)|sem)(?: (?:o|um|nenhum|esse|proprio))* cep\b/,
    at: 'cep',
    unless: /\d{5}|\?/,
  },
  {
    id: 'area-rural',
    says: /\bbr[ -]?\d{3}\b.*\bkm\b|\bkm \d+ d[ae] br\b|\b(?:assentamento|vicinal|gleba)\b/,
    at: 'cep',
    unless: /\d{5}/,
  },
  {
    id: 'rua-sem-quadra',
    says: /^(?!.*\d).*(?:\b(?:nao|nem|sem)\b(?: \w+){0,3} quadras?\b|\b(?:e|eh|so|por|rua) (?:e |com |normal |so |por |pel[oa] )*numero\b)/,
    at: 'block_number',
    unless: /\b(?:sei|lembro|qual|onde|acho|descubro|achei|encontro|sem numero|nao tem numero)\b/,
  },
];

function isFor({ of, at }: TopicRule, asked: Asked): boolean {
  if (of === 'renewal') return renews(asked);
  if (of === 'person' && asked.facts.personType !== 'pf') return false;
  if (asked.facts.order !== null) return false;
  if (of === 'contract') return (asked.facts.existingContract?.present ?? null) !== null;
  return at === undefined || awaitedFields(asked).includes(at);
}

/** The reply to a topic that a rule tells. */
export function topicByRule(plain: string, asked: Asked): QuestionReading | null {
  if (asked.kept !== undefined) return null;
  const rule = rules.find(
    (one) => isFor(one, asked) && one.says.test(plain) && one.unless?.test(plain) !== true,
  );
  const entry = rule && knowledge.find(({ id }) => id === rule.id);
  return entry === undefined ? null : { kind: 'question', ...replyOfEntry(entry, asked, plain) };
}
