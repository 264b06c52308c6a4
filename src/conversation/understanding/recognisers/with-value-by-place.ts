import type { Asked } from '../reading.ts';
import { awaitedFields } from '../recognise-answers.ts';
import { plainOf, type Text, textOf } from '../text/text.ts';

/** A day ('dia 10', 'quarta, 2 de dezembro, de manhã'), a postcode, an address or an e-mail, and no question. */
const isValue = (label: string): boolean =>
  /^dia \d{1,2}$|, de (?:manha|tarde)$|^\d{5}-\d{3}$|^[^?]+, \d{1,6}[a-z]?(?:, [^?]+)?$|^\S+@\S+$/.test(
    plainOf(label),
  );

const wishing =
  '(?:(?:pode ser|quero|prefiro|fico com|vou (?:de|n[oa]|querer)|escolho|marca|bota|poe|coloca|ok|ta bom|entao|sim|isso|acho que|acho melhor|melhor|bora|simbora|vam[ao]s?|partiu|e|eh|de|[oa]|n?[ea]ss[ea]|n?aquel[ea]|n[oa]|pr[oa])[ ,]+)*';
const thing = '(?:opcao|data|alternativa|sugestao)';
const places: readonly string[] = ['primeir', 'segund', 'terceir', 'quart'];
/** 'A segunda' is Monday, 'a segunda opção' is none. */
const nth = new RegExp(
  `^${wishing}(?:(?<masculine>${places.join('|')})o(?: (?:dia|horario|cep|endereco|e-?mail))?|(?<first>primeir)a|(?<feminine>${places.join('|')})a ${thing}|(?:opcao|numero) (?<number>[1-4])|(?<last>ultim)[oa](?: (?:dia|horario|${thing}))?|(?<middle>o do meio))(?: (?:del[ea]s|dess[ea]s|mesm[oa]|ai|dai|entao|por favor|da lista))*[.! ]*$`,
);

function placeIn(plain: string, count: number): number | null {
  const said = nth.exec(plain)?.groups;
  if (said === undefined) return null;
  if (said.last !== undefined) return count - 1;
  if (said.middle !== undefined) return count === 3 ? 1 : null;
  if (said.number !== undefined) return Number(said.number) - 1;
  return places.indexOf(said.masculine ?? said.first ?? said.feminine ?? '');
}

/** 'Bora nessa primeira aí': the first day that there is, where none was offered to tap. */
const firstDay = 'a primeira data';

/** 'O segundo', said of the values that the reply before offers to tap: the value itself. */
export function withValueByPlace(text: Text, asked: Asked): Text {
  const values = (asked.suggested ?? []).filter(isValue);
  const place = placeIn(text.plain, Math.max(values.length, 2));
  if (place === null) return text;
  if (values.length < 2)
    return place === 0 && awaitedFields(asked).includes('schedules') ? textOf(firstDay) : text;
  const value = values[place];
  return value === undefined ? text : textOf(value);
}
