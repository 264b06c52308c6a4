import { chosenPlan } from '../../../funnel/plans/plan-choice.ts';
import type { Asked } from '../reading.ts';

/** 'Banco mexendo no meu dinheiro', 'passar os dados do banco'. */
export const moneyTaken =
  /\b(?:mex|tir|pux|pass|d|inform|bot|coloc)(?:o|a|e|am|em|ar|er|ando|endo)? (?:(?:n?o|meu|meus|os|dados|de|do|a) ){0,4}(?:dinheiro|grana|banco)\b(?: d[ae] (?:minha )?conta\b)?/;

/** Descriptions of each way without its name, and its place among the options. */
export const described: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:nao (?:tenho|possuo|sou)|sem)(?: (?:nenhuma?|mais|uma?|cliente de|nem|em))* (?:conta (?:(?:em|de|no) )?(?:banco|bancaria)|banco|correntista|conta(?= nao$|$))(?: nenhuma?)?(?: nao)?/,
    'boleto',
  ],
  [moneyTaken, 'debito'],
  [/\b(?:cai|cair|sai|sair|pag[ao]r?|debita\w*) (?:tudo |ja )?(?:direto|sozinh[oa])\b/, 'debito'],
  [
    /\b(?![a-z]+aram\b)(?:mex\w+|cai\w*|sai\w*|descont\w+|tir\w+|pux\w+|cobr\w+|peg\w+|pag\w+|direto|sozinh[oa]|automaticamente)(?: \w+){0,2} (?:n|d|pel)[ao] (?:minha |meu )?(?:conta|banco|aposentadoria|pensao|beneficio|salario|poupanca)\b/,
    'debito',
  ],
  [
    /^(?:[oa] |n[oa] |pel[oa] |quero [oa] |pode ser [oa] )?primeir[oa](?: (?:opcao|forma|alternativa|jeito))?(?: que .{1,12}| (?:mesm[oa]|msm|ai|por favor|pfv?|entao))?[.! ]*$/,
    'debito',
  ],
  [/\b(?:sozinh[oa]|automaticamente)\b/, 'debito'],
  // 'Opa, aí facilita minha vida': what is offered is welcome.
  [
    /^(?!.*\b(?:nao|num|nem|nada)\b).*\b(?:facilita|ajuda|simplifica|descomplica)\b(?:,? (?:muito|demais|bastante|(?:pra|para) mim|(?:a )?(?:minha|nossa) vida))+[.! ]*$|\b(?:mao na roda|preocupacao a menos)\b/,
    'debito',
  ],
  // 'Tem desconto? Se tiver, eu quero'.
  [
    /\bse (?:tiver|tem|houver)(?: (?:um |algum )?desconto)?,? (?:eu )?(?:bota|bote|quero|pode|aceito|coloca|coloque|ativa|ative|topo|faz)\b/,
    'debito',
  ],
  [
    /\b(?:conta|fatura|cobranca|papel|aquel[ea]|o|que|codigo)?\b ?\b(?:que |de )?(?:(?:vem|chega|mand\w+|envi\w+|receb\w+)(?: \w+){0,3} (?:e-? ?mail|casa|correio|papel|whatsapp|zap)|(?:de |em )papel)\b/,
    'boleto',
  ],
  [/\bpag\w+ (?:n[oa]|pel[oa]) (?:app|aplicativo|caixa|loterica|mercado|lote\w+|banco quando)\b/, 'boleto'],
  [
    /^(?:[oa] |n[oa] |pel[oa] |quero [oa] |pode ser [oa] )?(?:segund|ultim|outr)[oa](?: (?:opcao|forma|alternativa|jeito))?(?: que .{1,12}| (?:mesm[oa]|msm|ai|por favor|pfv?|entao))?[.! ]*$/,
    'boleto',
  ],
];

const figure = /(?<![\d,.])(\d{2,3})(?:[,.](\d{2}))?(?![\d,.])/g;

/** 'O de 69,99 mesmo': the way that the chosen plan costs so much with. */
export function wayOfPrice(plain: string, { facts }: Asked): boolean | null {
  const plan = chosenPlan(facts);
  if (plan === null || plan.price === plan.price_with_dacc || plain.includes('?')) return null;
  const told = [...plain.matchAll(figure)].map(([, reais, cents]) => ({ reais, cents }));
  const costs = (price: number): boolean =>
    told.some(({ reais, cents }) => {
      const [whole, part] = price.toFixed(2).split('.');
      return reais === whole && (cents ?? part) === part;
    });
  const isDebit = costs(plan.price_with_dacc);
  return isDebit === costs(plan.price) ? null : isDebit;
}

/** 'Prefiro pagar eu mesma', 'por enquanto deixa quieto', 'boto nada'. */
export const byHand =
  /^(?:(?:oxe|oxente|uai|eu|ah|vixe|ixe|mas|e) )*(?:boto|ponho|coloco|ativo|autorizo|cadastro|libero|quero|deixo)(?: (?:isso|debito|automatico|em conta|na conta|no debito))* nada\b|\bdeixa (?:quieto|queto|pra la|sem)\b|\b(?:pag\w+ (?:\w+ ){0,3}(?:eu (?:mesm[oa]|msm)|por conta propria|na mao)|eu mesm[oa] (?:que )?(?:vou )?pag\w+)\b/;

/** Direct debit costs less. */
export const cheaper =
  /^(?!.*\?).*\b(?:mais barat[oa]|mais em conta|menor (?:preco|valor)|(?:que|com) (?:tem |der |da )?(?:mais )?desconto|\d+ (?:rea(?:l|is)|contos?|pilas?|paus?) (?:a|de) (?:menos|desconto))\b/;
