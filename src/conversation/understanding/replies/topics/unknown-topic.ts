import { replies } from '../../../../content/conversation/replies.ts';
import type { Asked, Reading } from '../../reading.ts';
import { expectedOf } from '../expected.ts';

/** What no text of the shop tells, although a topic has similar words: 'emite nota fiscal?'. */
const untold =
  /\bnotas? fisca(?:l|is)\b|\b(?:emit\w+|dao|da|tiram?|manda\w*|vem|gera\w*|fornec\w+)(?: com)?(?: a| uma)? (?:notas?|nf|nfe|nf-e|nfs-?e|danfe)\b(?! (?:de|do|da|em)\b)|\b(?:fio|cabo|fiacao|cabeamento|modem|aparelho|antena)s? (?:antig[oa]s?|velh[oa]s?|de cobre|d[ao] (?:outra|antiga|concorrente))\b.*\b(?:tira|tiram|tirar|retir\w+|recolh\w+|levam?|remov\w+)\b/;
/** For a company there is a reply, and a bill has one of its own. */
const told =
  /\b(?:cnpj|empres\w*|firma|loj\w+|negocio|comercio|mei|pj|pessoa juridica|contador|consultorio|escritorio|salao|paulista|da conta|segunda via|2a via|link dedicado|guardo)\b/;

export const unknownTopic = (plain: string, asked: Asked): Reading | null =>
  untold.test(plain) && !told.test(plain) && asked.facts.personType === 'pf'
    ? { kind: 'unclear', expected: replies.unknownQuestion(expectedOf(asked, plain)), asks: true }
    : null;
