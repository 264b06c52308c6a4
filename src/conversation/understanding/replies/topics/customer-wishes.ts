import type { KnowledgeId } from '../../../../content/knowledge/knowledge.ts';
import type { FieldName } from '../../../../funnel/fields/answer-values.ts';
import { competitors } from '../../text/competitors.ts';

/** What only a customer says, whether or not he says that he is one. */
export interface CustomerWish {
  id: KnowledgeId;
  /** All of them are in the message. */
  tells: readonly RegExp[];
  /** The answer of this order that is meant instead once it is given. */
  unlessGiven?: FieldName;
  /** What is old is spoken of by itself: 'o plano antigo'. */
  isOfOld?: true;
}

const mine = '(?:minhas?|meus?|noss[oa]s?)';
const line = '(?:internet|net|(?:ultra)?fibra|wi ?-?fi|linha|conexao|plano|assinatura|contrato|ponto)';
const running =
  '(?:que|q) (?:eu |a gente |nos )?(?:ja |so |sempre )*(?:tenho|temos|pago|pagamos|uso|usamos|assino|assinamos)';
const ownLine = `(?:${mine} ${line}|${line} (?:de \\w+ (?:mega|giga)? ?)?${running}|[ao] (?:meu|minha) de \\d+|${line} (?:junto|comigo|com a gente))\\b`;
const bill = '(?:contas?|faturas?|boletos?|mensalidades?)';
const ownBill = `(?:${mine} ${bill}|${bill} (?:da|de) (?:${mine} )?(?:internet|net|fibra)|${bill} ${running})\\b`;
const changes = '(?:mud|troc|alter|pass|adi|antecip|jog|empurr)(?:ar|a|o|e|em|assem)\\b';
const wants = '(?:quer\\w*|precis\\w+|gostaria|pode|tem como|da pra|da para)';

/** The technician was to come, and did not. */
const missedVisit =
  /\b(?:tecnico|instalador|moco|rapaz|homem)\b.*\bnao (?:veio|vieram|apareceu|chegou|achou|encontrou|voltou|conseguiu (?:instalar|passar|terminar|fazer|entrar|ligar|puxar))\b|\bninguem (?:veio|apareceu|chegou|vem|aparece)\b|\b(?:esper(?:o|ei|ando)|aguard(?:o|ei|ando)|cade|onde esta) (?:\w+ ){0,2}(?:tecnico|instalador)\b|\bera (?:pra|para) (?:\w+ ){0,2}?(?:ter|terem) vindo\b/;

/** The same, said where a visit is agreed. */
const late =
  /\b(?:tecnico|instalador|moco|rapaz|homem|cara)\b.*\b(?:(?:ta|esta) (?:muito )?atrasad[oa]|furou|sumiu)\b|\bera (?:pra|para) (?:\w+ ){0,2}?(?:vir|virem|instalar(?:em)?)\b.*\b(?:hoje|ontem|de manha|de tarde|cedo|nada|nao)\b|\b(?:vinha|viria|ia vir|iam vir|fic(?:ou|aram) de vir)\b.*\b(?:nada|nao|ninguem)\b|\b(?:marc|agend)aram\b.*\b(?:ate agora nada|nao (?:veio|vieram|apareceram))\b/;

export const tellsMissedVisit = (plain: string): boolean => missedVisit.test(plain) || late.test(plain);

/** In the order in which they count. */
export const customerWishes: readonly CustomerWish[] = [
  {
    // 'Pago 500 e não chega nem 80', 'contratei 500 e só vem 100'
    id: 'suporte-tecnico',
    tells: [
      /^(?!.*(?:\b(?:reais|real|conto)\b|r\$)).*\b(?:pago|contratei|assin(?:o|ei)|tenho)(?: (?:por|o|de|plano))* \d{3}(?: ?megas?)?\b.* (?:chega|vem|da|pega|recebo|bate)(?: (?:nem|so|a|em|aos))* \d{1,3}\b/,
    ],
  },
  {
    // 'Meu plano aumentou sem avisar, pagava 99 agora veio 129'
    id: 'fatura-alta',
    tells: [
      /^(?!.*\b(?:vizinh\w+|outra|prefiro|quero|uma vez|deus me livre|nem pensar|debito (?:automatico )?nao|fora|credo)\b).*(?:\b(?:pagava|era)\b.*\d{2,3}\b.*\b(?:agora|esse mes|este mes)\b.*\b(?:veio|vem|ta|esta|cobraram|pago)\b.*\d{2,3}\b|\b(?:meu plano|minha (?:fatura|conta|mensalidade|internet)) (?:aumentou|subiu|encareceu)\b|\b(?:fatura|conta|boleto|mensalidade)\b.*\b(?:veio|vem|chegou)\b.*\b(?:diferente|errad[oa]|alt[oa]|maior|dobrad[oa]|mais car[oa])\b|\b(?:descont|debit|cobr)(?:ou|aram)\b.*\b(?:duas vezes|2x|2 vezes|dobrado|em dobro)\b)/,
    ],
  },
  {
    // 'Paguei a fatura e continua bloqueada'
    id: 'divida-e-bloqueio',
    tells: [
      /\b(?:paguei|ta pag[oa]|esta pag[oa]|foi pag[oa])\b.*\b(?:bloquead[oa]|cortad[oa]|suspens[oa]|sem (?:internet|sinal))\b/,
    ],
  },
  {
    // 'Meu contrato antigo tá no nome do meu finado marido'
    id: 'titular-faleceu',
    tells: [/\bno nome d[aoe] (?:meu |minha )?(?:finad|falecid)[oa]\b/],
    isOfOld: true,
  },
  {
    // 'Sou cliente há 4 anos, tem desconto pra mim?'
    id: 'mudar-de-plano',
    tells: [
      /^(?!.*\b(?:celular|movel|chip|controle|black|tim)\b).*\b(?:sou|somos) (?:ja )?clientes?\b.*\b(?:descont\w+|promoc\w+|preco melhor|baix(?:a|ar|am))\b/,
    ],
  },
  {
    // 'Queria mudar a internet de endereço', 'só queria mudar a internet pra minha casa nova, já sou assinante'
    id: 'mudar-de-endereco',
    tells: [
      /\b(?:mudar|transferir|trocar) (?:(?:a|o|minha|meu) )?(?:internet|fibra|linha|plano) de (?:endereco|casa|lugar|apartamento)\b|^(?=.*\b(?:assinante|cliente|minha (?:internet|fibra|linha)|meu plano|ja tenho)\b).*\b(?:mudar|levar|transferir|passar|trocar)(?: (?:a|o|de|minha|meu|essa))* (?:internet|fibra|linha|plano|endereco)\b.*\b(?:casa nova|outra casa|novo endereco|outro endereco|apartamento novo|de casa)\b/,
    ],
  },
  {
    // 'Já tenho cadastro com vocês, quero mudar de endereço'
    id: 'mudar-de-endereco',
    tells: [
      /^(?=.*\b(?:assinante|cliente|(?:meu|tenho) (?:cadastro|contrato))\b).*\bmud(?:ar|o|ando) (?:de|o|meu) endereco\b/,
    ],
  },
  {
    id: 'tecnico-nao-veio',
    tells: [missedVisit],
  },
  {
    id: 'senha-do-wi-fi',
    tells: [
      /\bsenha\b.*\b(?:wi ?-?fi|modem|roteador|rede|internet|net)\b|\b(?:wi ?-?fi|modem|roteador|rede)\b.*\bsenha\b/,
      /\b(?:troc|mud|alter|esquec|perd|descobr|recuper|redefin|acho|sei|qual|ver)\w*\b/,
    ],
  },
  {
    id: 'migrar-do-cobre',
    tells: [
      /\b(?:cobre|adsl|vdsl|fio (?:do |de )?(?:telefone|antigo)|par metalico)\b|\b(?:plano|internet|net|linha|live) (?:mais )?(?:antig|velh)[oa] de (?:voces|vcs)\b|\bantiga de fio\b/,
      /\b(?:troc|mud|pass|migr|vir|ir)\w*\b.*\b(?:pra|para|por|pel[ao]|n[ao]|vir(?:ar|a|e)|pr[ao]) (?:(?:a|uma|internet|plano|de|nova) )*(?:ultra)?fibra\b|\bvirar? (?:a )?(?:ultra)?fibra\b/,
      /\b(?:meu|minha|nosso|nossa|sou|somos|tenho|temos|uso) (?!vizinh)/,
    ],
    isOfOld: true,
  },
  {
    id: 'dados-ja-no-cadastro',
    tells: [
      /\bja (?:ta|esta|tao|estao|tem|temos|tinha|passei|dei|mandei|informei|sou)\b|\bja (?:o |a )?(?:tem|possuem)\b/,
      /\b(?:desde|em) (?:19|20)\d\d\b|\bn[oa] (?:sistema|cadastro)\b|\bcadastrad[oa]\b/,
      /\b(?:cpf|nome|e-?mail|telefone|celular|numero|dados?|nascimento|cadastr\w+)\b/,
    ],
  },
  {
    id: 'vantagem-de-renovar',
    tells: [
      /\b(?:sou|ja sou|cliente|clientes|assinante) .*(?:\bantig[oa]s?\b|\b(?:ha|faz|de|tem) \w+ anos\b)/,
      /\b(?:nunca (?:tive|ganhei|recebi)|sem|nenhum|cade o|nao (?:tem|ganho|tenho))\b.*\b(?:desconto|promoc\w+|vantagem|beneficio)\b|\bcliente novo (?:paga|tem|ganha|leva)\b/,
    ],
    isOfOld: true,
  },
  {
    id: 'suporte-tecnico',
    tells: [
      /\b(?:preciso|precisando|quero|queria|mand(?:a|e|em|ar)|cham(?:a|ar|em))\b.*\b(?:um tecnico|visita tecnica|assistencia tecnica)\b/,
      /\b(?:urgente|aqui|em casa|hoje|agora|consert\w+|arrum\w+|problema|ver)\b/,
    ],
    unlessGiven: 'cpf',
  },
  {
    id: 'mudar-de-endereco',
    tells: [
      new RegExp(
        `\\b(?:lev|transf|carreg|tra[zg]|troux|pass|mud|relig|remanej|mant)\\w+ (?:[\\w-]+ ){0,3}?${ownLine}|\\b(?:levar|carregar|transferir) (?:[ao] )?${line}\\b|\\b(?:continuar|ficar) com (?:[oa] )?${ownLine}|\\b${mine} ${line}\\b.*\\b(?:levar|transferir|trazer|passar|mudar) (?:pr[ao]|para|ela|ele)\\b`,
      ),
      /\b(?:ender\w+|casas?|ap|ape|apto?|apartamento|bairro|cidade|rua|quadra|bloco|lugar|mudar|mudanca|mudo|mudando|mudei|comigo|junto)\b|\b(?:pra|para) (?:la|ca|outra)\b/,
    ],
  },
  {
    id: 'dados-do-cliente',
    tells: [
      new RegExp(
        `\\b${changes}.*\\b(?:vencimento|data|dia)\\b.*\\b${ownBill}|\\b${changes} (?:d?[oa] )?(?:${mine} )?vencimento d[oa] (?:${line}) ${running}`,
      ),
    ],
    unlessGiven: 'due_date',
  },
  {
    id: 'dados-do-cliente',
    tells: [
      new RegExp(
        `\\b(?:${ownBill}|(?:a|meu|o) (?:conta|fatura|boleto|vencimento)) (?:\\w+ ){0,2}?(?:venc\\w+|vem|vindo|cai|caindo|chega\\w*|e|eh) (?:(?:n?o|todo|toda|la|pelo|sempre) )*(?:dia )?\\d+(?!\\d*\\?)`,
      ),
      new RegExp(`\\b${changes}|\\b(?:quero|queria) (?:que )?(?:\\w+ )?(?:pr[oa]|para)\\b`),
    ],
    unlessGiven: 'due_date',
  },
  {
    id: 'segunda-via-da-fatura',
    tells: [
      new RegExp(
        `\\b(?:segunda|2a?) via\\b|\\b(?:${ownBill}|boleto) (?:(?:[\\w,]+ ){0,3}?(?:atrasad[oa]|vencid[oa]|venceu|que (?:eu )?perdi)|dess?[et] mes)\\b|\\b${ownBill} (?:\\w+ ){0,3}?nao (?:cheg|veio|veem)\\w*`,
      ),
    ],
  },
  {
    id: 'fatura-alta',
    tells: [
      new RegExp(
        `\\b${ownBill} (?:(?:[\\w,]+ ){0,3}?(?:veio|vindo|chegou|subiu|aumentou)) (?:[\\w,]+ ){0,3}?(?:cara|errad[oa]|alt[oa]|dobro|dobrad[oa]|mais|r?\\$|\\d)|\\b(?:cobr|debit|descont|lanc)aram (?:[\\w,]+ ){0,4}?(?:duas vezes|dobrado|errado|a mais)|\\bcobranc\\w+ (?:\\w+ ){0,3}?(?:a mais|errad\\w+|indevid\\w+|estranh\\w+|duplicad\\w+|que (?:eu )?nao)\\b|\\b(?:veio|vieram|chegou|apareceu|receb\\w+|pag\\w+|cobr\\w+) (?:[\\w,$]+ ){0,5}?a mais (?:[\\w,]+ ){0,3}?${bill}\\b|\\b(?:me|tao|estao|tavam) (?:cobrando|descontando)\\b.*\\b(?:nao|nunca) (?:pedi|contratei|uso|conheco|reconheco|autorizei)\\b|\\b(?:taxa|valor|cobranca|item) .*\\b(?:n[ao]|d[ao]) (?:minha |meu )?${bill}\\b.*\\b(?:nao|ninguem)\\b|\\b${bill} (?:dess?[et] mes )?veio (?:de )?(?:r?\\$ ?)?\\d{2,3}\\b.*\\b(?:sempre|era|antes|normal|mes passado)\\b|\\bdescontaram (?:r?\\$ ?)?\\d{2,3}\\b.*\\b(?:era|sempre|devia)\\b`,
      ),
      /^(?!.*\b(?:barat\w+|mais em conta|troc\w+|plano melhor|ja me|uma vez|prefiro|nem pensar|(?:pq|por ?que) e boleto|quem paga no boleto)\b)/,
    ],
  },
  {
    id: 'divida-e-bloqueio',
    tells: [
      new RegExp(
        `\\bquanto (?:\\w+ ){0,4}?dev(?:o|endo|emos)\\b|\\b(?:minha|nossa) divida\\b|\\b${bill} em aberto\\b|\\b(?:minha|nossa) (?:internet|net|fibra|linha) (?:\\w+ )?(?:cortada|bloqueada|suspensa)\\b|\\b(?:cortaram|bloquearam|suspenderam|religaram) (?:a )?minha\\b|\\b(?:to|tou|estou) devendo\\b|\\b(?<!deixa (?:eu )?)(?:ver|ve|veja|olha|olhe|saber|consult\\w+|vejo|acho|pego) (?:[\\w-]+ ){0,5}?${ownBill}`,
      ),
    ],
  },
  {
    id: 'como-cancelar-o-plano',
    tells: [
      new RegExp(
        `\\b(?:${wants}|vou|vim|e pra|so pra|pra) (?:\\w+ )?(?:cancel|encerr)\\w+ (?:[ao] )?(?:${ownLine}|(?:internet|plano|contrato) (?:d[oa] (?:meu|minha) (?!casa)|(?:que|q) ta))`,
      ),
    ],
  },
];

/** What is no more, and with it what is now: most often the line of another company. */
export const ofOld = /\b(?:(?<!\bclientes? |\bassinantes? )antig[oa]|atual)\b/;

/** The line of another company, a bill of another kind, what was before, or what may be some day. */
export const ofOthers = new RegExp(
  String.raw`\b(?:${competitors}|net virtua|concorren\w+|operadora|provedor|outra empresa|[iv]r pr[ao]|contrat(?:ar|a|o|e)|assin(?:ar|o um)|vizinh\w+|luz|energia|agua|gas|cartao|aluguel|salario|cemig|enel|copel|da (?:outra|ultima) vez|dessa vez|desta vez|agora (?:so|quero|pode)|(?:se|caso|quando) (?:eu|a gente|um dia|for|o|a|nao|depois|precisar|quiser|der|atrasar|vier|ninguem))\b`,
);
