import { somebody } from '../text/people.ts';

const numbers: readonly (readonly [words: string, people: number])[] = [
  ['um|uma|1', 1],
  ['dois|duas|2', 2],
  ['tres|3', 3],
  ['quatro|4', 4],
  ['cinco|5', 5],
  ['seis|6', 6],
  ['sete|7', 7],
  ['oito|8', 8],
  ['nove|9', 9],
  ['dez|1[0-9]', 10],
];
const some = numbers.map(([words]) => words).join('|');
const numberOf = (word: string | undefined): number | undefined =>
  numbers.find(([words]) => new RegExp(`^(?:${words})$`).test(word ?? ''))?.[1];

/** 'Somos 4', 'para cinco', 'três pessoas': how many there are, told as one number. */
const total = new RegExp(
  `\\b(?!(?:tem|tenho) uma?\\b)(?:somos?|moramos|moram|sao|estamos|em|(?:tem|tenho)(?! 1\\d)|vivem|vivemos|casa (?:com|de)|familia de|para|pra|nos|usam)(?: em| os| uns| com)? (${some})\\b(?<!\\b(?:para|pra) uma?)(?! ?(?:(?<!\\b(?:somos?|sao|moramos|moram|vivem|vivemos) \\w+ ?)(?:adolesc|guri|pia|moleque|bebe|jove[mn])|sem |com |casal|mega|giga|reais|andar|comodos|quartos|tv|tvs|conto|mes|meses|primeir|anos?|aparelho|celular|camera|computador|filh|net[oa]|crianc|menin))|\\b(${some}) (?:pessoas?|moradores|computadores|notebooks|maquinas|funcionarios|na casa|em casa|usando|gente|filhos e|cabecas)`,
);

/** 'Eu e mais 4 pessoas' are five. */
const besideSpeaker = new RegExp(`\\beu (?:e )?(?:mais|com) (?:${some})\\b`);

const person = `${somebody}|crianca|bebe|adolescente|guria?|pia|moleque|colega`;
const persons = `pais|irmaos|${somebody}s|criancas|bebes|adolescentes|guris|pias|moleques|colegas`;
const belonging = 'e|mais|com|o|a|os|as|meu|minha|meus|minhas|nosso|nossos|nossas|tenho|temos|so';

/** 'Eu, a véia e três netos', 'casal com dois filhos', 'moro com minha mãe': persons told one after the other. */
const list = new RegExp(
  `\\b(eu|mim|casal|mor[oa] com|vivo com|tenho|tem) (?:(?:${belonging}|${some}|${person}|${persons}|casal)\\b ?)+`,
  'g',
);
const ofOnePerson = new RegExp(`^(?:${person})$`);
const ofSeveral = new RegExp(`^(?:${persons})$`);

/** How many persons stand in a list; the speaker counts, also where only the others are named. */
function personsIn(words: string, first: string | undefined): number | undefined {
  let others = 0;
  let number: number | undefined;
  for (const word of words.split(' ')) {
    if (word === 'casal') others += 1;
    if (ofOnePerson.test(word)) others += number ?? 1;
    if (ofSeveral.test(word)) others += number ?? 2;
    number = numberOf(word);
  }
  return others > 0 && first !== undefined ? others + 1 : undefined;
}

/** 'Minha esposa faz videochamada e o piá joga online': each person with what that one does. */
const subjects = new RegExp(
  `(?<!\\b(?:com|para|pra|de|da|do|na|no|pela|pelo|nome) (?:(?:a|o|as|os|meu|minha) )?)\\b(?:minha|meu|meus|minhas|o|a|os|as|um|uma|${some}) (?:${person}|${persons})\\b(?= (?:que |so |tambem )*(?:faz|jog|us|trabalh|estud|assist|v[eê]|fic|tem|quer|viv|gost)\\w*)`,
  'g',
);

const couple = /\bnos dois\b|\bcasal\b/;
const many =
  /\bfamilia (?:toda|grande|inteira)|\bcasa cheia|\bmuita gente|\bmuitas pessoas|\bgalera|\brepublica\b/;
const alone =
  /\bmor[oa] sozinh[oa]|\bsozinh[oa]\b|\bso (?:para mim|pra mim|eu)\b(?! e (?!(?:o |a |um |uma |meu |minha |meus |minhas |dois |duas |\d )*(?:gat|cachorr|dog|pet)))|\bsou so eu\b|\bpara uma pessoa\b/;

/** How many people use the connection, as far as the words say it. */
export function peopleIn(words: string): number | undefined {
  const match = total.exec(words);
  const told = numberOf(match?.[1] ?? match?.[2]);
  if (told !== undefined) return besideSpeaker.test(words) ? told + 1 : told;
  const listed = [...words.matchAll(list)].map(([text, first]) => personsIn(text, first));
  const most = Math.max(0, ...listed.filter((count) => count !== undefined));
  const acting = [...words.matchAll(subjects)].length;
  if (most > 0) return Math.max(most, acting > 1 ? acting + 1 : 0);
  if (many.test(words)) return 5;
  if (acting > 1) return acting + 1;
  if (couple.test(words)) return 2;
  return alone.test(words) ? 1 : undefined;
}
