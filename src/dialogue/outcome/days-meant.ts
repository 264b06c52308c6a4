import type { UnderstoodAct } from '../../contract/calls/understand.ts';

type Acts = readonly UnderstoodAct[];

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

/** 'Terça e quinta não dá': neither of them suits. */
const asDaysDenied = (acts: Acts, message: string): Acts => {
  const denied = acts.find(({ object, words }) => object === 'no_day' && words !== '');
  const before = denied && message.slice(0, message.indexOf(denied.words));
  const beside = acts.find(
    (act) =>
      tellsDay(act) &&
      before
        ?.trimEnd()
        .replace(/(?:,| e| ou| nem)$/, '')
        .endsWith(act.words),
  );
  if (denied === undefined || beside === undefined) return acts;
  const dates = new Set([beside.values, ...beside.options].flatMap(({ date = [] }) => date));
  const options = denied.options.filter(({ date }) => date?.every((day) => !dates.has(day)));
  return acts.flatMap((act) => (act === beside ? [] : act === denied ? [{ ...denied, options }] : [act]));
};

/** 'De tarde, segunda ou terça': a period alone is that of the days beside it. */
const asPeriodOfDays = (acts: Acts): Acts => {
  const periodsOf = ({ options }: UnderstoodAct) => new Set(options.flatMap(({ period }) => period ?? []));
  const days = acts.filter((act) => tellsDay(act) && act.options.length > 0);
  const alone = days.find((act) => act.options.length > 2 && periodsOf(act).size === 1);
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

/** What the acts of a message say of the visit together, before it is decided about. */
export const asDaysMeant = (acts: Acts, message: string): Acts =>
  asOnePeriod(asPeriodOfDays(asDaysDenied(acts, message)));
