import { type Text, textOf } from '../text/text.ts';

const named = /\bdia (\d{1,2})(?![\d/])/g;
const behind =
  /^[^\d?]*?[ ,.;]+(?:(?:e|ai|dai|entao|so|ou seja|pode ser|logo)[ ,]+)*(?:depois|dps|apos)(?: (?:disso|dai|disto|desse dia|dessa data))?(?= (?:me |ja |que |e |fica |pra mim )*(?:serve|bom|melhor|pode|da|ta|pago|consigo)|[ .!]*$)[^\d?]*$/;

/** What is paid on a day can be paid from then on. */
const ofPay =
  /\b(?:recebo|salario|aposentadoria|beneficio|inss|bolsa|pensao|auxilio|pagam\w*|primeiro|seguinte|util)\b/;

/** 'A taxa do prédio cai dia 15, depois disso me serve': the day that is told is not the one that is wished for. */
export function withDayCountedFrom(text: Text): Text {
  const last = [...text.plain.matchAll(named)].at(-1);
  if (last === undefined || ofPay.test(text.plain)) return text;
  const rest = text.plain.slice(last.index + last[0].length);
  return behind.test(rest) ? textOf(`depois do dia ${last[1]}`) : text;
}
