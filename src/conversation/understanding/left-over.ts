import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { labelWords } from './answer-labels.ts';
import { correctionFillers, correctionVerbs, fillers } from './commands/command-words.ts';
import type { Asked, Reading } from './reading.ts';
import { mothersOpenings, openings } from './recognisers/names/name-words.ts';
import { isTitle } from './recognisers/names/titles.ts';
import { labels } from './recognisers/recogniser.ts';
import { hasNumberWord } from './spoken/number-words.ts';
import { decider, somebody } from './text/people.ts';
import { cut, plainOf, segmentsOf, type Text, wordsOf } from './text/text.ts';
import { yesOrNoWords } from './yes-no/yes-no.ts';

/** Filler words beside an answer. */
const others =
  'minusculo minuscula minusculas maiusculo junto juntinho deixa deixe deixar bota bote coloca ja falecida falecido titular responsavel cliente residencia r av avenida travessa alameda praca estrada rodovia cidade ' +
  'ligar ligue chamar chame mandar mande enviar envie falar desculpa desculpe opa seguinte moro mora fica abaixo segue sendo sempre tb ' +
  'tbm tambem ne viu hein certinho receber ofertas promocoes novidades faltou faltava esqueci esqueceu dizer daqui escritorio nº n° nro codigo linha mudou agora antes empresa razao ' +
  'social firma cada mes pagar pago nasci nascida nascido aos vence vencer ' +
  'usa use usar põe poe passa anota seria seriam olha olhe escuta escute tanto faz my name is hi hello im am the mi nombre es llamo soy hola vivo number phone correo telefono celular';

const known: readonly ReadonlySet<string>[] = [
  labels,
  labelWords,
  fillers,
  correctionVerbs,
  correctionFillers,
  openings,
  mothersOpenings,
  yesOrNoWords,
  new Set(others.split(' ')),
];

/** Whether a word is a filler beside an answer. */
export const isFiller = (word: string): boolean => isTitle(word) || known.some((words) => words.has(word));

/** The words of the address that the postcode gave: to repeat them says nothing new. */
const placeOf = ({ facts: { place, answers } }: Asked): string =>
  [place?.address, place?.neighborhood, place?.city, place?.UF, answers.number].join(' ');

const laughter = /^(?:k{2,}|(?:rs)+s?|(?:ha|he|hua)+h?|hein|uai|flw|msm)$/;

/** Words that always stay visible as left over: denials, other people, capitals, digits. */
const alwaysShown = new RegExp(
  `\\b(?:nao|nem|cancel[a-z]*|encerr[a-z]*|errad[oa]|${somebody}|outr[oa]|solteira|casada)\\b`,
);
const isAlwaysShown = (shown: string): boolean =>
  /[\dA-ZÀ-Ý@]/.test(shown) || alwaysShown.test(plainOf(shown));
const clause = /[^,;\n\uE000]*[\s\uE000]*$/;

/** Removes an announcement of the answer: 'de acordo com o google é o …', 'anota aí: …'. */
function withoutLeadIn(rest: Text, ledUp: readonly number[]): Text {
  const colons = [...rest.plain.matchAll(/: ?(?=\uE000)/g)].map(({ index }) => index + 1);
  return [...ledUp, ...colons].reduce((text, to) => {
    const [words = ''] = clause.exec(text.shown.slice(0, to)) ?? [];
    return isAlwaysShown(words) || hasNumberWord(plainOf(words)) ? text : cut(text, to - words.length, to);
  }, rest);
}

/** Removes the reason for a wish. */
const isReason = (plain: string, shown: string): boolean =>
  /^(?:porque|pq|pois|mesmo que|ainda que|nem que) /.test(plain) && !isAlwaysShown(shown);

/** 'E se der instala': asked in courtesy. */
const ifPossible =
  /^[ ,.]*(?:e |mas )?se (?:der|puder|tiver|possivel|for possivel|conseguir\w*|rolar)(?: (?:instal\w*|vem|vir|marca\w*|pode|ser|coloca\w*|faz|pra|para))*[ .!]*$/;

/** 'Aqui não usa lote': of fillers alone, and yet said. */
const deniesUse = /\bnao (?:se |a gente )?us\w+ [a-z]/;

/** 'É pra minha mãe', 'minha tia mora', 'a internet é pra ela': who lives at the address is nothing that is asked. */
const whoLives = new RegExp(
  `^(?:(?:a internet|e|eh|que|quem|[ao]|pr[ao]|para|la|aqui|vai usar|mora|minha|meu|el[ea]s?|${decider})(?: |$))+$`,
);
const ofAddress: readonly FieldName[] = ['cep', 'number', 'address'];

const tellsWhoLives = (plain: string, { steps }: Asked): boolean =>
  steps.some(({ fields }) => fields.some((name) => ofAddress.includes(name))) && whoLives.test(plain);

/** What announces a landmark that was taken out: 'ponto de referência: em frente à padaria'. */
const landmark = /^(?:(?:o )?ponto de )?referencia:?$/;

/** The words of a message that were not understood, as typed; empty if none are left over. */
export function leftOver(rest: Text, asked: Asked, ledUp: readonly number[]): string {
  const place = new Set(wordsOf(plainOf(placeOf(asked))));
  const says = (word: string): boolean =>
    !place.has(word) && !laughter.test(word) && (/\d/.test(word) || (word.length > 1 && !isFiller(word)));
  return segmentsOf(withoutLeadIn(rest, ledUp))
    .filter(
      ({ plain, shown }) =>
        (wordsOf(plain).some(says) || deniesUse.test(plain)) &&
        !isReason(plain, shown) &&
        !landmark.test(plain.trim()) &&
        !ifPossible.test(plain) &&
        !tellsWhoLives(plain, asked),
    )
    .map(({ shown }) => shown.replace(/^[.,;:!? ]+/, ''))
    .join(', ');
}

/** Left-over text is shown up to about this many characters. */
const tooLong = /^(.{90}).{4,}$/s;

/** The left-over words as they are shown. */
export const withLeftShortened = (reading: Reading): Reading =>
  reading.kind === 'proposal' && reading.left !== undefined
    ? { ...reading, left: reading.left.replace(tooLong, '$1…') }
    : reading;
