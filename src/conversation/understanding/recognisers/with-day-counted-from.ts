import { type Text, textOf } from '../text/text.ts';

const named = /\bdia (\d{1,2})(?![\d/])/g;
const behind =
  /^[^\d?]*?[ ,.;]+(?:(?:e|ai|dai|entao|so|ou seja|pode ser|logo)[ ,]+)*(?:depois|dps|apos)(?: (?:disso|dai|disto|desse dia|dessa data))?(?= (?:me |ja |que |e |fica |pra mim )*(?:serve|bom|melhor|pode|da|ta|pago|consigo)|[ .!]*$)[^\d?]*$/;

/** What is paid on a day can be paid from then on. */
const ofPay =
  /\b(?:recebo|salario|aposentadoria|beneficio|inss|bolsa|pensao|auxilio|pagam\w*|primeiro|seguinte|util)\b/;

/** What stands in front of the clause of the first day is told besides. */
const clauseFront = /^.*[,.;?!](?= )/s;

/** 'A taxa do prédio cai dia 15, depois disso me serve': the day that is told is not the one that is wished for. */
export function withDayCountedFrom(text: Text): Text {
  const days = [...text.plain.matchAll(named)];
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || ofPay.test(text.plain)) return text;
  const rest = text.plain.slice(last.index + last[0].length);
  if (!behind.test(rest)) return text;
  const start = clauseFront.exec(text.plain.slice(0, first.index))?.[0].length ?? 0;
  return textOf(`${text.shown.slice(0, start)} depois do dia ${last[1]}`);
}
