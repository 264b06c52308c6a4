import type { Plan } from '../../../contract/offer/plan.ts';
import { blank, plainOf } from '../text/text.ts';
import { type CriterionReader, monthly, saidAt } from './criterion.ts';

type Kind = 'video' | 'music' | 'games' | 'phone';

/** Names that people use for the services of plans, by slug or plain name. */
const written: readonly (readonly [pattern: string, ...names: string[]])[] = [
  ['globo ?play|globo', 'globo-play', 'globoplay'],
  ['novelas?|bbb|big brother', 'globo-play', 'globoplay'],
  ['(?:hbo|aga ?be ?[oó]|agabeo)(?: ?max)?|max', 'max', 'hbo max'],
  ['param(?:ou|au|u)n?t(?: ?plus|\\+)?', 'paramount-plus', 'paramount+'],
  ['deezer|(?:app|aplicativo) de musica', 'deezer'],
  ['bab?bel', 'babbel', 'babel'],
  ['looke', 'looke'],
  ['games club|clube de (?:jogos|games)', 'games-club'],
  ['band ?e?sport(?:e?s)?', 'band-sports'],
  ['band ?news', 'band-news'],
  ['audio ?books?|audiolivros?|livros?|leitura', 'aya-books'],
  ['banca virtual|revistas?|jornais|jornal', 'aya-bancah'],
  ['ingles|idiomas?|espanhol|linguas|curso de ingles', 'babbel', 'babel'],
  ['estudos?|escola|reforco|licao', 'aya-ensinah'],
  ['antivirus|protecao', 'seguranca-digital'],
  ['noticias?|jornalismo', 'band-news'],
];

/** Services that people ask for and that other shops bring along. */
const elsewhere: readonly (readonly [pattern: string, kind: Kind, name: string])[] = [
  ['net(?:i|e)?fl[ie]?(?:x|ks|cs|kis|quis)', 'video', 'Netflix'],
  ['disney(?: ?plus|\\+)?|star ?(?:plus|\\+)', 'video', 'Disney+'],
  ['(?:amazon )?prime(?: ?video)?|amazon', 'video', 'Prime Video'],
  ['apple ?tv(?: ?plus|\\+)?', 'video', 'Apple TV+'],
  ['telecine', 'video', 'Telecine'],
  ['premiere', 'video', 'Premiere'],
  ['brasileirao|campeonato brasileiro', 'video', 'Premiere'],
  ['crunchyroll', 'video', 'Crunchyroll'],
  ['you ?tube premium', 'video', 'YouTube Premium'],
  ['espn', 'video', 'ESPN'],
  ['spor ?tv', 'video', 'SporTV'],
  ['combate', 'video', 'Combate'],
  [
    'tv (?:a cabo|por assinatura|paga|fechada)|(?<=\\binternet (?:e|com|mais|\\+) (?:a |uma )?)(?:tv|televisao)(?! box)|(?<=\\bcom (?:a )?)(?:tv|televisao) (?:tb|tbm|tambem|junto)|(?<=\\b(?:plano|pacote|[oa]) de )(?:tv|televisao)(?! box)|(?<=\\bfix[ao] e |\\bcombo (?:com|de) )(?:tv|televisao)(?! box)|(?<=\\b(?:quero|queria|tem|teria|gostaria|preciso|planos?|pacote|internet|algum)(?: (?:um|uma|plano|de|a|que|venha|algum|pacote|internet))* com (?:a )?)(?:tv|televisao)(?=$|[ ]?[,.;?!])|cana(?:l|is) (?:de (?:tv|televisao|futebol|esportes?)|fechados?|da tv)',
    'video',
    'TV por assinatura',
  ],
  [
    '(?<=\\b(?:com|tem|e|mais|inclui|combo|combo de) )(?:o )?(?:telefone|linha) fix[ao]',
    'phone',
    'telefone fixo',
  ],
  ['discovery(?: ?plus|\\+)?', 'video', 'Discovery+'],
  ['mubi', 'video', 'Mubi'],
  ['dazn', 'video', 'DAZN'],
  ['(?:xbox )?game ?pass(?: (?:do )?xbox)?', 'games', 'Game Pass'],
  ['spotify|spotfy', 'music', 'Spotify'],
  ['tidal', 'music', 'Tidal'],
  ['apple music', 'music', 'Apple Music'],
];

/** A name as a word of its own. */
const asWord = (name: string): RegExp => new RegExp(`(?<![a-z])(?:${name})(?![a-z+])`);
const ofPlans = written.map(([name, ...names]) => ({ pattern: asWord(name), names }));
const ofOthers = elsewhere.map(([words, kind, name]) => ({ pattern: asWord(words), kind, name }));

const used =
  /(?<![a-z])(?:assist\w*|vej\w+|vemos|ver|uso|usa\w*|olh\w+|roda\w*|rode|aguent\w+|suport\w+|segur\w+|funcion\w+|escut\w+|ouv\w+|cancel\w+|desativ\w+|ja (?:tenho|assino|pago)|tenho|assino|pago|maratona\w*|(?:jogos?|aulas?|trabalho|zap|whats\w*|youtube|filmes?|series?|novelas?|lives?),(?= )|com a senha|(?:bo[am]|serve|basta|suficiente|ideal) (?:pra|para))(?: \w+){0,2} $/;
/** 'Aquele que dá pra ver a Globo': what the plan shows, and not what the visitor watches already. */
const ofPlan =
  /\b(?:aquel[ea]|[oa]|uma?|algum|plano|ess[ea]|qual) (?:que|q) (?:(?:da|de) (?:pra|para)|deixa|deixe|passa|passe|pega|tem|tenha|vem|venha|inclui|mostra|transmite)(?: (?:eu |a gente )?(?:ver|assistir|olhar|acompanhar|ouvir|escutar))?(?: \w+){0,2} $/;
const refused =
  /(?:\bsem(?: ser)?|\bdesist[io]|\besquece|(?:nao|nem) (?:quero|preciso(?: de)?|precisa(?: de| ter)?|uso|gosto de|vejo|assisto|(?:venha|vem|tenha|tem|inclua|inclui|seja)(?: com)?)|(?<=[a-z\d] )nao (?:[oa] )?(?:com|d[aeo]))(?: (?:o|a|nenhum|nenhuma|(?:ess[ea] )?(?:negocio|coisa|historia|lance|trem|parada|tal)))? $/;

const slugsOf = ({ plan, benefits }: Plan): readonly string[] => [
  ...benefits.flatMap(({ slug, benefit }) => [plainOf(slug), plainOf(benefit)]),
  plainOf(plan),
];

const hasService = (plan: Plan, names: readonly string[]): boolean =>
  slugsOf(plan).some((own) => names.some((name) => own === name || own.includes(` ${name}`)));

const streams = ({ subscriptions }: Plan): boolean => subscriptions.length > 0;

/** The service nearest to one that no plan has. */
const alike: Record<Kind, (plan: Plan) => boolean> = {
  video: streams,
  music: (plan) => hasService(plan, ['deezer']),
  games: (plan) => hasService(plan, ['games-club']),
  phone: () => false,
};

const byPrice = (plans: readonly Plan[]): readonly Plan[] =>
  plans.toSorted((one, other) => monthly(one) - monthly(other));

/** What a service is used for, and not its name. */
const implied = /novel|bbb|brother/;
/** 'Faz questão da novela', 'o do BBB': what is watched is wanted of the plan. */
const ofWish = /\bfaz\w* questao d[aeo]s?(?: \w+ e)?(?: [dn]?[ao]s?)? $|\b(?:o|aquel[ea]|um) d[aeo] $/;
/** 'Netflix eu já tenho'. */
const usedBehind =
  /^(?:[ ,]+(?:eu|a gente|ja|nos|aqui))*[ ,]+(?:uso|usamos|tenho|temos|assino|assinamos|pago|vejo|nao (?:quero|preciso|uso|vejo|precisa))\b/;

/** Each name once, wherever it is a wish: who watches a service already has it. */
function wished(plain: string, pattern: RegExp): { from: number; to: number; isWanted: boolean } | null {
  const match = pattern.exec(plain);
  if (match === null) return null;
  const before = plain
    .slice(0, match.index)
    .replace(/(?:\b(?:o|a|os|as|no|na|pelo|do|da|de|e|meu|minha)\b )+$/, '');
  const to = match.index + match[0].length;
  if ((used.test(before) && !ofPlan.test(before)) || usedBehind.test(plain.slice(to))) return null;
  if (implied.test(match[0]) && !ofPlan.test(before) && !ofWish.test(plain.slice(0, match.index)))
    return null;
  const refusal = refused.exec(before);
  if (refusal === null) return { from: match.index, to, isWanted: true };
  // 'Não quero Globo não'.
  const again = /^ (?:nao|viu)\b/.exec(plain.slice(to))?.[0] ?? '';
  return { from: refusal.index, to: to + again.length, isWanted: false };
}

/** The plans that have a wished service, or none that is turned down, and those that come near. */
function ofService(
  plain: string,
  pattern: RegExp,
  has: (plan: Plan) => boolean,
  comesNear: (plan: Plan) => boolean,
): ReturnType<CriterionReader> {
  const wish = wished(plain, pattern);
  if (wish === null) return [];
  return [
    {
      ...wish,
      criterion: {
        about: 'service',
        keep: (plans) => plans.filter((plan) => has(plan) === wish.isWanted),
        near: (plans) => byPrice(plans.filter(comesNear)),
        ...(implied.test(plain.slice(wish.from, wish.to)) && { isRough: true }),
      },
    },
  ];
}

const named: CriterionReader = (plain) =>
  ofPlans.flatMap(({ pattern, names }) =>
    ofService(plain, pattern, (plan) => hasService(plan, names), streams),
  );

const unknown: CriterionReader = (plain) =>
  ofOthers.flatMap(({ pattern, kind }) => ofService(plain, pattern, () => false, alike[kind]));

export const withoutServices =
  /\b(?:sem|tira|tire|tirar|tirando|(?:nao|nem) (?:quero|preciso(?: de)?|precisa(?: de| ter)?|faco questao de|ligo para|ligo pra)) (?:(?:o|a|nada|nenhum|nenhuma|esses?|essas?|tipo|negocios?|coisas?|lances?|trem|trens|troco|firulas?|frescuras?|besteiras?|bobagens?|enfeites?|de|aplicativos? de|servicos? de|dess[ea]s?|com) )*(?:streaming\w*|apps?|aplicativos?|tv|televisao|cana(?:l|is)|filmes?|series?|novelas?|jogos?|servicos?|nada (?:incluso|junto|disso))|\b(?:so|apenas|somente) (?:a )?internet|\binternet pura\b/g;
const withAny =
  /(?<!\b(?:motorista|motoboy|entregador|entregadora|corrida|trampo|trabalho|entregas?) )\b(?:com|quero|tenha|inclua|inclui|inclus[oa]|de|que (?:tem|vem com|traz)) (?:algum |um |o |os |as )?(?:streaming\w*|apps?|aplicativos?|tv|televisao|canais|filmes?(?: e (?:as )?series)?|series(?: e filmes)?)\b/g;

const any: CriterionReader = (plain) => [
  ...[...plain.matchAll(withoutServices)].map((match) =>
    saidAt(match, {
      about: 'service',
      keep: (plans) => plans.filter((plan) => !streams(plan)),
      isBound: true,
    }),
  ),
  ...[...blank(plain, withoutServices).matchAll(withAny)].map((match) =>
    saidAt(match, { about: 'service', keep: (plans) => plans.filter(streams) }),
  ),
];

export const servicesSaid: CriterionReader = (plain, plans) => [
  ...named(plain, plans),
  ...unknown(plain, plans),
  ...any(plain, plans),
];

/** The wished services of other shops, as they are spelled. */
export const missingServices = (plain: string): string[] => [
  ...new Set(ofOthers.flatMap(({ pattern, name }) => (wished(plain, pattern)?.isWanted ? [name] : []))),
];
