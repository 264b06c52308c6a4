import { spokenNumbers } from '../../spoken/spoken-numbers.ts';
import { type Text, textOf } from '../../text/text.ts';

const hundreds = '(?:cento|cem|mil|(?:du|tre)zentos|quatrocentos|quinhentos|(?:seis|sete|oito|nove)centos)';
/**
 * 'Número quarenta e dois', 'avenida Brasil quinhentos': a street may have a number in its name, and behind this word, or
 * with hundreds behind a name, it has not.
 */
const beforeSpokenHouse = new RegExp(
  `\\b(?:numero|num|nro) (?=[a-z])|(?<= (?!d[aeo]s? |rua |avenida |av |travessa |alameda )[a-z]{3,}) (?=(?:(?:dois|duas|tres|quatro|cinco|seis|sete|oito|nove|d[eo]z|onze|doze|quinze|vinte) mil|${hundreds})(?![a-z]))`,
);

export function withHouseInDigits(text: Text): Text {
  const said = beforeSpokenHouse.exec(text.plain);
  if (said === null) return text;
  const at = said.index + said[0].length;
  const numbers = spokenNumbers(textOf(`numero ${text.shown.slice(at)}`));
  const [first] = numbers?.parts ?? [];
  const digits = numbers && /^numero (\d+)/.exec(numbers.text.plain)?.[1];
  const behind = text.shown.slice(at + (first?.to ?? 0) - 'numero '.length);
  return first && digits && !/^ metros?\b/i.test(behind)
    ? textOf(text.shown.slice(0, at) + digits + behind)
    : text;
}
