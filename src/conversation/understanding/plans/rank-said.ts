import type { Plan } from '../../../contract/offer/plan.ts';
import { competitors } from '../text/competitors.ts';
import { saysOneOf } from '../text/text.ts';
import {
  type CriterionReader,
  monthly,
  nearest,
  plainOnes,
  plansWithMiddle,
  saidAt,
  speed,
} from './criterion.ts';
import { ordinals } from './place-said.ts';

type Plans = readonly Plan[];

const nth = ordinals.join('|');

/** The property as a number: the plans with the least of it, or from the `from`-th on. */
const least = (plans: Plans, of: (plan: Plan) => number, from: number): Plans => {
  const values = [...new Set(plans.map(of))].sort((one, other) => one - other);
  return plans.filter((plan) => of(plan) === values[from]);
};

const median = (plans: Plans): number =>
  plans.map(monthly).toSorted((one, other) => one - other)[Math.floor((plans.length - 1) / 2)] ?? 0;

interface Rank {
  words: string;
  keep: (plans: Plans, from: number) => Plans;
  isRough?: true;
}

const extreme =
  '(?:o |a )?(?:(?:tao|muito|mais) )?(?:maior|menor|(?:car|barat|fra[cq]|fort|rapid|lent|simpl|basic|complet|top|pequen|grand)\\w*)';

/** The first that fits: 'menos caro' stands before 'caro', and 'nem caro nem barato' before both. */
const ranks: readonly Rank[] = [
  {
    words: `intermediari[oa]|median[oa]|meio termo|nem ${extreme}[, ]+nem ${extreme}(?:[, ]+(?:algo|alguma coisa|um|uma|o|a) (?:[nd]o )?meio(?: termo)?)?`,
    keep: (plans) => nearest(plansWithMiddle(plans), monthly, median(plansWithMiddle(plans))),
    isRough: true,
  },
  {
    words:
      'mais barat\\w*|barati(?:nh[oa]|n|m)|barat(?:ao|aco)|menor (?:preco|precinho|valor|mensalidade|custo)(?: possivel)?|menos car[oa]|mais em conta|mais econom\\w+|economic[oa]|mais acessivel|(?:pagar|gastar) (?:bem |muito )?(?:menos|pouco|o minimo)|(?:pes(?:ar|e|a) menos|cab(?:e|er|a)|couber) no (?:meu )?bolso',
    keep: (plans, from) => least(plans, monthly, from),
  },
  { words: 'mais car[oa]', keep: (plans, from) => least(plans, (plan) => -monthly(plan), from) },
  {
    words:
      'mais complet[oa](?: de todos)?|com tudo(?: (?:incluso|dentro|que tem direito))?(?!,? (?:roteador|instalacao|taxa|modem|imposto|isso))',
    keep: (plans, from) => least(plans, ({ benefits }) => -benefits.length, from),
  },
  {
    words:
      'mais rapid[oa]|maior velocidade|mais megas?|velocidade (?:maior|mais alta)|mais veloz|mais (?:potente|forte|parrud[oa]|brab[oa]|turbinad[oa]|monstro)|mais velocidade|velocidade maxima|melhor plano|(?:o|a|plano) (?:maior|melhor|top)$|maior (?:plano|que tem|de todos)|mais top|top de linha',
    keep: (plans, from) => least(plans, (plan) => -speed(plan), from),
  },
  {
    words:
      'mais (?:simples|basic[oa]|lent[oa]|devagar|frac[oa])|menor velocidade|menor plano|menorzinh[oa]|pequenininh[oa]|(?:o|a|plano) menor$|basic(?:o|ao|inho)|simples(?:inho)?|pelad[oa]|puro|purinho',
    keep: (plans, from) => least(plainOnes(plans), speed, from),
  },
];

const saying = ranks.map((rank) => ({
  ...rank,
  pattern: new RegExp(`(?:\\b(${nth})[oa] )?\\b(?:${rank.words})`),
}));

/** Comparisons with other offers and complaints choose nothing: 'Essas ofertas são mais caras que a minha'. */
const compared: readonly RegExp[] = [
  // 'achei mais barato'
  /\b(?=[a-z]+ [a-z ]{0,10}mais )(?<!\b(?:quero|queria|prefiro|escolho|pego|fico) .{0,40})(?:e|eh|era|estava|tava|sai|saiu|saia|fica|ficava|vi|achei|encontrei|vende\w*|faz|tem|cobra\w*|cobrou|pago|pagava|oferec\w+) (?:muito |bem |um pouco |bem |por )?mais (?:barat|car|em conta)\w*(?! d[aeo]| que (?:tem|voces?))/,
  // 'estão muito mais caras'
  /\b(?<!\b(?:quanto|qual) )(?:sao|esta|estao|ta|tao|ficou|ficaram|achei|acho) (?:tudo |muito |bem |um pouco |os |as |o |a )?mais \w+\b(?! (?:e|eh|d[aeo]|de todos|que (?:tem|voces?|vcs?))\b)/,
  // 'mais caro que o meu'
  new RegExp(
    String.raw`\bmais \w+ (?:do )?(?:que|q) (?:o |a |os |as )?(?:meu|minha|meus|minhas|outr|atual|concorr|d[aeo] |(?:${competitors}|net)\b)`,
  ),
  // 'da concorrência'
  /\bd[aeo] (?:mercado|brasil|regiao|cidade|mundo|concorrencia)/,
];

export const rankSaid: CriterionReader = (plain) => {
  if (saysOneOf(compared, plain)) return [];
  let rest = plain;
  return saying.flatMap(({ pattern, keep, isRough }) => {
    const match = pattern.exec(rest);
    if (match === null) return [];
    const from = match[1] === undefined ? 0 : ordinals.indexOf(match[1]);
    rest =
      rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
    return [
      saidAt(match, {
        // 'O segundo mais barato' is one place in the list by price.
        about: match[1] === undefined ? 'rank' : 'place',
        keep: (plans) => keep(plans, from),
        ...(isRough && { isRough }),
      }),
    ];
  });
};
