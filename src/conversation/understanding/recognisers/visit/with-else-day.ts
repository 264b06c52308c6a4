import { type Text, textOf } from '../../text/text.ts';
import { weekdays } from '../../text/weekdays.ts';

const weekday = `(?:${weekdays}|dia \\d{1,2})`;
const otherwise = `[,.? ](?:se (?:nao|n)(?: (?:der|tiver|puder\\w*|rolar|conseguir\\w*|vier\\w*|houver|for possivel)(?: (?:vaga|horario|data|jeito|como|disponivel))?)?|senao|caso (?:nao|contrario))[ ,]+(?:(?:pode ser|quero|marca|bota|serve|na|no|a|o) )*(?=(?:outr[ao] )?${weekday})`;
const elseDay = new RegExp(
  `(?:\\b(?:tem como|da (?:pra|para)|daria (?:pra|para)|pode|podia|poderia|tem|queria|quero|consegue\\w*|voces? vem|vcs vem) (?:ser |vir |marcar |no |na |a |o )*)?(?=${weekday})(?<first>${weekday}(?: \\d{1,2})?(?: (?:que vem|agora))?(?: (?:(?:de|a|pela) )?(?:manha|tarde|cedo))?)(?! ou |,? (?:e )?(?:n[ao] )?${weekday})\\b[^]{0,90}?${otherwise}`,
);

/** 'Tem como ser sábado? Se não der, segunda de manhã': both are wishes, in this order; what stands between gives the reason. */
export const withElseDay = (text: Text): Text => withFurtherDays(withSecondDay(text));

const further = new RegExp(`(?<=\\b${weekday}\\b[^]{0,90}?)${otherwise}`, 'g');

/** 'Segunda, senão terça, senão quarta', 'dia 12 ou 13, se não tiver dia 16': all of them are wishes. */
const withFurtherDays = (text: Text): Text =>
  [...text.plain.matchAll(further)]
    .toReversed()
    .reduce(
      ({ shown }, { index, 0: said }) =>
        textOf(`${shown.slice(0, index)} ou ${shown.slice(index + said.length)}`),
      text,
    );

function withSecondDay(text: Text): Text {
  const match = elseDay.exec(text.plain);
  if (match === null) return text;
  const { first = '' } = match.groups ?? {};
  const before = text.shown.slice(0, match.index).trim();
  const behind = text.shown.slice(match.index + match[0].length).replace(/\?/g, '');
  // The period behind is the second day's; on Saturdays there is only the morning.
  const period = first.startsWith('sab') && !/manha|tarde|cedo/.test(first) ? ' de manhã' : '';
  return textOf(`${before === '' ? '' : `${before}, `}${first}${period} ou ${behind}?`);
}
