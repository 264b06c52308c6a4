import type { TopicRule } from './topic-rule.ts';

/** 'Se eu pegar o de 1 giga, pago quanto?' */
export const priceIfChosen =
  /\bse (?:eu |a gente |nos )?(?:peg|for\b|fic|escolh|mud|troc|pass|coloc|bot|quis|lev)\w*.*\b(?:pago|fica|sai|custa|vai ser|e|eh)? ?(?:quanto|qual (?:o )?(?:preco|valor))\b/;

/** What a customer asks beside the offers of a contract, and in a renewal. */
export const customerTopics: readonly TopicRule[] = [
  {
    id: 'diferenca-entre-planos',
    of: 'contract',
    // 'Qual a diferença pro que eu pago hoje?', 'quanto vou pagar a mais?', 'fica mais barato?', 'qual é o meu plano atual?'
    says: /\b(?:quanto|oq|o que|qual)\b.*\b(?:a mais|a menos|muda|diferenca|pago (?:hoje|agora|atualmente)|(?:meu|minha) (?:plano|valor|preco|mensalidade|velocidade)(?: (?:atual|de hoje|hoje|agora)))\b|\b(?:mais|menos) (?:car[oa]|barat[oa]|rapid[oa]|velocidade)\b.*\?|\bdiferenca\b.*\b(?:hoje|pago|tenho|atual|agora)\b|\bvale a pena (?:trocar|mudar|renovar)\b|\bvou pagar (?:a )?(?:mais|menos)\b/,
    unless: /\b(?:entre|multa|fidelidade|atras\w+|depois d\w|reajust\w+|no boleto|no debito)\b/,
  },
  {
    id: 'diferenca-entre-planos',
    of: 'contract',
    // 'Hoje eu pago 89,99, vai aumentar?'
    says: /\b(?:hoje|agora|atualmente|ja) (?:eu )?pag(?:o|amos)\b.*\b(?:aument\w+|subir?|sobe|encarec\w+|fica|muda)\b/,
    unless: /\b(?:multa|fidelidade|cancel\w+|reajust\w+|ano que vem)\b/,
  },
  {
    id: 'diferenca-entre-planos',
    of: 'contract',
    says: priceIfChosen,
    unless: /\b(?:multa|fidelidade|cancel\w+|entre)\b/,
  },
  {
    id: 'fidelidade',
    of: 'renewal',
    // 'Se eu renovar fico presa mais 12 meses?'
    says: /\bfic(?:o|a|ar|amos) (?:de novo |mais )?(?:pres|amarrad|vinculad)[oa]s?\b|\bmais (?:12|doze|um|1) (?:meses|ano)\b|\bcomec\w+ (?:tudo )?de novo\b.*\b(?:fidelidade|contrato|meses)\b/,
  },
  {
    id: 'mudar-a-forma-de-pagamento',
    of: 'renewal',
    // 'Continua no débito automático né'
    says: /\b(?:continu|fic|segu|mant|permanec|mud|vai ser|troc|pass)\w*\b.*\b(?:debito|boleto|(?:forma|jeito|modo) de pag\w+)\b|\b(?:debito|boleto|(?:forma|jeito|modo) de pag\w+)\b.*\b(?:continua|mud\w+|segue|permanece)\b/,
    unless: /\b(?:preco|valor|quanto|barat\w+|car[oa]|desconto|vencimento)\b/,
  },
  {
    id: 'dados-do-cliente',
    of: 'renewal',
    // 'Mudou meu telefone', 'o e-mail continua o mesmo?'
    says: /\b(?:mud\w+|troquei|trocar|troca|nov[oa]|atualiz\w+|continua|outr[oa]|corrig\w+)\b.*\b(?:telefone|celular|e-?mail|whats\w*|contato)\b|\b(?:telefone|celular|e-?mail|whats\w*|contato)\b.*\b(?:mud\w+|e outro|agora e|atualiz\w+|continua)\b/,
    unless: /\b(?:plano|oferta|velocidade)\b/,
  },
  {
    id: 'quando-funciona',
    of: 'renewal',
    // 'Quando começa a valer?', 'e quando muda? vou ficar sem internet?', 'vem técnico em casa?', 'troca o modem?'
    says: /\b(?:quando|que dia|qual dia|a partir de quando|demora)\b.*\b(?:mud\w+|val\w+|comec\w+|entr\w+|troc\w+|ativ\w+|aument\w+)\b|\bfic\w+ sem (?:internet|net|sinal|wifi)\b|\b(?:vem|vir|precisa|preciso|tem|vai ter|manda)\b.*\b(?:tecnico|visita|instalacao|instalar)\b|\btroc\w+ (?:o |de |do |meu )?(?:modem|roteador|aparelho)\b/,
    unless: /\b(?:fatura|boleto|pag\w+|cobr\w+|preco|valor|vencimento|fidelidade|cancel\w+)\b/,
  },
  {
    id: 'quando-comeca-a-cobranca',
    of: 'renewal',
    says: /\b(?:quando|qual|que|a partir)\b.*\b(?:fatura|boleto|cobr\w+|pag\w+|(?:novo|nova) (?:preco|valor|mensalidade))\b/,
    unless: /\b(?:vencimento|vence|atras\w+|segunda via|2a via|a mais|a menos|hoje|diferenca)\b/,
  },
];
