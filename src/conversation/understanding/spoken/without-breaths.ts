import { plainOf, type Text, textOf } from '../text/text.ts';
import { signs } from './email-signs.ts';

const sign = 'ponto|pontinho|underline|traço|tracinho|h[ií]fen';
/** 'Kelly, ponto, souza no gmail': pauses around a sign that is said. */
const breaths = new RegExp(` ?, ?(${sign}|arroba) ?, ?(?=[\\p{L}\\d])`, 'giu');
/** 'Ana_souza underline no meio viu @…': where the sign stands that is written in front of it. */
const placeTold = new RegExp(
  `(?<=(?:^| )(\\S*[._-]\\S*)),? (?:(?:com|tem|e) (?:o |um )?)?(${sign}) n[oa] (?:meio|fim|final|começo)(?: (?:viu|n[eé]|t[aá]|hein|mesmo))?,?(?= )`,
  'giu',
);

/** 'Anasouza (sem ponto no meio) @gmail.com': behind a note the sign is read as where it is said. */
const signMissing = new RegExp(
  `,? \\(?((?:tudo junto,? )?sem (?:nenhum )?(?:${sign}|espaço)s?(?: nenhum)?(?: n[oa] (?:meio|fim|final|começo))?)\\)?,? ?@(?=\\S)`,
  'giu',
);

/** Behind such a note '@' is told as 'arroba', so that it is read as the notes of a dictated address are. */
export function withAtSaid(text: Text): Text {
  const said = text.shown.replace(signMissing, ' $1 arroba ');
  return said === text.shown ? text : textOf(said);
}

/** Where an e-mail is asked: dictated signs without the pauses around them, and without notes on where they stand. */
export function withoutBreaths(text: Text): Text {
  const written = text.shown
    .replace(placeTold, (note, name: string, said: string) =>
      name.includes(signs.get(plainOf(said)) ?? '') ? '' : note,
    )
    .replace(breaths, ' $1 ');
  return written === text.shown ? text : textOf(written);
}
