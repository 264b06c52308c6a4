import type { Plan } from '../../../src/contract/offer/plan.ts';
import { digitsIn, isNumeral, numeralsEnd } from './numerals.ts';

/** What people call the services of plans; each word counts alone. */
const services: Readonly<Record<string, string>> = {
  'globo-play': 'globoplay globo novela novelas bbb',
  MAX: 'hbo max agabeo agabe rbo',
  'paramount-plus': 'paramount paramont paramout paramaut paramunt paramaunt peramount',
  deezer: 'deezer deser dizer deeser musica musicas',
};

const serviceOf = new Map(
  Object.entries(services).flatMap(([slug, words]) => words.split(' ').map((word) => [word, slug] as const)),
);

/** At most two letters apart, in words that are long enough to differ so far. */
function isNear(one: string, other: string): boolean {
  const most = Math.min(one.length, other.length) >= 7 ? 2 : 1;
  if (one.length < 5 || Math.abs(one.length - other.length) > most) return false;
  let row = [...Array(other.length + 1).keys()];
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, its] of [...other].entries())
      next.push(
        Math.min(
          (row[place] ?? 0) + (letter === its ? 0 : 1),
          (next[place] ?? 0) + 1,
          (row[place + 1] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return (row.at(-1) ?? 9) <= most;
}

const serviceIn = (word: string): string | undefined =>
  serviceOf.get(word) ?? [...serviceOf].find(([known]) => isNear(word, known))?.[1];

/** What of a plan a message names. */
export interface PlanWish {
  /** In Mega. */
  speed?: number;
  services: readonly string[];
  /** 'Sem streaming', 'só a internet'. */
  isBare: boolean;
  price?: { amount: number; isMost: boolean };
  /** Its place in the list that is shown; negative from the end. */
  place?: number;
  isMiddle: boolean;
  extreme?: 'cheapest' | 'dearest' | 'fastest' | 'slowest';
}

const ordinals: readonly string[] = [
  'primeir',
  'segund',
  'terceir',
  'quart',
  'quint',
  'sext',
  'setim',
  'oitav',
  'non',
];

function placeIn(plain: string): number | undefined {
  if (/\bpenultim/.test(plain)) return -2;
  if (/\b(?:ultim|derradeir|last)/.test(plain)) return -1;
  const numbered = /\b(?:numero|opcao|n[ro]?) ?(\d{1,2}|[a-z]+)\b/.exec(plain)?.[1];
  if (numbered !== undefined && isNumeral(numbered)) return Number(digitsIn([numbered]));
  const ordinal = ordinals.findIndex((beginning) => new RegExp(`\\b${beginning}[oa]s?\\b`).test(plain));
  if (ordinal >= 0) return ordinal + 1;
  const short = /\b([1-9])[oaªº°]/.exec(plain)?.[1];
  return short === undefined ? undefined : Number(short);
}

const extremes: readonly (readonly [PlanWish['extreme'], RegExp])[] = [
  ['cheapest', /\b(?:(?:mais )?(?:barat|em conta|economic)|menor preco|cheap|mais simples|basic)/],
  ['fastest', /\b(?:mais rapid|mais veloz|maior velocidade|fast|mais potente|mais forte)/],
  ['dearest', /\b(?:mais car[oa]|top|mais complet|complet[oa]|melhor|maior)\b/],
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
  const words = plain.replace(/\bquinhentao\b/g, '500 mega').match(/[a-z]+|\d+(?:[.,]\d+)?/g) ?? [];
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
const isMoney = (unit: string): boolean => /^(?:reais|real|conto|contos|pila|pilas|por|mangos?)$/.test(unit);
const isSpeed = (value: number): boolean => value >= 300 && value <= 2000 && value % 100 === 0;

/** Reads a description of a plan. Plain words, without accents. */
export function readPlanWish(plain: string): PlanWish {
  const wish: PlanWish = {
    services: [...new Set(plain.match(/[a-z]+/g)?.flatMap((word) => serviceIn(word) ?? []))],
    isBare:
      /\b(?:pur[oa]|sem (?:nada|adiciona|stream|esses? tre[mn]|filme|canal|app|extra)|so (?:a )?(?:internet|net|fibra|o? ?\d|um giga|dois giga))/.test(
        plain,
      ),
    isMiddle: /\b(?:do meio|intermediari|mediano)/.test(plain),
  };
  for (const { value, unit, before } of numbersIn(plain)) {
    if (isGiga(unit)) wish.speed = value * 1000;
    else if (isSpeed(value) && !isMoney(unit)) wish.speed = value;
    else if (value >= 30 && value < 300)
      wish.price = { amount: value, isMost: /\b(?:ate|maximo|passe|menos|abaixo|under)\b/.test(before) };
  }
  if (wish.speed === undefined && /(?<!\d )\b(?:um |o )?giga\b/.test(plain)) wish.speed = 1000;
  const place = placeIn(plain);
  if (place !== undefined) wish.place = place;
  const extreme = extremes.find(([, pattern]) => pattern.test(plain))?.[0];
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

const narrowed = (plans: readonly Plan[], fits: (plan: Plan) => boolean): readonly Plan[] =>
  plans.filter(fits);

/** The plans that a description fits, in their order; none where it names nothing of a plan. */
export function plansMeant(wish: PlanWish, plans: readonly Plan[]): readonly Plan[] {
  const { speed, services: wanted, isBare, price, place, isMiddle, extreme } = wish;
  let left = plans;
  if (speed !== undefined) left = narrowed(left, (plan) => plan.plan_download === speed);
  if (wanted.length > 0) left = narrowed(left, (plan) => wanted.every((slug) => bringsOf(plan).has(slug)));
  if (isBare) left = narrowed(left, (plan) => plan.subscriptions.length === 0);
  if (price !== undefined)
    left = narrowed(left, (plan) =>
      price.isMost ? plan.price_with_dacc <= price.amount : isPriceOf(plan, price.amount),
    );
  if (place !== undefined) left = left.slice(place < 0 ? place : place - 1).slice(0, 1);
  if (isMiddle && left.length > 0) left = left.slice(Math.floor((left.length - 1) / 2)).slice(0, 1);
  if (extreme !== undefined && left.length > 0) left = mostOf(left, byExtreme[extreme]);
  return left === plans ? [] : left;
}
