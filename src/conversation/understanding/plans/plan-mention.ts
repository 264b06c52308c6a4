import type { Plan } from '../../../contract/offer/plan.ts';
import { plainOf, wordsOf } from '../text/text.ts';
import { blanked, type Criterion, type CriterionReader, type Said } from './criterion.ts';
import { narrowedTo } from './narrowed-to.ts';
import { placeSaid } from './place-said.ts';
import { priceSaid } from './price-said.ts';
import { rankSaid } from './rank-said.ts';
import { servicesSaid } from './services-said.ts';
import { speedSaid, withUnits } from './speed-said.ts';
import { withoutOtherPlans } from './without-other-plans.ts';

type Plans = readonly Plan[];

/** The plans that a message describes. */
export interface PlanMention {
  /** The plans that meet all conditions. */
  plans: Plans;
  /** The plans of a speed, if the message holds only its figure: '600' is the name of none of them. */
  alike: Plans;
  /** The condition that no plan meets, with the nearest plans; null if some plan fits. */
  missed: { about: Criterion['about']; near: Plans } | null;
  /** Said as a bound: 'até 120 reais', 'pelo menos 600'. */
  isBound: boolean;
  /** Described by speed and services; the rest gives reasons. */
  isNamed: boolean;
  /** Uncertain (a bound, a guess, unknown words): the plan is proposed. */
  isRough: boolean;
}

/** The readers in order: properties first, then the place among the plans that are left. */
const readers: readonly CriterionReader[] = [speedSaid, servicesSaid, priceSaid, rankSaid, placeSaid];

const besides = new Set(
  (
    'a o as os ao um uma de do da dos das d e eu me meu minha que q com no na em pra para pro por favor pf pfv pfvr quero queria kero qro quer gostaria ' +
    'prefiro escolho escolher escolhi pode poderia ser seria vou vai fico fica ficar esse este essa esta aquele aquela isso mesmo plano planos opcao opcoes lista ' +
    'oferta item numero internet fibra mega megas giga gigas velocidade reais real mes mensal mensais por contratar assinar pegar pega pego manda mande fechar ' +
    'fecha fechado bora acho ok sim entao ai aqui so apenas tem ter tenha voces vcs vc voce dai desses destes deles todos dos possivel algo alguma algum gente nos ' +
    'muda mudar troca trocar mais debito automatico boleto incluso inclusos junto inclui vem tipo seu sua la bom boa hein ne na verdade agora tambem'
  ).split(' '),
);

/** One unknown word beside a plan is ignored; two or more may change the meaning. */
const saysMore = (rest: string): boolean => wordsOf(rest).filter((word) => !besides.has(word)).length > 1;

const squeezed = (text: string): string => plainOf(text).replace(/[^a-z\d+]/g, '');

/** The plans whose name occurs; the longest name wins, since 'HBO Max e Deezer' contains 'HBO Max'. */
function called(plain: string, plans: Plans): Plans {
  const words = squeezed(plain);
  const names = plans.map(({ plan }) => squeezed(plan)).filter((name) => words.includes(name));
  const longest = names.toSorted((one, other) => other.length - one.length)[0];
  return plans.filter(({ plan }) => squeezed(plan) === longest);
}

/** '600 mega' is the plan of that name, or the one without services. */
function simplest(plain: string, plans: Plans, said: readonly Said[]): Plans {
  const isExact = said.every(
    ({ criterion: { about, isRough } }) => !isRough && about !== 'rank' && about !== 'place',
  );
  if (plans.length < 2 || !isExact) return plans;
  const named = called(plain, plans);
  if (named.length > 0) return named;
  const without = plans.filter(({ subscriptions }) => subscriptions.length === 0);
  const isSpeedAlone = said.every(({ criterion }) => criterion.about === 'speed');
  return isSpeedAlone && without.length > 0 ? without : plans;
}

/** If plans have the same name and price, either. */
const withoutTwins = (plans: Plans): Plans =>
  plans.filter(
    (plan, place) =>
      plans.findIndex((one) => one.plan === plan.plan && one.price_with_dacc === plan.price_with_dacc) ===
      place,
  );

/** 'Menos o de 2 giga', 'tirando o mais caro', 'que não seja o primeiro', 'nem o de 500 nem o de 2 giga'. */
const excluding =
  '(?:menos|exceto|tira(?:ndo)?|fora|sem ser|que nao sej[ao]m?|nao pode ser|nao quero|nada d[eo]|nem(?= [oa] (?:de|com)\\b))';
const exception = new RegExp(
  `\\b${excluding} (?:o|a|os|as|do|da) (?=[^,;]*(?:\\d|mais|primeir|segund|terceir|ultim|giga|mega|globo|hbo|max|paramount|deezer|streaming))[^,;.?!]*?(?=[,;.?!]|$| (?:o|qual|quais|que|me|quero|e) (?!mais|de |d[oe]s? \\d))`,
);

function plansOf(said: string, plans: Plans): Plans {
  const written = withUnits(said, plans);
  const [ofSpeed] = onlySpeed.test(said) ? speedSaid(written, plans) : [];
  return ofSpeed?.criterion.keep(plans) ?? mentionIn(written, plans)?.plans ?? [];
}

/** The plans and the text without those that the message excludes. */
function excepted(plain: string, plans: Plans): { plain: string; plans: Plans } | null {
  const match = exception.exec(plain);
  if (match === null) return null;
  const said = match[0].replace(new RegExp(`^${excluding} `), '');
  const meant = plansOf(said, plans);
  const left = plans.filter((plan) => !meant.includes(plan));
  if (meant.length === 0 || left.length === 0) return null;
  return {
    plain: `${plain.slice(0, match.index)} ${plain.slice(match.index + match[0].length)}`,
    plans: left,
  };
}

/** The plans that remain after an exclusion, if they are described; all of them if not. */
function mentionOfRest(plain: string, plans: Plans): PlanMention | null {
  const rest = excepted(plain, plans);
  if (rest === null) return null;
  const mention = mentionIn(rest.plain, rest.plans);
  return (
    mention ?? {
      plans: withoutTwins(rest.plans),
      alike: [],
      missed: null,
      isBound: true,
      isNamed: false,
      isRough: true,
    }
  );
}

/** '600', 'o de 600', 'quero o de 600'. */
const onlyFigure = /^(?:(?:o|a|de|do|da|esse|quero|queria|prefiro|pode|ser|fico|com|plano) )*\d{3,4}[.! ]*$/;
/** 'O de 2 giga', where it is left out: all of its speed. */
const onlySpeed = /^(?:(?:o|a|os|as|de|do|da|plano|planos) )*\d+ ?(?:megas?|gigas?|mb|gb)?[.! ]*$/;

function mentionIn(plain: string, plans: Plans): PlanMention | null {
  const written = withUnits(plain, plans);
  const said: Said[] = [];
  let rest = written;
  for (const read of readers) {
    const found = read(rest, plans);
    said.push(...found);
    rest = blanked(rest, found);
  }
  if (said.length === 0 || /\bnao\b/.test(rest)) return null;
  const { plans: left, missed } = narrowedTo(said, plans, written);
  const alike = onlyFigure.test(plain) ? withoutTwins(left) : [];
  return {
    plans: withoutTwins(simplest(written, left, said)),
    alike: alike.length > 1 ? alike : [],
    missed,
    isBound: said.some(({ criterion }) => criterion.isBound),
    isNamed: ['speed', 'service'].every((about) => said.some(({ criterion }) => criterion.about === about)),
    isRough: said.some(({ criterion }) => criterion.isRough) || saysMore(rest),
  };
}

/** '500 ou 600': each by itself. */
function eitherOf(parts: readonly string[], plans: Plans): PlanMention | null {
  const mentions = parts.map((part) => mentionIn(part, plans));
  if (mentions.length < 2 || mentions.some((mention) => mention === null)) return null;
  const meant = mentions.flatMap((mention) => mention?.plans ?? []);
  return meant.length === 0
    ? null
    : { plans: [...new Set(meant)], alike: [], missed: null, isBound: false, isNamed: false, isRough: true };
}

const ofCustomer = /\b(?:tenho|uso|assino|sou cliente)\b(?: \w+){0,5} (?:de|com) (?:vcs|voces)\b/;

/** Whether the visitor is a customer and tells their plan: 'Eu tenho 300 mega de vcs, dá pra passar pro de 700?'. */
export const hasPlan = (plain: string): boolean => ofCustomer.test(plain);

/** The reason for a wish: 'O de 1 giga com HBO, pq meu marido não larga as séries'. */
const reason = /,? (?:por ?que|pq|pois|ja que) .*$/;

/** 'A mais veloz, não importa o preço'. */
const whatever =
  /,? (?:(?:mas|e) )?(?:nao (?:importa|interessa|ligo)|tanto faz|pouco importa) (?:(?:pra|pro|para|o|de|a|qual) )*(?:preco|valor|custo)\b/;

/** How a message describes the plan it means; null if it names no property, or only excludes plans. */
export function planMention(said: string, plans: Plans): PlanMention | null {
  if (hasPlan(said)) return null;
  const plain = withoutOtherPlans(said).replace(whatever, '');
  const wish = plain.replace(reason, '');
  return (wish === plain ? null : mentionOf(wish, plans)) ?? mentionOf(plain, plans);
}

/** 'O segundo da lista mas sem HBO', 'o mais barato só que com Globoplay'. */
const variation =
  /^(?<base>.+?),? (?:mas|so que|porem)(?: que seja| quero)? (?<service>(?:sem|com|tirando|tira) .+)$/;

/** The plan of that speed that has, or lacks, the service; the one that is named if it is so already. */
function varied(plain: string, plans: Plans): PlanMention | null {
  const { base = '', service = '' } = variation.exec(plain)?.groups ?? {};
  const [only, another] = base === '' ? [] : (mentionOf(base, plans)?.plans ?? []);
  const wanted = servicesSaid(service, plans);
  if (only === undefined || another !== undefined || wanted.length === 0) return null;
  // 'Sem esse tal de HBO' must be read as a denial.
  if (/^(?:sem|tira)/.test(service) && wanted.some(({ from }) => from > 0)) return null;
  const { plans: fit } = narrowedTo(wanted, plans, service);
  if (fit.length === 0 || fit.includes(only)) return null;
  const ofSpeed = fit.filter(({ plan_download }) => plan_download === only.plan_download);
  const left = withoutTwins(ofSpeed.length > 0 ? ofSpeed : fit);
  return { plans: left, alike: [], missed: null, isBound: true, isNamed: true, isRough: true };
}

function mentionOf(plain: string, plans: Plans): PlanMention | null {
  const told = describedBy(plain, plans);
  const isClear = told?.plans.length === 1 && !told.isRough;
  return (isClear ? null : varied(plain, plans)) ?? told;
}

function describedBy(plain: string, plans: Plans): PlanMention | null {
  const ofRest = mentionOfRest(withUnits(plain, plans), plans);
  if (ofRest !== null) return ofRest;
  const parts = plain.split(/ ou (?!mais|para|pra)/);
  return parts.length > 1 ? eitherOf(parts, plans) : mentionIn(plain, plans);
}

/** The only plan that a question is about. */
export function onlyPlanIn(plain: string, plans: Plans): Plan | null {
  const [only, another] = planMention(plain, plans)?.plans ?? [];
  return only !== undefined && another === undefined ? only : null;
}
