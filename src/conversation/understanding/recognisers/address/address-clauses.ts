import { nearWord } from '../../spoken/near-word.ts';
import { hasNumberWord } from '../../spoken/number-words.ts';
import { letterCalled } from '../../spoken/spelled-letters.ts';
import { plainOf, type Text, textOf } from '../../text/text.ts';
import { complementWords, quarterWord } from './complement-words.ts';

/** Verbs of notes on a place, other than 'é'. */
const verb =
  '(?:eh|ta|tao|esta|estao|tava|fica|ficam|tem|nao|so|ja|vai|faz|quer|proib\\w+|veta|permite|autoriza|avisa|reclama|implica|multa|pode|podem|precisa|deve|costuma|manda|joga|leva|pede|exige|cobra|fecha|abre|late|morde|entra|funciona|toca|quebrou|pifou|estragou|caiu|mora|moram|trabalha|chega|chegam|sobe|desce|recebe|anota|entrega|libera|atende)';
const being = `(?:é|${verb})(?![a-z])`;
const valued = '(?: (?:o|a))? (?:\\d|[a-z](?![a-z]))';

/** What a note is about without an article: no place is called so. */
const thing =
  '(?:interfone|campainha|gps|waze|cachorr[oa]s?|porteir[oa]|elevador|vaga|garagem|porteira|rapaz|tecnico)';

/** How a note begins behind words of a place: nothing that may go on a name. */
const begins = [
  '(?:cuidado|atencao|favor|por favor|avis(?:a|e|o|ar|em)|fal(?:a|e|ar)|diz|diga|lig(?:a|ue|ar)|cham(?:a|e|ar)|toc(?:a|ar|que)|grit(?:a|e|ar)|lembr(?:a|e|ar|ando)|tem|tenho|moro|funciona|abre|fecha|fechamos|abrimos|atende|recebe|precis(?:a|o|am)|podem?|vai|ve se|veja|olha|segue|obs|confirm(?:a|e|ar)|combin(?:a|e|ar)|esper(?:a|e|ar)|deix(?:a|e|ei|ar))(?![a-z])',
  'bat(?:e|er|a) (?:palma|n[ao]|o)(?![a-z])',
  '(?:pass|entr|sob|desc|vir)(?:a|e|ar|er|ir) (?:[ao]|n[ao]|pel[ao]|em|por|d[ao]|ate) ',
  '(?:eu|me|a gente|voces?|vcs?|el[ea]s?|ninguem|alguem|todo mundo|que|q|ja|ainda|quando|se|porque|pq|pois|mas|ai|entao|onde|aqui|agora|so|quant[oa]s?|qual|como|sera que|da (?:pra|para))(?![a-z])',
  '(?:so )?(?:dps|depois|assim|ate) (?:q|que) ',
  'nao (?:tem|ha|adianta|funciona|precisa|toca|pega|esquec\\w+|deix\\w+|sei|da|consig\\w+|receb\\w+|entra)(?![a-z])',
  `(?:(?:[ao]s? )?(?:meus?|minhas?)|[ao]s?|uma?) (?!(?:(?:meu|minha) )?(?:${complementWords}|numero|bairro|cep) ${being}${valued})(?:n|[a-z-]{3,})(?: (?:d[aeo]s? )?[a-z-]+)?? ${being}`,
  '(?:é|eh) (?!(?:o |a )?\\d|n?[ao] \\d|bairro|n?[ao] bairro)[a-z]|(?:e |é |eh )?(?:aquel[ea]|ess[ea]) ',
  `(?:[ao]s? |meu |minha )?${thing}(?![a-z])`,
  '(?:o |a )?(lote|quadra)(?: \\1)?,? (?:(?:eu|ele|ela|ainda|aqui) )?(?:nao|num|vou|tenho|ta)(?![a-z])|sem (?:o )?lote(?![a-z])',
  'com (?:uma? )?(?:cachorr|porta|portao|muro|grade|placa|escada)',
].join('|');

const note = new RegExp(`(?<=[a-zºª\\d]) (?=(?:e )?(?:${begins}))`, 'g');

const part = `(?:${complementWords}) (?:[a-z]{0,2}\\d|[a-df-np-z](?![a-z]))`;
const place = new RegExp(
  `\\b${quarterWord}:? (?!(?:agora|eu|nao|e|eh|é)(?![a-z]))[a-z]{2}|(?<![a-z])${part}|\\b(?:fundos|sobrado|terrea|andar|(?:sem|tem) complemento|perto d[aeo]s?|proximo a?o?s?|[ad]o lado|em frente)(?![a-z])`,
);
const lead = /^(?:(?:e|é|eh|o|a|no|na|moro|fica|aqui|meu|minha|casa|predio|numero|num|nr?) )*(?=(\d|[a-z]+))/;

/** 'É o 45', 'duzentos e dez': the number of a house, at the beginning. */
const startsWithNumber = (plain: string): boolean => {
  const [, first = ''] = lead.exec(plain) ?? [];
  return /\d/.test(first) || hasNumberWord(first);
};

/** A sentence that mentions a place. */
const sentence =
  /(?<![a-z])(?:ta|tava|saiu|esta|diz|era|foi|acho|que|q|pq|mas|conta|errad[oa]|vizinh[oa]|minto|verdade)(?![a-z])/;

/** Words behind which the same clause goes on, and a number of which something is said: 'o 55 é o da minha sogra'. */
const goesOn =
  /(?:^|[ ,.;])(?:que|q|nao|so|eu|quando|se|onde|como|de|e|ou|porque|pq|pois|pra|para|pro|entao|ai|me|d[ao]s?|n[ao]s?|com|por|em|sem|ja|meu|minha|bairro|eh|é|ta|esta|fica|numero|casa|rua|predio|apartamento|ap|apto|bloco|quadra|lote|moro|cep)$|(?<!\b(?:bloco|bl|torre|casa|quadra|conjunto|conj|lote)) [ao]s?$|^(?:e )?[oa] \d+[a-z]?$/;

const noteFirst = new RegExp(`^(?:e )?(?:${begins})`);

/** Whether a clause, as `withVerb` writes it, begins as a note. */
export const isNote = (clause: string): boolean => noteFirst.test(clause.trim());

/** Whether a clause tells of a place before a note begins. */
const tellsPlace = (clause: string, isFirst: boolean): boolean =>
  !sentence.test(clause) &&
  !goesOn.test(clause) &&
  (place.test(clause) || (isFirst && startsWithNumber(clause)));

/** The part of a building behind the name of a neighbourhood. */
const inside = new RegExp(
  `(?<=\\b${quarterWord}:? [a-z][^,;.\\n]*[a-z])(?<! (?:d[aeo]s?|n[ao]s?|e|${complementWords})) (?=(?:e )?(?:${part}|(?:${complementWords}) d[aeo]s? |(?:[a-z]+ dos|n?os) fundos|fundos|sem complemento))`,
  'g',
);

/** The same length as `plain`, with the verb 'é', which without its accent is another word. */
export const withVerb = ({ plain, shown }: Text): string =>
  plain.replace(/(?<![a-z])e(?![a-z])/g, (letter, at: number) =>
    shown[at]?.toLowerCase() === 'é' ? 'é' : letter,
  );

/** Where the notes begin: the first in each clause, behind what it tells of a place. */
function notesIn(plain: string): number[] {
  const starts: number[] = [];
  for (const { index } of plain.matchAll(note)) {
    const before = plain.slice(starts.at(-1) ?? 0, index).split(/[,;\n]|[.!?]+ /);
    const isFirst = before.length === 1 && starts.length === 0;
    const isBegun = before.length === 1 && starts.length > 0;
    if (!isBegun && tellsPlace((before.at(-1) ?? '').trim(), isFirst)) starts.push(index);
  }
  return starts;
}

const streetWord = '(?:rua|avenida|av|travessa|alameda|pra[cç]a|estrada|viela|ladeira|beco)';
/** 'Não é rua, é travessa, travessa São Benedito'. */
const otherKind = new RegExp(
  `^n[aã]o (?:é|eh?) (?:a |na )?${streetWord}[ ,]+(?:(?:mas|e sim) )?(?:é|eh?) (?:a )?(?:${streetWord}[ ,]+(?:é )?)?(?=${streetWord} \\p{L})`,
  'iu',
);

/** 'Apartamento meu 1203'. */
const whose = new RegExp(
  `(?<=\\b(?:${complementWords})) (?:(?:meu|minha|noss[oa]|del[ea]|aqui) )+(?=(?:(?:é|eh?) (?:[oa] )?)?\\d)`,
  'gi',
);
/** 'Bloco B de bola', '61 b de bola': a letter, told twice. */
const letterAgain = new RegExp(
  `(\\b(?:${complementWords}),? (?:\\d{1,5} ?)?([a-z])|\\d ?([b-df-np-z])),? (?:de|como em|igual) (?=\\2\\3)[a-z]{3,}`,
  'gi',
);

/** Behind a word: 'rua do Rosário baihro São Pedro'. No other word is nearly this one, but for 'barro'. */
const quarter = (word: string): string =>
  word !== 'barro' && nearWord(plainOf(word), ['bairro', 'barrio']) ? 'bairro' : word;

/** A sentence ends here, and no abbreviation: 'Jd. América', 'Pres. Kennedy'. */
const sentenceEnd =
  /(?<![a-z])((?!(?:jd|jdim|st[ao]?|sra?|dra?|pe|pres|profa?|cel|cap|gen|mal|ten|sgt|gov|eng|pq|pque|vl|cj|conj|resid?|cond|cons|pref|des|dep|sen|ver|visc?|bar|mons|dom|frei|edif?|bl|apt?o?|av|trav|tv|al|rod|estr|r|pca|num?|nr?o?|qd|lt|ref|obs|prox|[a-z])\.)[a-zà-ü]+|\d)\. +(?=[a-zà-ü])/gi;

/** Dictated: 'quadra dois lotes seis'; 'lotes 3 e 4' are two. */
const plural = /\b(lote|quadra|bloco|conjunto|apartamento|torre|sala)s (?!\d+ e \d)(?=(\S+))/gi;
const singular = (said: string, name: string, next: string): string =>
  /^\d/.test(next) || hasNumberWord(plainOf(next)) ? `${name} ` : said;

/** 'Bloco bê'. */
const letterByName = new RegExp(`(?<=\\b(?:${complementWords}) )[a-záêç]{2,7}(?![\\p{L}])`, 'giu');

const asWritten = (text: Text, isStreetAsked: boolean): Text => {
  const bare = text.shown
    .replace(whose, ' ')
    .replace(plural, singular)
    .replace(letterByName, (name) => letterCalled(name) ?? name)
    .replace(letterAgain, '$1');
  const shown =
    isStreetAsked && !bare.includes('?')
      ? bare
          .replace(otherKind, '')
          .replace(/(?<=[a-zà-ü] )b[a-z]{4,6}(?= [a-zà-ü])/gi, quarter)
          .replace(sentenceEnd, '$&\n')
      : bare;
  return shown === text.shown ? text : textOf(shown);
};

/** Dictated addresses have no punctuation: separates the place, the part of a building, and a note. */
export function withAddressClauses(said: Text, isStreetAsked: boolean): Text {
  const text = asWritten(said, isStreetAsked);
  const plain = withVerb(text);
  const places = [...notesIn(plain), ...[...plain.matchAll(inside)].map(({ index }) => index)];
  const apart = [...new Set(places)].toSorted((one, other) => other - one);
  return apart.length === 0
    ? text
    : textOf(apart.reduce((all, at) => `${all.slice(0, at)},${all.slice(at)}`, text.shown));
}
