import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import { offeredPlans } from '../../../funnel/plans/offered-plans.ts';
import type { Asked } from '../reading.ts';
import { isEveryWord } from '../text/text.ts';
import { blanked } from './criterion.ts';
import { rankSaid } from './rank-said.ts';
import { servicesSaid } from './services-said.ts';
import { speedIn } from './speed-said.ts';
import { deniedAtEnd } from './without-other-plans.ts';

/** 'Aumenta pra 600', 'muda o plano pra 300': how fast it becomes. */
const becomes =
  '(?:(?:aument|diminu|baix|reduz|sob)\\w*(?: (?:(?:o|meu) plano|a velocidade))?|(?:mud|troc|pass)\\w* (?:o |de |meu )?plano) (?:pr[oa]|para|a)(?: o)?(?= \\d{3})';
const verbs =
  'quero|queria|kero|qro|escolho|prefiro|vou (?:querer|de|pegar|ficar (?:com|n[oa]))|fico com|contratar|assinar|(?:mud|troc|pass)\\w*(?: (?:o|de|meu|pra um) plano)? (?:pr[oa]|para [oa]|pel[oa])|mudar para|trocar para';
const verb = new RegExp(`\\b(?:${verbs}|${becomes})\\b`);
/** Wishes for something, or names a plan. */
export const wish = new RegExp(`\\b(?:${verbs}|${becomes}|plano|[oa] de(?= \\d))\\b`);
const denied = /\bnao\b|\btenho\b/;
/** What is denied, and what one has, is no wish; 'o de 300 e não o de 500' is one. */
const isNotWished = (plain: string): boolean => denied.test(plain.replace(deniedAtEnd, ''));

const bareSpeed = new RegExp(
  `\\b(?:[oa] de|pr[oa] de|pra o de|plano(?: de)?|${becomes}) (\\d{3,4})\\b(?! ?(?:reais|conto|[,.]\\d))`,
);

/** Says out of turn which speed is wanted, sold or not. */
const wantsSpeed = (plain: string): boolean => speedIn(plain) !== null || bareSpeed.test(plain);

/** Out of turn a number is a speed where it is said of a plan, and a plan has it. */
const namesSpeedSold = (plain: string, { facts }: Asked): boolean => {
  const speed = speedIn(plain) ?? Number(bareSpeed.exec(plain)?.[1]);
  return offeredPlans(facts).some(({ plan_download }) => plan_download === speed);
};

/** Between the wish and what is said of the plan: 'quero aquele plano mais barato', 'vou querer o que tem HBO'. */
const onlySmallWords =
  /^(?: (?:eu|o|a|um|uma|algum|ess[ea]|est[ea]|aquel[ea]|plano|pacote|internet|fibra|de|d[oa]|que|q|tem|tenha|vem|venha|com|so|mais|mesmo|entao|agora|logo|ser|pr[oa]|para|n[oa]|pel[oa]))* $/;
const namesPlan = /\b(?:planos?|internet|velocidade|pacote)\b/;
/** 'O mais barato' may be a way of paying, and 'o mais rápido' a day. */
const otherChoices: readonly FieldName[] = ['direct_debit', 'schedules', 'bank'];

/** 'Esse mais barato então', and nothing else. */
const rankAlone =
  /^(?:(?:e|ai|entao|eu|bom|ok|ta|hum|pode ser|manda|me ve|bota|coloca|fecha|pego) )*(?:o|ess[ea]|est[ea]|aquel[ea]|plano|n[oa])(?: plano)? mais (?:barat\w+|car[oa]|em conta|simples|basic[oa]|rapid[oa]|complet[oa])(?: (?:entao|mesmo|ai|por favor|pf|de todos|que tem|que tiver))*[.! ]*$/;

function wishesByRank(plain: string, asked: Asked): boolean {
  if (
    asked.steps.some(({ fields }) => fields.some((name) => otherChoices.includes(name))) &&
    !namesPlan.test(plain)
  )
    return false;
  return rankAlone.test(plain) || isWishedIn(plain, rankSaid(plain, [])[0]?.from);
}

function isWishedIn(plain: string, from: number | undefined): boolean {
  const match = verb.exec(plain);
  return (
    match !== null &&
    from !== undefined &&
    onlySmallWords.test(`${plain.slice(match.index + match[0].length, from).trimEnd()} `)
  );
}

/** 'Quero o plano com HBO'. */
const wishesByService = (plain: string): boolean =>
  servicesSaid(plain, []).some(({ from }) => isWishedIn(plain, from));

const aroundServices = new Set(
  'eu quero queria prefiro quer um uma o a de do da dos com e plano pacote internet fibra mas entao ai ok ta bom moca moco olha oi mesmo viu por favor pf pfv aqui em casa gente vou querer ficar fico pode ser bota coloca deixa manda voces vcs preciso gosto ninguem nem nada disso isso so'.split(
    ' ',
  ),
);
const turnedDown = /^(?:nao|nem|sem|tira|tire|so|apenas|somente|internet pura|desist)/;

/** 'Não quero Globo não, só internet': a service is turned down, and nothing else is said. */
export function turnsServiceDown(plain: string): boolean {
  const said = servicesSaid(plain, []);
  return (
    said.some(({ from, to }) => turnedDown.test(plain.slice(from, to))) &&
    isEveryWord(blanked(plain, said), aroundServices)
  );
}

/** Whether a message wishes for a plan where something else is asked. */
export const wishesPlan = (plain: string, asked: Asked): boolean =>
  turnsServiceDown(plain) || (!isNotWished(plain) && namesWish(plain, asked));

const namesWish = (plain: string, asked: Asked): boolean =>
  (wish.test(plain) && wantsSpeed(plain)) || wishesByRank(plain, asked) || wishesByService(plain);

/** Whether that wish may be one plan that is sold. */
export const wishesPlanSold = (plain: string, asked: Asked): boolean =>
  !isNotWished(plain) &&
  namesWish(plain, asked) &&
  (namesSpeedSold(plain, asked) || wishesByRank(plain, asked) || wishesByService(plain));

/** 'Muda o plano pra 300': the reply names those that come close. */
export const wishesPlanNotSold = (plain: string, asked: Asked): boolean =>
  wishesPlan(plain, asked) && !wishesPlanSold(plain, asked);
