import { birthYear } from '../../../../brazil/date.ts';
import type { FieldName } from '../../../../funnel/fields/answer-values.ts';
import type { Asked } from '../../reading.ts';
import { partsIn } from '../../recognisers/address/complement-words.ts';
import { monthNames, typedDate } from '../../recognisers/typed-date.ts';
import { provider, providersOfCom } from '../../spoken/email-providers.ts';
import { digitsOf, plainOf } from '../../text/text.ts';
import { but, is as isOrWas, wrote } from '../correction-phrases.ts';
import { partsOfEmail } from './parts-of-email.ts';
import { withCheckDigit, withEnd, withHost } from './replace-part.ts';
import { withParts } from './with-other-parts.ts';

export interface Part {
  says: RegExp;
  /** The fields that have such a part. */
  fields: readonly FieldName[];
  /** No open field has such a part, so that it needs no name; a question that is asked again may be meant too. */
  isOwn?: boolean;
  /** The whole answer with the new part; null if only its spelling is mentioned. */
  whole: (current: string, said: string, asked: Asked) => string | null;
}

const wordsMeant: readonly FieldName[] = ['name', 'mothers_name', 'email'];
export const numbersMeant: readonly FieldName[] = ['phone', 'cpf', 'cep', 'account_number'];

const is =
  '(?:,? (?:e|eh|era|sao|seria|fica|ficou|com|em|por|no|do|da|dele|dela|(?:o )?certo|(?:o )?correto|mesmo|pra|para|coloca|coloque|bota|poe))*[ :]+';
const isWrong = '(?:,? (?:(?:ta|esta|tava|saiu|ficou|veio) )?(?:errad[oa]|trocad[oa]|invertid[oa]))?';

/** A date with another year. */
export function withYear(current: string, said: string, { facts }: Asked): string | null {
  const year = said.length === 4 ? said : birthYear(Number(said), facts.today);
  return year === null ? null : current.slice(0, -4) + String(year);
}

/** A date with another day and month. */
export function withDayAndMonth(current: string, said: string): string | null {
  const date = typedDate(said, { withYear: false });
  const parts = date && [date.day, date.month].map((part) => String(part).padStart(2, '0'));
  return parts && [...parts, current.slice(6)].join('/');
}

/** At 'bol' means bol.com.br, and so does 'bol.com', unless it replaces that. */
function atHost(current: string, said: string): string {
  const [name = ''] = said.split(/[ .]/);
  const host = said.replaceAll(' ponto ', '.');
  if (providersOfCom.has(name)) return withHost(current, name);
  return withHost(
    current,
    host === `${name}.com` && current.endsWith(`@${host}.br`) ? host : `${name}.com.br`,
  );
}

/** A complement with another letter or number of its block; one that has no block gets it. */
function withBlock(current: string, said: string): string {
  const words = said.split(/[ ,]+/);
  const phrase = `${words[0]} ${words.at(-1)?.toUpperCase()}`;
  return withParts(current, partsIn(phrase, plainOf(phrase))) ?? [current, phrase].filter(Boolean).join(', ');
}

const bornOn = '\\b(?:nasc\\w+|aniversario|sou(?= de ))\\b(?:,? (?:em|no|foi|e|eh|dia|certo|correto))*';

/** The parts of answers, with the words that name them. */
export const partsOfAnswers: readonly Part[] = [
  ...partsOfEmail,
  {
    says: new RegExp(
      `\\b(?:final|fim|finalzinho|termin\\w+|acab\\w+|ultim[oa]s?)(?: (?:tres|dois|quatro|[2-4]))?(?: (?:digitos?|numeros?|algarismos?))?(?: d[oae] (?:meu |minha )?(?:[a-z-]+))?${isWrong}(?: nao (?:e|eh|era) \\d{1,5},?(?: (?:mas|e sim))?)?${is}(\\d[\\d ]{0,4})$`,
    ),
    fields: numbersMeant,
    whole: withEnd,
  },
  {
    // 'O dígito da conta é 7'
    says: new RegExp(
      `\\b(?:digito|dv)(?: verificador| final)?(?: d[ae] (?:minha )?conta(?: corrente| poupanca)?)?${isWrong}(?: nao (?:e|eh|era) [\\dx],?(?: (?:mas|e sim))?)?${is}([\\dx])$`,
    ),
    fields: ['account_number'],
    isOwn: true,
    whole: withCheckDigit,
  },
  {
    // 'O bloco é C', 'bloco 2'
    says: /\b((?:bloco|bl|torre)(?:,? (?:certo|correto|e|eh|era|o|letra|numero))* (?:[a-df-np-z]|(?<= eh? )[eo]|(?<=(?: (?:e|eh|era|numero)|(?:errei|errado|ops|nao),? (?:o )?(?:bloco|bl|torre)) )\d{1,3}))$/,
    fields: ['complement'],
    whole: withBlock,
  },
  {
    says: new RegExp(`\\b(?:ddd|codigo de area)${isWrong}${is}0?(\\d{2})$`),
    fields: ['phone'],
    whole: (current, said) => said + digitsOf(current).slice(2),
  },
  {
    // 'Meu número é 91234-5679': without the area code, which stays.
    says: /\b(?:telefone|tel|celular|cel|zap|whats\w*|numero)\b\D{0,30}(9\d{4}[ .-]?\d{4})$/,
    fields: ['phone'],
    whole: (current, said) => digitsOf(current).slice(0, 2) + digitsOf(said),
  },
  {
    says: new RegExp(`\\b(?:comec\\w+|inicio)${is}(\\d{2,5})$`),
    fields: ['phone', 'cpf', 'cep'],
    whole: (current, said) => said + digitsOf(current).slice(said.length),
  },
  {
    says: /\b(?:ano|nasci|sou(?= d[eo] (?:ano )?\d)|niver|aniversario|nascimento)\D{1,30}?(?<!\bdia) ((?:19|20)\d\d|\d\d)(?=$|,? (?:e )?nao )/,
    fields: ['birth_date'],
    whole: withYear,
  },
  {
    says: new RegExp(
      `\\b(?:ano|nasci|nascimento)\\b.*\\b${wrote} \\d{2,4},? (?:${but}|e) (?:o certo )?${isOrWas} ((?:19|20)\\d\\d|\\d\\d)$`,
    ),
    fields: ['birth_date'],
    whole: withYear,
  },
  {
    // 'Eu nasci em 12/02 e não 02/02', 'a data que eu nasci é 02 do 12'
    says: new RegExp(`${bornOn} (\\d{1,2}(?:[/.-]| d[oe] )(?:\\d{1,2}|${monthNames}))$`),
    fields: ['birth_date'],
    whole: withDayAndMonth,
  },
  {
    // 'Data de nascimento tá trocada, é 06/11'
    says: /\b(?:nascimento|aniversario|nasci)\b\D{0,50} (?:e|eh|certo|correto) (\d{1,2}[/.-]\d{1,2})$/,
    fields: ['birth_date'],
    whole: withDayAndMonth,
  },
  {
    // 'Na data de nascimento eu falei 3 de maio e é 13 de maio'
    says: new RegExp(
      `\\b(?:nasci|nascimento)\\b.*\\b${wrote} [\\w/ ]+?,? (?:${but}|e) (?:o certo )?${isOrWas} (\\d{1,2}(?:[/.-]| d[oe] )(?:\\d{1,2}|${monthNames}))$`,
    ),
    fields: ['birth_date'],
    whole: withDayAndMonth,
  },
  {
    // 'Nasci em março, não em fevereiro'
    says: new RegExp(`${bornOn} (?:mes )?(?:de )?(${monthNames})$`),
    fields: ['birth_date'],
    whole: (current, said) => withDayAndMonth(current, `${current.slice(0, 2)} de ${said}`),
  },
  {
    says: /\b(?:nasci|nascimento|aniversario|niver)\b(?: (?:no|em|foi|e|eh))? dia (\d{1,2})$/,
    fields: ['birth_date'],
    whole: (current, said) => said.padStart(2, '0') + current.slice(2),
  },
  {
    says: new RegExp(
      `^(?:.*\\b(?:e|eh|era|do|no|pelo) )?@?(${provider}(?:(?:\\.| ponto )com(?:(?:\\.| ponto )br)?)?)(?: o (?:meu )?e-?mail)?$`,
    ),
    fields: ['email'],
    whole: atHost,
  },
  {
    says: /(?:^|\b(?:e|eh|no|termina|final) (?:em )?)(?:so )?(?:\.|ponto )(com(?:(?:\.| ponto )br)?)(?:[ ,]+(?:sem|e nao|nao).*| no (?:final|fim))?$/,
    fields: ['email'],
    whole: (current, said) => current.replace(/(@[^.]+).*$/, `$1.${said.replace(' ponto ', '.')}`),
  },
  {
    says: /(?<=^| )(?:e |eh |era |se escreve |escreve |escrito |tem |leva )*(?:com|sem) (?:a letra |o |um |dois |duas )?(?:[a-z]|th|ph|ss|[rl]{2}|acento|til|cedilha|hifen|agas?|eles?|enes?|emes?|erres?|esses?|tes?|xis|ipsilon|ze)(?: (?:no|em vez|e nao|nao) .*| mudo)?$/,
    fields: wordsMeant,
    whole: () => null,
  },
];
