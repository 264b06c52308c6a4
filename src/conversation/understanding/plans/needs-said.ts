import type { PlanNeeds } from '../../../funnel/plan-advice/advise-plan.ts';
import { megaFor, type Use, uses } from '../../../funnel/plan-advice/need-rules.ts';
import { saysOneOf, wordsOf } from '../text/text.ts';
import { peopleIn } from './people-in.ts';
import { withoutServices } from './services-said.ts';

const useWords: Readonly<Record<Use, RegExp>> = {
  creation:
    /\blives?\b|\bstreamer|\byoutuber|edicao de video|edito video|\beditor|sub(?:o|ir|imos) (?:video|arquivo)|upload|criador|transmit(?:o|imos)\b|(?:a gente|nos|igreja|eu|ele|ela) transmite\b|transmiss(?:ao|oes) d[aeo]s? (?:cultos?|missas?|lives?|aulas?|eventos?)|transmit\w+ (?:[oa]s? )?(?:cultos?|missas?|aulas?|eventos?|palestras?)\b|arquivos? (?:grande|pesad)|\bcameras?\b|backup/,
  games:
    /\bjog(?:o|os|a|am|ar|amos|ando|atina|uinho|uinhos)\b|\bgam(?:er|ers|es|e|ing)\b|\bps[345]\b|playstation|\bxbox\b|video ?game|free ?fire|valorant|fortnite|\blol(?:z\w+)?\b|league of legends|minecraft|roblox|\bcod\b|\bcs(?: ?go)?\b|counter ?strike|\bgta\b|\bdota\b|\bfifa\b|\bpubg\b|\bping\b/,
  work: /home ?office|trabalh\w+ (?:de|em|na|pela|com|remoto|aqui)|\btrabalho\b|\breuni(?:ao|oes)\b|\bzoom\b|\bteams\b|videochamada|chamada de video|ligac\w+ de video|videoconferencia|aulas? (?:on|em|ao|pel)/,
  video:
    /\bfilmes?\b|\bseries?\b|\b4k\b|assist\w+|\bvideos?\b(?! ?(?:chamadas?|games?|conf|aulas?|pesad))|\bnetflix\b|\byoutube\b|\btvs?\b(?! ?box)|televis(?:ao|oes)|smart|\bstreaming|desenho|futebol|maratona|novelas?\b/,
  browsing:
    /\bnaveg\w+|\bestud\w+|redes? socia\w+|whats\w*|\bzap\b|\binstagram|\bfacebook|\bpesquis\w+|e-?mails?\b|\bidos[oa]s?|coisa leve|uso (?:leve|pouco|basico)|us[oa] pouco|so o basico|o basico|basiquinh[oa]/,
};

const asks: readonly RegExp[] = [
  // Not 'um amigo me indicou vocês'.
  /(?<!\b(?:se (?:eu )?|por |pela ))\b(?:indi(?:qu|c(?!ou\b|aram\b))|recomend(?!ou\b|aram\b)|sugir|suger|aconselh|sugest)\w+/,
  /\bajud\w+ (?:me |nos )?(?:a |para |pra )?(?:eu )?(?:escolher|decidir)\b/,
  /\b(?:nao sei|sei la|em duvida|nao faco ideia|nao entendo)(?: \w+){0,4} (?:plano|planos|escolher|escolho|pegar|pego)\b/,
  /\bqual (?:plano )?(?:(?:que|q) )?(?:e |eh |seria )?(?:o )?(?:melhor |ideal |certo |indicado )?(?:plano |internet |velocidade |pacote )?(?:para|pra) (?:mim|a gente|nos|minha|meu|quem|casa|uma|jog\w+|trabalh\w+|assist\w+|ver\b|familia|\d)/,
  /\b(?:qual|quais|o que|oq) (?:d?esses |deles |destes |plano |velocidade |internet )?(?:que )?(?:(?:me|nos|mais|melhor) )*(?:aguenta|serve|segura|suporta|da (?:conta|certo)|atende|resolve|basta|sobra|pego|eu pego)\b/,
  // 'O que dá pra ver YouTube sem travar'
  /\b(?:qual|o que|oq|um que)\b.{0,15}\bda (?:pra|para) .*\bsem (?:ficar )?(?:trava|engasga|cai|lag)/,
  /\bqual (?:d?esses |deles )?(?:que )?(?:voce|vc|tu|ce) (?:\w+ )?(?:acha|pegaria|escolheria|indica|faria|compraria|recomenda)\b|\b(?:no|em) meu lugar\b|\bme da uma luz\b|\bescolh[ea] (?:ai |um |o melhor |algum )*(?:plano )?(?:para|pra|por) mim\b/,
  // 'Quanto de upload precisa pra 4 câmeras?'
  /\bquant[ao]s? (?:de )?(?:upload|megas?|velocidade|internet) (?:(?:que|q|eu|a gente|e|eh|vou) )*(?:precis\w+|necessari[oa]|basta)\b(?=.*\b(?:pra|para|live|cameras?|jog\w+))|\b(?:cameras?|lives?)\b.*\bquant[ao]s? (?:de )?(?:upload|megas?|velocidade|internet)\b/,
  /\bmelhor custo|\bcusto beneficio/,
  /\bqual (?:plano )?(?:eu )?(?:devo|vale a pena|compensa)\b/,
];

/** Leaves the choice to the shop, as an answer to the question which plan. */
const indifferent =
  /\b(?:nao sei(?: qual)?$|tanto faz|qualquer um|qualquer coisa|voce (?:que )?(?:escolhe|decide|sabe)|escolh[ea] (?:para|pra|por) mim)\b/;

const enough =
  /\b(?:serve|aguenta|suporta|segura|basta|da conta|resolve|atende|ja da|suficiente|(?:e|eh|ta|esta|seria|fica) (?:bem )?bo[am]|funciona bem|da (?:para|pra))\b/;

const namesPlan =
  /\b(?:planos?|gigas?|megas?|\d{3}|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|ultim[oa]|do meio|mais barato|basico)\b/;

/** 'O de 2 giga serve para 10 pessoas?', 'o mais barato é bom para jogar?' */
export function asksIfEnough(plain: string): boolean {
  const needs = enough.test(plain) ? needsIn(plain) : null;
  return needs !== null && (needs.people !== undefined || namesPlan.test(plain));
}

/** 'Somos 4 e 2 TVs, qual é melhor?' */
const best = /\bqual (?:que |q |e |eh |seria |o |a )*(?:melhor|ideal|indicad[oa])\b/;
export const asksWhichIsBest = (plain: string): boolean =>
  best.test(plain) && needsIn(plain)?.people !== undefined;

/** Whether a message asks for advice. */
export function asksForAdvice(plain: string, isPlanAsked: boolean): boolean {
  const words = wordsOf(plain).join(' ');
  return saysOneOf(asks, words) || (isPlanAsked && indifferent.test(words));
}

/** Uses that are denied: 'sem streaming', 'não jogo'. */
const denied =
  /\b(?:sem|nem|nunca|tira|tire|tirar) (?:\w+ ){0,1}\w+|\bnao (?:quero|preciso|precisa|uso|usamos|assisto|assistimos|vejo|jogo|jogamos|trabalho|ligo|gosto|tem|tenho)(?: (?:de|pra|para|nada|com|o|a|em|nenhum|muito)){0,3} ?(?!sei)\w*/g;

/** A channel, not a use: 'me manda no zap'. */
const sentTo =
  /\b(?:mand|envi|pass|cham|fal|respond|receb|contat)\w* (?:\w+ ){0,5}?(?:n[ao]|pel[ao]|por|pr[ao]|via|meu|d[ao]) (?:meu |seu )?(?:whats\w*|zap\w*|e-?mail|instagram)\b/g;

/** A channel that somebody came by, not a use: 'um rapaz do zap me indicou'. */
const cameBy = /(?<!\b(?:uso|usar) )\b(?:d[oa]|pel[oa]) (?:whats\w*|zap|instagram|facebook)\b/g;

/** The place of an advert, not a use: 'vi um de 99 na TV'. */
const seenAt =
  /\b(?:vi|viu|passou|passa|apareceu|anuncio|propaganda|comercial) (?:\w+ ){0,4}(?:na|da) (?:tv|televisao)\b/g;

/** Matches that are watched, not played: 'que passe jogo do Bahia', 'ver o jogo'. */
const watched =
  /\b(?:pass\w+|transmit(?!o\b|imos\b|e (?:o |a )?(?:culto|missa))\w+|ver|vejo|assist\w+|perco|perder) (?:\w+ ){0,2}?jogos?\b|\bjogos? (?:d[oae]s? (?:meu |minha )?(?!celular|computador|pc|video|tiro|corrida)[a-z]+|ao vivo|de futebol)\b/g;

/** The subject of a question, not a use: 'a diferença do upload pro download', 'o upload é quanto'. */
const asksAbout = '\\b(?:download|quanto|diferenca|o que e|velocidade de|taxa de)\\b';
const uploadAsked = new RegExp(`(?<=${asksAbout}.*)\\bupload\\b|\\bupload\\b(?=.*${asksAbout})`, 'g');

/** The people and uses of the connection that a message names; null if it names neither. */
export function needsIn(plain: string): PlanNeeds | null {
  const words = wordsOf(plain)
    .join(' ')
    .replace(withoutServices, ' ')
    .replace(denied, ' ')
    .replace(sentTo, ' ')
    .replace(cameBy, ' ')
    .replace(seenAt, ' ')
    .replace(watched, ' futebol ')
    .replace(uploadAsked, ' ');
  const count = peopleIn(words);
  const use = uses
    .filter((one) => useWords[one].test(words))
    .toSorted((one, other) => megaFor[other] - megaFor[one])[0];
  if (count === undefined && use === undefined) return null;
  return { ...(count !== undefined && { people: count }), ...(use !== undefined && { use }) };
}
