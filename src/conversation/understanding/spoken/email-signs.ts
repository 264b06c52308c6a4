import { provider } from './email-providers.ts';

/** Spoken names of the signs in an address. */
export const signs = new Map(
  Object.entries({
    '.': 'ponto pontinho punto dot',
    _: 'underline underlaine underlaini underscore anderline anderlaine andarline sublinhado',
    '-': 'traco tracinho hifen menos',
    '+': 'mais',
  }).flatMap(([sign, words]) => words.split(' ').map((word) => [word, sign] as const)),
);

/** 'Traço baixo', 'tracinho de baixo': an underline said in several words. */
export const lowLine = '(?:traco|tracinho|risco|risquinho|linha) (?:de |em)?baixo';

/** The sign between name and host; 'depois do arroba é …' as well. */
export const at =
  /(?<!\b(?:que|vem|fica|vai|esta|ta|entra)),? (?:(?:e|ai|dai) )?(?:depois|atras) d[oa] (?:arroba|@)(?: (?:e|eh|vem|fica|tem|esta|ta|o))*(?![a-z\d])|@|(?<![a-z\d])(?:ar+ou?ba|at(?= [a-z\d]+ (?:dot|ponto|punto) [a-z]))(?![a-z\d])/;
const saidSign = [...signs.keys()].join('|');
const howWritten = '(?:,? (?:e )?(?:(?:tudo|bem) )?(?:junt\\w+|minuscul\\w+),?)?';
/** 'Kelly com dois l e y', where the sign is missing behind it. */
const noted = ',? com (?:dois |duas |2 )?[a-z]{1,2}(?:(?:,| e) (?:com )?(?:dois |duas |2 )?[a-z]{1,2})*';
/** The @ is missing: 'ana gmail.com', 'pedro123 no gmail', 'pedro ponto lima no gmail', 'pedro lima tudo junto no gmail', 'pedro123gmail.com'. */
export const withoutAt = new RegExp(
  `(?<=[a-z\\d]) (?:n[ao] |d[ao] )?(?=${provider} ?(?:\\.|ponto|punto)? ?com(?![a-z]))|(?<=(?:${saidSign}) [a-z\\d]+${howWritten}) (?:n[ao] |d[ao] )(?=${provider}(?![a-z\\d]))|(?<=[a-z][\\w.-]*[._\\d][\\w.-]*),? (?:(?:e |eh )?(?:n[ao] |d[ao] ))?(?=${provider}(?![a-z\\d]))|(?<=(?<![a-z])(?:[a-z]{3,} \\d{2,4}|[a-z]{3,}${noted})),? (?:n[ao] |d[ao] )?(?=${provider}(?![a-z\\d]))|(?<=^(?:(?:e|eh|o|meu|minha|email|e-mail) )*[a-z]{9,}) n[ao] (?=${provider}(?![a-z\\d]| ?\\?)[ .!]*$)|(?<=[a-z\\d],? tudo junt[oa](?: (?:e )?(?:minuscul\\w+|sem espacos?))?),? n[ao] (?=${provider}(?![a-z\\d]| ?\\?))|(?<=(?<![\\w@.])[a-z][\\w.-]{1,60})(?=${provider}\\.com)`,
);

/** Whether an address may be told without its sign. */
export const mayLackAt = (plain: string): boolean => withoutAt.test(plain);
