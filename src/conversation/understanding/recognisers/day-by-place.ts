import type { Asked } from '../reading.ts';
import { plainOf, type Text, textOf } from '../text/text.ts';

/** 'Dia 10', 'quarta, 2 de dezembro, de manhã'. */
const isDay = (label: string): boolean => /^dia \d{1,2}$|, de (?:manha|tarde)$/.test(plainOf(label));

const wishing =
  '(?:(?:pode ser|quero|prefiro|fico com|vou (?:de|n[oa]|querer)|escolho|marca|bota|poe|coloca|ok|ta bom|entao|sim|isso|acho que|acho melhor|melhor|e|eh|[oa]|n[oa]|pr[oa])[ ,]+)*';
const thing = '(?:opcao|data|alternativa|sugestao)';
const places: readonly string[] = ['primeir', 'segund', 'terceir', 'quart'];
/** 'A segunda' is Monday, 'a segunda opção' is none. */
const nth = new RegExp(
  `^${wishing}(?:(?<masculine>${places.join('|')})o(?: (?:dia|horario))?|(?<first>primeir)a|(?<feminine>${places.join('|')})a ${thing}|(?:opcao|numero) (?<number>[1-4])|(?<last>ultim)[oa](?: (?:dia|horario|${thing}))?|(?<middle>o do meio))(?: (?:del[ea]s|dess[ea]s|mesm[oa]|ai|dai|entao|por favor|da lista))*[.! ]*$`,
);

function placeIn(plain: string, count: number): number | null {
  const said = nth.exec(plain)?.groups;
  if (said === undefined) return null;
  if (said.last !== undefined) return count - 1;
  if (said.middle !== undefined) return count === 3 ? 1 : null;
  if (said.number !== undefined) return Number(said.number) - 1;
  return places.indexOf(said.masculine ?? said.first ?? said.feminine ?? '');
}

/** 'O segundo', said of the days that the reply before offers to tap: the day itself. */
export function withDayByPlace(text: Text, { suggested = [] }: Asked): Text {
  const days = suggested.filter(isDay);
  const place = days.length > 1 ? placeIn(text.plain, days.length) : null;
  const day = place === null ? undefined : days[place];
  return day === undefined ? text : textOf(day);
}
