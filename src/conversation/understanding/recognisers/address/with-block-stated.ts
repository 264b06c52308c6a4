import { type Text, textOf } from '../../text/text.ts';

const opening = '^(?:(?:sim|aqui|ah|opa|mo[cç]a|ent[aã]o)[ ,]+)*';
/** 'Tem quadra sim, é a 22' begins as a question does. */
const thereIs = new RegExp(
  `${opening}tem(?: a)?(?: quadra)(?: sim| s[oó])?[ ,]+(?=(?:[eé]|eh|n[uú]mero) |\\d)`,
  'i',
);
/** 'Tem sim, a quadra é a 22', 'sim tem, quadra 22'. */
const thereIsOne = new RegExp(`${opening}tem(?: sim)?[ ,]+(?=(?:[eé] |eh )?(?:a )?quadra \\S)`, 'i');

/** Where a block is asked, without the words that only say that there is one. */
export function withBlockStated(text: Text): Text {
  if (text.shown.includes('?')) return text;
  const written = text.shown.replace(thereIs, 'quadra ').replace(thereIsOne, '');
  return written === text.shown ? text : textOf(written);
}
