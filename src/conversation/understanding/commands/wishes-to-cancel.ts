import type { Asked } from '../reading.ts';

const lead =
  '(?:(?:oi+|ola|opa|bom dia|boa tarde|boa noite|na (?:verdade|vdd|real)|olha|entao|pensando (?:bem|melhor)|pensei (?:bem|melhor)|mudei de ideia|desculpa|descul[pb]e|moc[oa]|agora|eu|ai|ah|mas|sabe|viu|quer saber|melhor)[ ,.!]+)*';
const wish =
  '(?:(?:quero|queria|vou|preciso|gostaria de|resolvi|decidi) (?:(?:mesmo|ja|logo) )?(?:cancelar|desistir|encerrar))';
/** This order, and no plan or application that somebody has. */
const order =
  '(?: (?:d?[oae]|d?esse|d?este|d?essa|meu|minha|tudo|d?isso|pedido|compra|contratacao|solicitacao|agora|ja|logo|ai|aqui|por favor|pf|pfv))*';
const how =
  '(?:[,.;!? ]+(?:e |mas )?(?:como|o que|o q|oq|onde|tem como|da (?:pra|para)|e possivel|pode ser)(?: (?:e|eh|que|q|eu|a gente|faco|fazer|faz|posso|consigo|devo|procedo|cancelo|isso|pra|para|aqui|por|agora|preciso|tenho|de|cancelar|desistir|ai|favor))*)';

const wishes = new RegExp(`^${lead}${wish}${order}(?<how>${how})?[?!. ]*$`);

/**
 * 'Na verdade quero cancelar, como faço?': the wish counts, however it is to be done. Once the order is placed, the question
 * is answered.
 */
export function wishesToCancel(plain: string, { facts }: Pick<Asked, 'facts'>): boolean {
  const match = wishes.exec(plain);
  return match !== null && (facts.order === null || match.groups?.how === undefined);
}
