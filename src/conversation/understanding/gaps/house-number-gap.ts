import { gapWords } from '../../../content/conversation/gaps.ts';
import { recogniseHouseNumber } from '../recognisers/address/recognise-house-number.ts';
import { wordsOf } from '../text/text.ts';
import type { Gap } from './gap.ts';

const street =
  /(?<![a-z])(?<!\b(?:[dn]?ess|[dn]?est|mesm|minh)a )(?:rua|r\.|avenida|av\.?|travessa|alameda|praca|rodovia|estrada|viela|largo|ladeira|beco) (?!(?:mesm[oa]|ai|aqui)\b)[a-z]/;

/** A longer text is no address. */
const most = 10;

/** A street without its number: the street is known from the postcode, so only the number is asked for. */
export const houseNumberGap: Gap = {
  partIn: ({ plain, shown }) => {
    const isStreet = street.test(plain) && !/\d/.test(plain) && wordsOf(plain).length <= most;
    return isStreet ? { kept: shown, asks: gapWords.houseNumber } : null;
  },
  complete: (_, text, asked) => {
    const found = recogniseHouseNumber.asked(text, asked);
    return found === null ? null : { raw: found.raw, ...(found.doubtful && { doubtful: true }) };
  },
};
