import { nearWord } from '../spoken/near-word.ts';
import { hasNumberWord } from '../spoken/number-words.ts';
import { spokenNumbers } from '../spoken/spoken-numbers.ts';
import { abbreviations } from './abbreviations.ts';
import { plainOf, type Text, textOf } from './text.ts';
import { withoutDayUnable } from './without-day-unable.ts';

/** Expands abbreviations after a word, and not before a figure: 'n 88' is a number. */
const short = /(?<![a-z\d@.-])[a-z]{1,5}(?![a-z\d@]|[.-][a-z\d]| ?[º°.:/]? ?\d)/g;

/** Completes infinitives as they are spoken: 'vou fala com meu marido', 'quero cancela'. */
const infinitive =
  /\b(vou|vo|vai|vamos|quero|queria|preciso|posso|pode|consigo|(?:da|como faco|faz) (?:pra|para)) (fala|volta|pensa|conversa|cancela|muda|troca|paga|liga|passa|manda|responde|resolve|ve|fecha|pega|compra|contrata|instala|espera|corrigi|aumenta|puxa)(?= |[,.!?]|$)(?! ?(?:a|o|ai|isso)? ?$)/g;

/** 'Tem como vim hoje?' */
const toCome = /(?<=\b(?:tem como|podem?|consegue[m]?|(?:da|antes) (?:pra|para|de)|vai|vao)) vim\b/g;

const written = (plain: string): string =>
  plain
    .replace(infinitive, '$1 $2r')
    .replace(toCome, ' vir')
    .replace(short, (word) => abbreviations.get(word) ?? word);

/** The message with abbreviations in full ('pra q vcs precisam?'), for questions and commands; answers are read as typed. */
export function inFull(text: Text): Text {
  // 'É' stays a verb, so that it separates no clauses.
  const said = text.plain.replace(/\be\b/g, (word, at) => (text.shown[at] === 'é' ? 'é' : word));
  const shown = written(said);
  return shown === said ? text : { shown, plain: plainOf(shown) };
}

/** Before these verbs 'n' means 'não' ('n quero'); elsewhere it may be a number or an initial. */
const denial =
  /(?<![a-z\d@.-])(?:n{1,2}|naum|num|ñ)(?= (?:quer|quis|tenh|sei\b|sab|pos+o|pod|consig|vou|precis|gost|receb|entend|lembr|aceit|uso\b|mand|envi|me\b|estou|to\b|tem\b|da\b|vai|conhe))/g;

/** 'Num é avenida Paulista': 'num é' is no place. */
const deniedBeing = /(?<![a-z])(?<!\b(?:o|meu) )(?:num|naum)(?= (?:e|eh) (?!\d))/g;

/** 'É 42 e n 24', 'nasci em 12/06/1990 e n 1991': one number in place of another. */
const deniedNumber = /(?<=\b(?:e|eh|em|ano|dia) (?:o |a |de )?\d[\d/.-]* e )n(?= (?:em |d[eo] )?\d)/g;
/** In front of a number it may be 'nº'. */
const withTilde = /(?<![\p{L}\d])ñ(?![\p{L}\d]| ?\d)|(?<=\d (?:e|mas) )ñ(?= \d)/giu;

/** 'Tenho isso não, moça', 'quero mais não': in the north the denial stands behind. */
const deniedBehind =
  /(?<=^|[,.;!] ?)(?:eu )?((?:tenho|tem|quero|sei|lembro|posso|gosto|preciso|uso|confio|entendi|recebo|consigo|vou|precisa) (?:(?:o|a|meu|minha|isso|disso|mais|ess[ea]s?|dess[ea]s?|muito|bem|nada|um|uma|de|e-?mail|celular|complemento|cep|numero|número|cart[aã]o|d[eé]bito|conta|querer) ){0,3})(?:n[aã]o|nao|n)(?=[ ]*(?:[,.;!]|$|minha |meu |mo[cç]|viu|sen|v[eé]i|cara\b|mano|n[eé]\b|fi[oa]?\b|bicho|amig|uai|s[oô]\b))/gi;

/** 'Num tem um sem filme não?' asks whether there is one. */
const politely =
  /(?<=^|[,.;!] ?)((?:mas|e|vcs?|voc[eê]s?|a[ií]) )?(?:n[aã]o|num|naum|n) ((?:tem|existe|teria|rola|h[aá]) (?:uma?|outr[oa]|algum|planos?|nenhum|nada|algo|com) [^?.,]*?)(?: n[aã]o)?(?=\?)/i;

/** Without the filler 'lá': 'dá pra marcar lá pro dia 8?'. */
const askedDay =
  /(?:d[aá] (?:pra|para)|tem como|consegue[m]?|posso) (?:marcar|agendar|vir|instalar|ser|deixar|botar) (?:l[aá] )?(?:(?:pr[ao]|para [ao]|n[ao]|em) )?(?=(?:dia )?\d|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado)/i;

/** Behind a street, of 'Av X 77, não pera, 707' or 'Travessa Y 41 fundos... minto, 43 fundos' the second number is right. */
const restatedNumber =
  /(?<=\b(?:rua|av|avenida|travessa|trav|alameda|estrada|rodovia|pra[cç]a|ladeira)\b.{2,60} )\d{1,4}(?: [a-z]+)?(?:,|\.{2,}|…)? *(?:n[aã]o,? p[eê]ra(?:[ií])?|pera(?:[ií])?|minto|quer dizer|digo|ops|errei),? (?:(?:é|eh) (?:o )?)?(?=\d{1,4}(?![\d./-]))/gi;

/** 'O celular que eu passei tá com um dígito errado': which one is clear without it. */
const asGiven =
  /(?<=\b(?:celular|cel|telefone|fone|whats|zap|n[uú]mero|e-?mail|casa|pr[eé]dio|cep|cpf|nome|nascimento) )que (?:eu )?(?:te |lhe )?(?:passei|dei|mandei|botei|coloquei|informei|pus|falei|disse) (?=(?:t[aá]|est[aá]|saiu|ficou|foi|tem) )/i;

/** 'O complemento saiu apto 82 e moro no 802': the number that was written, and the one that is right. */
const misprinted =
  /(?:saiu|ficou|veio|apareceu|t[aá](?: escrito)?|est[aá](?: escrito)?)(?: como)? ((?:(?:apto?|apartamento|bloco|casa|sala|torre) )|(?<=\b(?:complemento|apartamento|apto?|bloco|casa|sala|torre)\b.{0,20} ))\d{1,5}[a-z]?,? (?:e|mas|s[oó] que) (?:(?:eu )?moro n[oa]|(?:o certo )?(?:é|eh?)) (?:o |a )?(?=\d)/i;

/** '1 minutinho', '5 min': no number that is asked for. */
const moment = /\b(1|2|3|5|10|15) ?(?=(?:min|minutos?|minutinhos?|segundinhos?|instantes?|momentinhos?)\b)/gi;
const inWords: Readonly<Record<string, string>> = {
  1: 'um',
  2: 'dois',
  3: 'três',
  5: 'cinco',
  10: 'dez',
  15: 'quinze',
};

/** 'O + barato'. */
const plusSign = /(?<=^|\s)\+ ?(?=(?:barat|car|rapid|em conta|simples|complet|veloz))/gi;

/** 'Não é apartamento 12, é 21'. */
const deniedPart =
  /\bn(?:[aã]o)? (?:é|eh?|era) (?:o |a )?((?:apto?|apartamento|bloco|casa|sala|torre|loja) )\d{1,5}[a-z]?,? (?:e |mas )?(?:é|eh?|era) (?:o |a )?(?=\d)/i;

/** 'O número do apartamento é 53': the one of the house is another. */
const numberInside = /\bn[uú]mero d[oae] (?=(?:meu |minha )?(?:apartamento|apto?|ap|bloco|torre|sala)\b)/gi;

/** 'A rua eu já falei, é das Acácias'. */
const toldBefore =
  /(?<=\b(?:rua|avenida|travessa|bairro)),? (?:que )?eu j[aá] (?:te )?(?:falei|disse|passei|escrevi),? (?:que )?(?:é|eh?) /gi;

/** 'Na real, débito', and not 'na Real Grandeza'. */
const inReality =
  /\bna real(?=,|$| (?:é|eh?|foi|era|[oa]|quero|queria|prefiro|melhor|d[eé]bito|boleto)(?![a-z]))/gi;

/** 'Dois sete nove com letra A': the letter of a house. */
const houseLetter =
  /(?<=\d|\b(?:zero|um|dois|tr[eê]s|quatro|cinco|seis|meia|sete|oito|nove|dez|cem|[a-z]+(?:nta|nte|ntos)))(?:,? com)?(?: a)? letra (?=[a-z]\b)/i;

/** Dictated punctuation: 'João Pedro Sant'Anna vírgula nasci em …'. Before a number 'vírgula' is part of it. */
const saidComma = / v[ií]rgula (?=(\S+))/gi;
const withSign = (all: string, next: string): string =>
  /^\d/.test(next) || hasNumberWord(plainOf(next)) ? all : ', ';

/** A dictated full stop in front of another fact: 'rua Goiás ponto bairro Floresta ponto casa'. */
const saidStop =
  /(?<!\b(?:n?o|d[oe]|um|em|ao|outro|meu|seu)) ponto(?: final)? (?=(?:(?:o |a |e )?(?:bairro|casa|apto?|apartamento|bloco|complemento|cep|telefone|celular|e-?mail|cpf|quadra|lote)|rua|avenida|sem (?:n[uú]mero|complemento)|(?:o )?meu|(?:a )?minha|nasci|perto)\b(?![^,;]*(?:arroba|@)))/gi;

const stopBeforeComma =
  /(?<!\b(?:n?o|d[oe]|um|em|ao|com|sem)) ponto(?: final)?(?= ?[,;])(?!.*(?:arroba|@))/gi;

/** 'ana(at)gmail.com', 'ana_arroba_gmail_ponto_com': written so that no machine reads it. */
const bracketedAt = /(?<=[\w.-])(?: ?[([{] ?(?:at|arroba|@) ?[)\]}] ?|[_-]arroba[_-])(?=\w)/gi;
const enclosedDot = /(?<=\w)[_-]ponto[_-](?=\w)/gi;

/** 'É apartamento sim, bloco C'. */
const agreedKind = /(?<=\b(?:apartamento|apto|ap|casa|sobrado|pr[eé]dio|condom[ií]nio)) sim(?=[ ]?[,.!]|$)/gi;

/** 'Cond. das Palmeiras': the sign ends no sentence. */
const shortened = /\b(cond|edif?|resid?)\. (?=\p{L})/giu;

/** 'Boa noitee', 'oiii', 'obrigadaaa'. */
const drawnOut =
  /\b(oi|ol[aá]|dia|tarde|noite|obrigad[oa]|valeu|opa)(?:(?<=i)i+|(?<=[aá])[aá]+|(?<=e)e+|(?<=o)o+|(?<=u)u+)\b/gi;

/** 'Departamento 12, primer piso': the Spanish words of a complement. */
const spanishFlat = /\b(?:departamento|depto|dpto)\.?(?= ?(?:n[º°.]? ?)?\d)/gi;
const spanishFloor = /\b(primer|tercer|segundo|cuarto|quinto|sexto) piso\b|\bpiso(?= \d)/gi;
const floors: Readonly<Record<string, string>> = { primer: 'primeiro', tercer: 'terceiro', cuarto: 'quarto' };
const inPortugueseFloor = (_: string, nth?: string): string =>
  nth === undefined ? 'andar' : `${floors[nth.toLowerCase()] ?? nth} andar`;

/** 'Internt', 'itnernet'. */
const asInternet = (word: string): string =>
  word.toLowerCase() === 'internet' ? word : (nearWord(word.toLowerCase(), ['internet']) ?? word);

/** Expands abbreviations that introduce a correction: 'na vdd é 20'. */
const inTruth = /\bna? vdd\b/;

/** 'É cinquenta e três, não cinquenta e dois': the figure as a whole is denied. */
const deniedInWords =
  /\bn[aã]o (?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cento|duzentos|trezentos|quatrocentos|quinhentos) e [a-z]/i;

/** Rewrites denials and dictation so that every rule sees them: 'n quero' and 'quero não' → 'não quero', 'vírgula' → ','. */
export function normaliseSpeech(said: Text): Text {
  const inFront = withoutDayUnable(said.shown)
    .replace(withTilde, 'não')
    .replace(bracketedAt, '@')
    .replace(enclosedDot, '.')
    .replace(deniedBehind, (_, words: string) => `não ${words.trim()}`)
    .replace(politely, '$1$2')
    .replace(askedDay, 'pode ser ')
    .replace(saidComma, withSign)
    .replace(saidStop, '. ')
    .replace(stopBeforeComma, '')
    .replace(agreedKind, '')
    .replace(shortened, '$1 ')
    .replace(spanishFlat, 'apartamento')
    .replace(spanishFloor, inPortugueseFloor)
    .replace(/\b[a-z]{7,9}\b/gi, asInternet)
    .replace(drawnOut, '$1')
    .replace(asGiven, '')
    .replace(restatedNumber, '')
    .replace(misprinted, '$1')
    .replace(deniedPart, '$1')
    .replace(houseLetter, ' ')
    .replace(plusSign, 'mais ')
    .replace(moment, (_, count: string) => `${inWords[count]} `)
    .replace(numberInside, '')
    .replace(toldBefore, ' ')
    .replace(inReality, 'na verdade');
  const told = inFront === said.shown ? said : textOf(inFront);
  const text = deniedInWords.test(told.shown) ? (spokenNumbers(told)?.text ?? told) : told;
  const { shown, plain } = inTruth.test(text.plain)
    ? textOf(text.shown.replace(/\bvdd\b/i, 'verdade'))
    : text;
  const places = [
    ...plain.matchAll(denial),
    ...plain.matchAll(deniedNumber),
    ...plain.matchAll(deniedBeing),
  ].toSorted((one, other) => other.index - one.index);
  const written = (text: string, no: string): string =>
    places.reduce(
      (all, { index, 0: word }) => all.slice(0, index) + no + all.slice(index + word.length),
      text,
    );
  return places.length === 0
    ? { shown, plain }
    : { shown: written(shown, 'não'), plain: written(plain, 'nao') };
}
