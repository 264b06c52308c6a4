import { formatMonthly } from '../../../../brazil/money.ts';
import { replies } from '../../../../content/conversation/replies.ts';
import { offeredPlans } from '../../../../funnel/plans/offered-plans.ts';
import { isBeyondPrices } from '../../plans/price-said.ts';
import type { Asked, QuestionReading } from '../../reading.ts';
import { awaitedFields } from '../../recognise-answers.ts';
import { competitors } from '../../text/competitors.ts';
import { men, women } from '../../text/people.ts';
import { cheapestOf, negotiation, pricedAs } from './price-replies.ts';
import { few, withPlans } from './with-plans.ts';

const money =
  '(?:r\\$ ?)?\\d{2,3}(?:[,.]\\d{2})?(?!\\d|[,.]\\d| ?(?:megas?|mb|mbps|gigas?|gb|m\\b|g\\b|pessoas|%|anos?|mes|dias?|vezes|x\\b))';
const amount = new RegExp(`(?<![\\d,.]|\\b[oa] de |\\bplano de )${money}`, 'g');

const closes =
  '(?:levo|fecho|fecha(?:va)? negocio|fechamos|fechado|assino|contrato|compro|topo|fico|(?:e|eh) meu|negocio|nao se fala mais)';

/** 'Faz por 80 que eu levo', 'tira 10 reais que eu fecho', 'dou 60 e não se fala mais nisso'. */
const deals: readonly RegExp[] = [
  new RegExp(
    `\\b(?:por|faz\\w*|fizer\\w*|fech\\w+|deix\\w+|sair|saisse|der|derem|tir\\w+|abat\\w+|a?baix\\w+|arredond\\w+|dou|pago|rola|ficar) (?:[a-z]+ ){0,4}?${money}.*\\b${closes}\\b`,
  ),
  // 'Dá um mês de graça que a gente fecha negócio'
  new RegExp(
    `^(?!.*\\b(?:se|caso|instalacao)\\b)(?:\\w+ ){0,6}?(?:de graca|gratis|cortesia|brinde)\\b.*\\b${closes}\\b`,
  ),
  // 'Não dá pra me dar um mês grátis pra fechar?'
  /^(?!.*\b(?:instala\w*|tecnico|modem|roteador|visita|wi ?fi|teste|experiment\w+)\b).*\b(?:dar|dao|da|ganho|ganhar|consegue|consigo|libera|tem|rola)\b.*\b(?:um|1|\d|dois|tres|o primeiro|primeiro) mes(?:es)? (?:gratis|gratuito|de graca|free|de cortesia|de brinde)\b/,
  // 'Vê com teu gerente se libera 3 meses grátis'
  /^(?!.*(?:\?|\b(?:instala\w*|tecnico|modem|roteador|visita|wi ?fi)\b)).*\b(?:libera|consegue|arruma|descola|rola)\b.*\b(?:gratis|de graca|cortesia|brinde)\b/,
  // 'Fecho se fizer por 80'
  new RegExp(`\\b${closes}\\b.*\\b(?:se|caso) (?:[a-z]+ ){0,4}?(?:por|a|em|de) ${money}`),
  new RegExp(
    `^(?:(?:e|mas|ai|entao|nao|voces?|vcs?|tem como|da pra|da para) )*(?:faz|fazer|fazem|faria|fecha|fecham|sai|deixa|rola|consegue|conseguem)(?: (?:fazer|deixar|isso|ele|[oa] de \\d+(?: mega| giga)?))* por ${money}`,
  ),
];

const company = `(?:${competitors}|net|desktop|concorren\\w+|provedor\\w*|operadora|outra(?: operadora| empresa| internet)?)`;
const others = `(?:${company}|vizinh[oa]|amig[oa]|colega|conhecid[oa]|${women}|${men})`;
const pays = '(?:d[ao]|pag\\w+|cobr\\w+|cust\\w+|sai|faz|vend\\w+|oferec\\w+|por|ta|esta|tem|e|tenho)';

/** What others pay: 'meu vizinho paga 69 na vivo', 'tô pagando 65 na outra'. */
const paidElsewhere = new RegExp(
  `\\b${others}\\b.*\\b${pays} (?:[a-z]+ ){0,3}?${money}|\\b${others}\\b.*\\bpor ${money}|\\b(?:na|pela|nessa) (?:cidade|rua|regiao) (?:tem|fazem|cobram|vendem|acho|e|eh) (?:(?:por|a|internet|de) )*${money}|\\b(?:pago|pagando|pagava) (?:[a-z]+ ){0,2}?${money}.*\\b${company}\\b`,
);
/** 'Se vocês cobrirem os 89,90 da claro eu mudo hoje'. */
const matched = new RegExp(`\\bcobr(?:e|em|ir|irem)\\b.*${money}.*\\b${company}\\b`);
/** It is held against the prices here. */
const held =
  /\b(?:roubo|assalto|absurdo|car[oa]s?|salgad[oa]s?|dobro|diferenca|por que|pq|porque|mais aqui|aqui mais|aqui (?:ta|esta|e|eh)|ness[ea] (?:preco|valor)|cobr(?:e|em|ir)|igual\w*|cheg(?:a|am|ar)|[oa] de (?:voces|vcs|vc)|e (?:voces|vcs|aqui)(?=\?))\b/;
const wantsCheaper = /\bmais (?:barat\w+|em conta)\b/;

/** 'Por que vocês são tão caros?', of no plan in particular. */
const tooDear =
  /^(?!.*\d)(?=.*\b(?:voces?|vcs?|aqui)\b).*\b(?:por que|pq|porque|tao|muito)\b.*(?<!\b[ao] )\b(?:(?<!\b(?:tao|muito) [a-z]+ )car[oa]s?(?! d[aeo]\b)|salgad[oa]s?)\b/;
/** 'Não tenho condições de pagar isso tudo'. */
const beyondMeans =
  /\bnao (?:tenho (?:condic\w+|como)|posso|consigo|aguento|da (?:pra|para)(?: eu)?) (?:de )?pagar (?:isso|tudo|tanto|tao car[oa]|ess[ea] (?:valor|preco))\b|\bnao vale (?:tudo isso|isso tudo|(?:esse|o) (?:preco|valor))\b/;
/** More than the comparison: another clause, or a question. */
const saysMore = /[,;.?!] |\?/;
const ofBill = /\b(?:fatura|conta|boleto|veio|multa|taxa)\b/;

const namesPrice = /\b(?:pag\w+|cobr\w+|cust\w+|reais|contos?|car[oa]s?|precos?|valor)\b|r\$/;

const isBargain = (plain: string): boolean =>
  deals.some((deal) => deal.test(plain)) ||
  (paidElsewhere.test(plain) && held.test(plain) && !wantsCheaper.test(plain)) ||
  matched.test(plain) ||
  beyondMeans.test(plain) ||
  (tooDear.test(plain) && !ofBill.test(plain));

const reaisIn = (written: string): number => Number(written.replace(/[^\d,.]/g, '').replace(',', '.'));

/**
 * The reply to a visitor who bargains or names the prices of others: prices are fixed, and these plans cost that much. A discount in
 * reais is no price: 'tira 10 reais que eu fecho'.
 */
export function bargainReply(plain: string, asked: Asked): QuestionReading | null {
  const awaited = awaitedFields(asked);
  // Where the plan is asked, what others charge is held against it without a word: 'hoje pago 120 na claro'.
  const compares = awaited.includes('idPlan') && paidElsewhere.test(plain) && !saysMore.test(plain);
  if (asked.facts.order !== null || !(compares || isBargain(plain))) return null;
  // A figure may be another answer: 'o vizinho do 218 já tem a de vocês, por quê? o meu é 220'.
  const isOfPrices = awaited.includes('idPlan') || awaited.includes('accept_information');
  if (!isOfPrices && !namesPrice.test(plain)) return null;
  const offered = offeredPlans(asked.facts);
  const cheapest = cheapestOf(offered);
  if (cheapest === undefined || !awaited.includes('idPlan'))
    return { kind: 'question', reply: negotiation(asked) };
  // 'Oferece 700 por 100 reais': the first figure is a speed.
  const [most = 0] = (plain.match(amount) ?? [])
    .map(reaisIn)
    .filter((value) => !isBeyondPrices(value, offered));
  const fit = few(offered.filter((plan) => plan.price_with_dacc <= most));
  return fit.length === 0
    ? withPlans(negotiation(asked), [cheapest], offered, asked)
    : withPlans(
        [replies.price.fixed, replies.price.within(formatMonthly(most), fit.map(pricedAs))].join(' '),
        fit,
        offered,
        asked,
      );
}
