import { gapWords } from '../../../content/conversation/gaps.ts';
import type { Asked } from '../reading.ts';
import { recogniseHouseNumber } from '../recognisers/address/recognise-house-number.ts';
import { nearWord } from '../spoken/near-word.ts';
import { plainOf, setOf, wordsOf } from '../text/text.ts';
import type { Gap } from './gap.ts';

const street =
  /(?<![a-z])(?<!\b(?:[dn]?ess|[dn]?est|mesm|minh)a )(?:rua|r\.|avenida|av\.?|travessa|alameda|praca|rodovia|estrada|viela|largo|ladeira|beco) (?!(?:mesm[oa]|ai|aqui)\b)[a-z]/;

/** A longer text is no address. */
const most = 10;

const small = setOf(
  'mesmo mesma aqui casa numero isso saida principal terra asfalto cima baixo fundos esquina frente asfaltada pavimentada',
);

/** Whether the street that is named is another than the postcode's: none of its words is in that. */
function isOtherStreet(plain: string, { facts }: Asked): boolean {
  const known = plainOf(facts.place?.address ?? '');
  const words = wordsOf(plain.slice(street.exec(plain)?.index ?? plain.length))
    .slice(1)
    .filter((word) => word.length > 3 && !small.has(word));
  return known !== '' && words.length > 0 && !words.some((word) => nearWord(word, wordsOf(known)) !== null);
}

/** A street without its number: the street is known from the postcode, so only the number is asked for. */
export const houseNumberGap: Gap = {
  partIn: ({ plain, shown }, asked) => {
    const isStreet = street.test(plain) && !/\d/.test(plain) && wordsOf(plain).length <= most;
    if (!isStreet) return null;
    const known = asked.facts.place?.address ?? '';
    const asks = isOtherStreet(plain, asked) ? gapWords.otherStreet(known) : gapWords.houseNumber;
    return { kept: shown, asks };
  },
  complete: (_, text, asked) => {
    const found = recogniseHouseNumber.asked(text, asked);
    return found === null ? null : { raw: found.raw, ...(found.doubtful && { doubtful: true }) };
  },
};
