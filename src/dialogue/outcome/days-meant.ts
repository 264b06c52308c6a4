import { weekdayOf } from '../../brazil/calendar-days.ts';
import { parseBrazilianDate, toIsoDate } from '../../brazil/date.ts';
import { mostOptions, type UnderstoodAct } from '../../contract/calls/understand.ts';
import { type Acts, type Change, each, type Said } from './change.ts';

export const tellsDay = ({ object }: UnderstoodAct): boolean => object === 'schedules';

/** 'Segunda ou terça de manhã': both in the morning, each another day. */
const asOnePeriod = (acts: Acts): Acts => {
  const days = acts.filter(tellsDay);
  const period = days.findLast(({ values }) => values.period)?.values.period?.[0];
  const isTold = (date?: string) => days.some(({ values }) => values.date?.some((one) => one === date));
  return acts.map((act) => {
    const option = tellsDay(act)
      ? act.options.find((one) => one.period?.[0] === period && !isTold(one.date?.[0]))
      : undefined;
    return period === undefined || option === undefined ? act : { ...act, values: option, options: [] };
  });
};

/** Whether a day is joined to what comes behind: not 'terça, quinta não dá', which takes back one of them. */
const isJoined = ({ words }: UnderstoodAct, before: string): boolean =>
  words !== '' && [`${words} e`, `${words} nem`].some((end) => before.endsWith(end));

/** 'Terça e quinta não dá': neither of them suits. */
const asDaysDenied: Change = (acts, { message }) => {
  const denied = acts.find(({ object, words }) => object === 'no_day' && words !== '');
  if (denied === undefined) return acts;
  const before = message.slice(0, message.indexOf(denied.words)).trimEnd();
  const beside = acts.find((act) => tellsDay(act) && isJoined(act, before));
  const dates = new Set(beside && [beside.values, ...beside.options].flatMap(({ date = [] }) => date));
  const options = denied.options.filter(({ date }) => date?.every((day) => !dates.has(day)));
  return acts.flatMap((act) =>
    act === beside ? [] : act === denied && beside ? [{ ...denied, options }] : [act],
  );
};

const bare = /^(?:(?:d[ea]|à|a|na|pela|só|parte) )*(?:manh[aã]|tarde)(?:zinha)?$/iu;

/** 'De tarde, segunda ou terça': a period alone is that of the days beside it. */
const asPeriodOfDays = (acts: Acts): Acts => {
  const periodsOf = ({ options }: UnderstoodAct) => new Set(options.flatMap(({ period }) => period ?? []));
  const days = acts.filter((act) => tellsDay(act) && act.options.length > 0);
  const alone = days.find((act) => bare.test(act.words) && periodsOf(act).size === 1);
  const others = days.filter((act) => periodsOf(act).size > 1);
  if (alone === undefined || others.length === 0) return acts;
  const [period] = periodsOf(alone);
  return acts.flatMap((act) => {
    if (act === alone) return [];
    const fitting = others.includes(act) ? act.options.filter((one) => one.period?.[0] === period) : [];
    const [only, another] = fitting;
    if (only === undefined) return [act];
    return another === undefined ? { ...act, values: only, options: [] } : { ...act, options: fitting };
  });
};

const weekdayOfWritten = (date: string): number | null => {
  const day = parseBrazilianDate(date);
  return day && weekdayOf(toIsoDate(day));
};

const excepted = /(?<!\p{L})(?:menos|exceto|salvo|tirando|fora)\s+(?:(?:n?[ao]s?|[aà]s?)\s+)?$/iu;

/** 'Menos na sexta': all days that are free but this one. */
function asExcepted(act: UnderstoodAct, { message, question }: Said): UnderstoodAct {
  const days = question.state.resources.installationDays;
  const at = message.indexOf(act.words);
  if (!tellsDay(act) || !days || act.words === '' || !excepted.test(message.slice(0, at))) return act;
  // A weekday is every one of its name.
  const nameOf = (date: string) => (/\d/.test(act.words) ? date : weekdayOfWritten(date));
  const named = new Set([act.values, ...act.options].flatMap(({ date = [] }) => date.map(nameOf)));
  const options = days
    .filter(({ date }) => !named.has(nameOf(date)))
    .flatMap(({ date, periods }) => periods.map((period) => ({ date: [date], period: [period] })))
    .slice(0, mostOptions);
  return { ...act, object: 'no_day', values: {}, options };
}

/** What does not suit says nothing more once a day is told: 'segunda não, terça à tarde'. */
const withoutDenied = (acts: Acts): Acts =>
  acts.some((act) => tellsDay(act) && act.values.date)
    ? acts.filter(({ object, options }) => object !== 'no_day' || options.every(({ date }) => !date))
    : acts;

/** What the acts of a message say of the visit together, before it is decided about. */
export const daysMeant = [each(asExcepted), asDaysDenied, asPeriodOfDays, asOnePeriod, withoutDenied];
