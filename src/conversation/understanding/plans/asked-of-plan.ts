import { wordsOf } from '../text/text.ts';
import type { PlanMention } from './plan-mention.ts';
import { bargainsFor } from './price-said.ts';

/** 'Tem o de 2 giga aí?' */
const asksIfThere =
  /^(?:(?:e|ai|aqui|ainda|voces?|vcs?|oxe|ue|uai|oxente|cade|onde|ta|esta|mais|mesmo|nao|sumiu|o|a|um|uma|algum|plano|internet|fibra|de|da|do|com|no|na|meu|minha|pra|para|casa|endereco|rua|disponivel|hoje|tem|teria|existe|ha|vend(?:e|em)|oferec(?:e|em)) )*$/;

export const asksOnlyIfThere = (plain: string): boolean => {
  const words = wordsOf(plain.replace(/\d+(?:[.,]5)? ?(?:megas?|gigas?|mb|gb)?/g, ' '));
  return (
    words.some((word) =>
      /^(?:tem|cade|onde|sumiu|teria|existe|ha|vende|vendem|oferece|oferecem)$/.test(word),
    ) && asksIfThere.test(`${words.join(' ')} `)
  );
};

/** 'O giga é quanto?', and not 'quanto custa a instalação do giga?'. */
export const asksPriceOnly =
  /^(?=.*\bquanto )(?:(?:e|eh|mas|ai|oi|entao|por|quanto|qual|preco|valor|custa|fica|sai|ta|esta|que|mesmo|hoje|agora|mes|ao|em|no|na|da|do|de|o|a|um|uma|esse|essa|aquele|com|plano|internet|fibra|giga|mega|gb|mb) )*$/;

const undecided =
  /(?:\b(?:(?:to|tou|estou|ta|fico|fiquei|ando|oscil\w+|balanc\w+) (?:\w+ ){0,2}?entre|(?:em|na|com|tenho|tem) duvida|indecis[oa]|dividid[oa]|(?:nao|n) sei se|(?:nao|sem) saber se|(?:pensando|cogitando)) .{1,60} (?:e|ou)|(?:^|[,;] ?)ou .{1,30} ou) /;

/** 'Tô entre o 600 puro e o 700' has chosen neither. */
export const hesitates = (plain: string): boolean => undecided.test(plain);

/** 'E a globo vem junto', 'esse tem HBO?', 'tem algum com Globoplay?': whether a service is a part of it. */
export const asksIfIncluded =
  /(?:^|[,.;] ?)(?:(?:e|mas|ai|oi|voces?) )*(?:(?:tem|teria|existe|ha) (?:algum|um|uma|plano|pacote)|algum)(?: (?:plano|pacote|que))* (?:com|vem com|tem)\b|\b(?:o|a|qual|quais|plano|planos) (?:que |sao os que )?(?:vem|tem) com\b(?! (?:algum )?streaming)|\b(?:vem|esta|ta) (?:junto|inclus[oa]|dentro|no plano|no pacote)\b|^(?:(?:e|mas|ai|oi|voces?|vcs?) )*(?:tem|teria) com\b|^(?:(?:e|mas|ai) )*(?:esse|ele|nele|o plano|ess[ae] plano)(?: (?:ai|ja|tambem))? (?:tem|vem|inclui|traz)\b/;

/** 'O mais caro vale a pena?', 'qual a velocidade de subida do de 600?' */
export const asksHowGood =
  /\b(?:vale (?:mesmo )?a pena|compensa|e (?:muito |tao )?(?:bom|boa|ruim|rapid[oa])|(?:velocidade|taxa) de (?:subida|descida|upload|download))\b/;

/** 'Qual o plano mais barato com HBO?', and not 'qual a velocidade do mais barato?'. */
export const asksWhich =
  /\bquanto (?:custa|ta|esta|fica|e|eh|sai) (?:o |a )?(?:plano |internet )?(?:mais|menor|maior)\b|\b(?:qual|quais) (?:e |seria |sai )?(?:o |a )?(?:plano |pacote |internet )?(?:com [a-z\d+ ]+ )?(?:mais|menor|maior)\b/;

const asksIfAny = /\b(?:tem|existe|ha|teria|rola)\b/;

/** Whether a question asks for a plan that there may not be: any other question about plans has a reply of its own. */
export const asksForPlan = ({ missed, plans, isBound }: PlanMention, plain: string): boolean =>
  missed === null
    ? (isBound || asksIfIncluded.test(plain)) && plans.length > 1
    : missed.about === 'speed' ||
      missed.about === 'service' ||
      (missed.about === 'price' && (isBound || asksIfAny.test(plain))) ||
      bargainsFor(plain);
