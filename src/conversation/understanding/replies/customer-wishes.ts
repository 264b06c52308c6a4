import type { KnowledgeId } from '../../../content/knowledge/knowledge.ts';
import type { FieldName } from '../../../funnel/fields/answer-values.ts';

/** What only a customer says, whether or not he says that he is one. */
export interface CustomerWish {
  id: KnowledgeId;
  /** All of them are in the message. */
  tells: readonly RegExp[];
  /** The answer of this order that is meant instead once it is given. */
  unlessGiven?: FieldName;
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

/** In the order in which they count. */
export const customerWishes: readonly CustomerWish[] = [
  {
    id: 'tecnico-nao-veio',
    tells: [
      /\b(?:tecnico|instalador|moco|rapaz|homem)\b.*\bnao (?:veio|vieram|apareceu|chegou|achou|encontrou|voltou)\b|\bninguem (?:veio|apareceu|chegou|vem|aparece)\b|\b(?:esper(?:o|ei|ando)|aguard(?:o|ei|ando)|cade) (?:\w+ ){0,2}(?:tecnico|instalador)\b/,
    ],
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
        `\\b${ownBill} (?:(?:[\\w,]+ ){0,3}?(?:veio|vindo|chegou|subiu|aumentou)) (?:[\\w,]+ ){0,3}?(?:cara|errad[oa]|alt[oa]|dobro|dobrad[oa]|mais|r?\\$|\\d)|\\b(?:cobr|debit|descont)aram (?:[\\w,]+ ){0,3}?(?:duas vezes|dobrado|errado|a mais)`,
      ),
      /^(?!.*\b(?:barat\w+|mais em conta|troc\w+|plano melhor|ja me|uma vez|prefiro|nem pensar)\b)/,
    ],
  },
  {
    id: 'divida-e-bloqueio',
    tells: [
      new RegExp(
        `\\bquanto (?:\\w+ ){0,4}?dev(?:o|endo|emos)\\b|\\b(?:minha|nossa) divida\\b|\\b${bill} em aberto\\b|\\b(?:minha|nossa) (?:internet|net|fibra|linha) (?:\\w+ )?(?:cortada|bloqueada|suspensa)\\b|\\b(?:cortaram|bloquearam|suspenderam|religaram) (?:a )?minha\\b|\\b(?:to|tou|estou) devendo\\b|\\b(?<!deixa (?:eu )?)(?:ver|ve|veja|olha|olhe|saber|consult\\w+) (?:[\\w-]+ ){0,5}?${ownBill}`,
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

/** The line of another company, a bill of another kind, what was before, or what may be some day. */
export const ofOthers =
  /\b(?:vivo|claro|oi|sky|net virtua|concorren\w+|operadora|provedor|outra empresa|antiga|antigo|atual|[iv]r pr[ao]|contrat(?:ar|a|o|e)|assin(?:ar|o um)|vizinh\w+|luz|energia|agua|gas|cartao|aluguel|salario|cemig|enel|copel|da (?:outra|ultima) vez|dessa vez|desta vez|agora (?:so|quero|pode)|(?:se|caso|quando) (?:eu|a gente|um dia|for|o|a|nao|depois|precisar|quiser|der|atrasar|vier|ninguem))\b/;
