import { isMisspelt } from '../../../src/brazil/edit-distance.ts';
import type { Plan } from '../../../src/contract/offer/plan.ts';
import { digitsIn, isNumeral, numeralsEnd } from './numerals.ts';
import { meanings } from './words.ts';

/** What people call the services of plans; each word counts alone. */
const serviceOf = meanings({
  'globo-play': 'globoplay globo novela novelas bbb',
  MAX: 'hbo max agabeo agabe rbo',
  'paramount-plus': 'paramount paramont paramout paramaut paramunt paramaunt peramount',
  deezer: 'deezer deser dizer deeser musica musicas',
  'band-sports': 'band bandsports',
  // Not part of any plan: whoever asks for one of them gets no other.
  unsold: 'netflix disney amazon prime premiere premium spotify telecine apple chip',
});

const knownServices = [...serviceOf];

const serviceIn = (word: string): string | undefined =>
  serviceOf.get(word) ?? knownServices.find(([known]) => isMisspelt(word, known))?.[1];

const servicesIn = (plain: string): string[] => [
  ...new Set([...new Set(plain.match(/[a-z]+/g))].flatMap((word) => serviceIn(word) ?? [])),
];

/** 'Sem globoplay', 'mas dispenso a HBO', 'que não venha com hbo'. */
const unwanted =
  /\b(?:sem|dispenso|tirando|nao (?:com|venha|tenha|vem|quero|precisa))(?: (?:com|o|a|ess[ea]s?|tal|de|da|do|nada))*((?: (?:e|nem|hbo|max|globo|globoplay|play|deezer|paramount|netflix)\b)*)/g;

/** 'Que não seja o mais caro', 'não precisa ser o top'. */
const notMost =
  /\b(?:nao|sem|nem)(?: (?:que|seja|sejam|ser|precisa|quero|tao|um|uma|[oa]s?|dos?|das?)){0,4} (?:mais car\w*|car[oa]s?|top|mais complet\w*|melhor(?:es)?|maior(?:es)?)\b/g;

export interface PlanWish {
  /** In Mega. */
  speed?: number;
  services: readonly string[];
  /** 'HBO ou Globoplay': one of them is enough. */
  isEither: boolean;
  unwanted: readonly string[];
  /** 'Sem streaming', 'só a internet'. */
  isBare: boolean;
  price?: { amount: number; isMost: boolean };
  /** Its place in the list that is shown; negative from the end. */
  place?: number;
  isMiddle: boolean;
  extreme?: 'cheapest' | 'dearest' | 'fastest' | 'slowest';
}

const ordinals = 'primeir segund terceir quart quint sext setim oitav non'
  .split(' ')
  .map((beginning) => new RegExp(`\\b${beginning}(?:inh)?[oa]s?\\b`));

/** The place in a list that words name, from 1; negative from its end. */
export function placeIn(plain: string): number | undefined {
  if (/\bpenultim/.test(plain)) return -2;
  if (/\b(?:ultim|derradeir|last)/.test(plain)) return -1;
  const numbered = /\b(?:numero|opcao|n[ro]?) ?(\d{1,2}|[a-z]+)\b/.exec(plain)?.[1];
  if (numbered !== undefined && isNumeral(numbered)) return Number(digitsIn([numbered]));
  const ordinal = ordinals.findIndex((one) => one.test(plain));
  if (ordinal >= 0) return /\bde baixo (?:pra|para) cima\b/.test(plain) ? -1 - ordinal : ordinal + 1;
  if (/\bde baixo\b/.test(plain)) return -1;
  if (/\b(?:de cima|first)\b/.test(plain)) return 1;
  const short = /\b([1-9])[oaªº°]/.exec(plain)?.[1];
  return short === undefined ? undefined : Number(short);
}

const extremes: readonly (readonly [PlanWish['extreme'], RegExp])[] = [
  [
    'cheapest',
    /\b(?:(?:mais )?(?:barat|em conta|economic)|menor preco|pesar menos|cheap|mais simples|basi(?:c|qu)|menorzinh)/,
  ],
  [
    'fastest',
    /\b(?:mais rapid|mais veloz|maior velocidade|fast|mais potente|mais forte|mais parrud|mais brab)/,
  ],
  ['dearest', /\b(?:mais car[oa]|top|mais complet|complet[oa]|com tudo|melhor|maior)\b/],
  ['slowest', /\b(?:menor(?: plano| velocidade)?|mais fraco|mais lento)\b/],
];

interface NumberTold {
  value: number;
  unit: string;
  before: string;
}

const amountOf = (words: readonly string[]): number => {
  const [first = ''] = words;
  return /[.,]/.test(first) ? Number.parseFloat(first.replace(',', '.')) : Number(digitsIn(words));
};

/** Numbers of the message, with what stands around each. */
function numbersIn(plain: string): NumberTold[] {
  const words = plain.match(/[a-z]+|\d+(?:[.,]\d+)?/g) ?? [];
  const found: NumberTold[] = [];
  for (let at = 0; at < words.length; at++) {
    const end = numeralsEnd(words, at);
    if (end === at) continue;
    const before = words.slice(Math.max(0, at - 3), at).join(' ');
    found.push({ value: amountOf(words.slice(at, end)), unit: words[end] ?? '', before });
    at = end - 1;
  }
  return found;
}

const isGiga = (unit: string): boolean => /^(?:g|gb|giga|gigas|gbps)$/.test(unit);
const isMega = (unit: string): boolean => /^(?:m|mb|megas?|mbps)$/.test(unit);
const isMoney = (unit: string): boolean => /^(?:reais|real|conto|contos|pila|pilas|por|mangos?)$/.test(unit);
const isSpeed = (value: number): boolean => value >= 300 && value <= 2000 && value % 100 === 0;

/** Speed and price. 'Noventa e nove e noventa' are two numbers in one. */
function figuresIn(plain: string): Pick<PlanWish, 'speed' | 'price'> {
  const figures: Pick<PlanWish, 'speed' | 'price'> = {};
  for (const { value, unit, before } of numbersIn(plain)) {
    if (isGiga(unit)) figures.speed = value * 1000;
    else if (isMega(unit) || (isSpeed(value) && !isMoney(unit))) figures.speed = value;
    else if (value >= 3000 && value < 30_000) figures.price = { amount: value / 100, isMost: false };
    else if (value >= 30 && value < 300)
      figures.price = {
        amount: value,
        isMost: /\b(?:ate|maximo|pass(?:e|a|ar|ando)|menos|abaixo|under)\b/.test(before),
      };
  }
  return figures;
}

/** Reads a description of a plan. Plain words, without accents. */
export function readPlanWish(plain: string): PlanWish {
  const wanted = plain.replace(unwanted, ' ');
  const services = servicesIn(wanted);
  const wish: PlanWish = {
    ...figuresIn(plain),
    services,
    isEither: services.length > 1 && /\bou\b/.test(wanted),
    unwanted: servicesIn([...plain.matchAll(unwanted)].map(([, named]) => named).join(' ')),
    isBare:
      /\b(?:pur[oa]|(?<!mais )simples|sem (?:nada|adiciona|stream|esses? tre[mn]|filme|canal|app|extra)|so (?:a )?(?:internet|net|fibra|o? ?\d|um giga|dois giga))/.test(
        plain,
      ),
    isMiddle: /\b(?:do meio|intermediari|mediano)/.test(plain),
  };
  if (wish.speed === undefined && /(?<!\d )\b(?:um |o )?giga\b/.test(plain)) wish.speed = 1000;
  const place = placeIn(plain);
  if (place !== undefined) wish.place = place;
  const extreme = extremes.find(([, pattern]) => pattern.test(plain.replace(notMost, ' ')))?.[0];
  if (extreme !== undefined && wish.place === undefined) wish.extreme = extreme;
  return wish;
}

const bringsOf = ({ subscriptions, benefits, plan }: Plan): ReadonlySet<string> =>
  new Set([
    ...subscriptions,
    ...benefits.map(({ slug }) => slug.toLowerCase()),
    ...(/deezer/i.test(plan) ? ['deezer'] : []),
  ]);

function mostOf(plans: readonly Plan[], figure: (plan: Plan) => number): readonly Plan[] {
  const most = Math.max(...plans.map(figure));
  return plans.filter((plan) => figure(plan) === most);
}

const byExtreme: Readonly<Record<NonNullable<PlanWish['extreme']>, (plan: Plan) => number>> = {
  cheapest: ({ price_with_dacc }) => -price_with_dacc,
  dearest: ({ price_with_dacc }) => price_with_dacc,
  fastest: ({ plan_download }) => plan_download,
  slowest: ({ plan_download }) => -plan_download,
};

/** A price is told roughly: '60 conto' is 59,99. */
const isPriceOf = ({ price, price_with_dacc }: Plan, amount: number): boolean =>
  [price, price_with_dacc].some(
    (one) => Math.abs(one - amount) <= 1.5 || Math.floor(one) === Math.floor(amount),
  );

/** The plans that a description fits, in their order; none where it names nothing of a plan. */
export function plansMeant(wish: PlanWish, plans: readonly Plan[]): readonly Plan[] {
  const { speed, services: wanted, unwanted: refused, price, place, extreme } = wish;
  let left = plans;
  if (speed !== undefined) left = left.filter((plan) => plan.plan_download === speed);
  const brings = (plan: Plan) => (slug: string) => bringsOf(plan).has(slug);
  if (wanted.length > 0)
    left = left.filter((plan) => (wish.isEither ? wanted.some(brings(plan)) : wanted.every(brings(plan))));
  if (refused.length > 0) left = left.filter((plan) => !refused.some(brings(plan)));
  if (wish.isBare) left = left.filter((plan) => plan.subscriptions.length === 0);
  if (price !== undefined)
    left = left.filter((plan) =>
      price.isMost ? plan.price_with_dacc <= price.amount : isPriceOf(plan, price.amount),
    );
  if (place !== undefined) {
    const at = (list: readonly Plan[]) => list.slice(place < 0 ? place : place - 1).slice(0, 1);
    // 'O segundo, com a HBO' may also be the second of those with it.
    const ofAll = at(plans).filter((plan) => left.includes(plan));
    left = ofAll.length > 0 ? ofAll : at(left);
  }
  if (wish.isMiddle && left.length > 0) left = left.slice(Math.floor((left.length - 1) / 2)).slice(0, 1);
  if (extreme !== undefined && left.length > 0) left = mostOf(left, byExtreme[extreme]);
  return left === plans ? [] : left;
}
