import { type Text, textOf } from '../text/text.ts';
import { provider } from './email-providers.ts';
import { spokenNumbers } from './spoken-numbers.ts';

const name = String.raw`((?=[\w.-]*[._\d])[a-z][\w.-]*\w)`;
const host = `(${provider}(?:\\.com(?:\\.br)?)?)`;

/** 'Igual meu insta, ana_souza7, só que no gmail'. */
const asElsewhere = new RegExp(
  `^[^@]*\\b(?:insta(?:gram)?|face(?:book)?|tiktok|twitter|tt)[ ,:]+(?:que |[eé]h? |[oa] )*@?${name}[ ,]+(?:s[oó] que |mas |por[eé]m |[eé]h? |com |final )*(?:(?:n|d)?[oa] |arroba |@ ?)${host}[.! ]*$`,
  'i',
);
/** 'Icloud ana.souza', 'meu gmail é ana.souza7'. */
const inFront = new RegExp(
  `^(?:(?:[eé]h?|no|meu|o|um|e-?mail|tenho|uso)[ ,:]+)*${host}(?:[ ,:]+(?:[eé]h?|o|com|nome))*[ ,:]+${name}[.! ]*$`,
  'i',
);

/** 'Marina Lopes sete sete no gmail': without its sign, and its figures in words. */
const withoutSign = new RegExp(
  `^(?!.*(?:@|\\b(?:arr?ob[ao])\\b)).*[ ,](?:no|do|da|pelo) ${host}[.! ]*$`,
  'i',
);

/** Where an e-mail is asked: its name in front of its provider, as the rules know it. */
export function withProviderBehind(text: Text): Text {
  const said = withoutSign.test(text.shown) ? (spokenNumbers(text)?.text ?? text) : text;
  const written = said.shown.replace(asElsewhere, '$1 no $2').replace(inFront, '$2 no $1');
  return written === text.shown ? text : textOf(written);
}
