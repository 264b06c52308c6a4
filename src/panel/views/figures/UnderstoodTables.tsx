import { Stack } from '@mantine/core';
import { addDays, mondayOf } from '../../../brazil/calendar-days.ts';
import { dayInBrasilia, toIsoDate } from '../../../brazil/date.ts';
import type { ResponseOf } from '../../../contract/endpoint.ts';
import type { readUnderstanding, Understood } from '../../../contract/panel/figures.ts';
import { titleOfCampaign } from '../../made-campaigns.ts';
import { FigureTable } from '../../parts/list/FigureTable.tsx';
import { readableCount, readableDay, readablePoints, readableShare } from '../../words/readable.ts';
import { stepTitle } from '../../words/step-title.ts';
import { teachingApi } from '../teaching/teaching-api.ts';
import { Unanswered } from '../teaching/Unanswered.tsx';
import { figuresWords } from './figures-words.ts';

const words = figuresWords.understanding;

interface Props extends Pick<ResponseOf<typeof readUnderstanding>, 'steps' | 'campaigns' | 'days' | 'waits'> {
  from: string;
  to: string;
}

const within = (days: readonly Understood[], from: string, to: string) =>
  days.filter(({ subject }) => from <= subject && subject <= to);

const sumOf = (counts: readonly Understood[]) => {
  const understood = counts.reduce((sum, one) => sum + one.understood, 0);
  return { understood, all: counts.reduce((sum, one) => sum + one.missed, understood) };
};

export function UnderstoodTables({ steps, campaigns, days, waits, from, to }: Props) {
  const weeks = Map.groupBy(within(days, from, to), ({ subject }) => mondayOf(subject));
  const named = (counts: readonly Understood[], titleOf: (subject: string) => string) =>
    counts.map((one) => ({ name: titleOf(one.subject), ...sumOf([one]) }));
  const tables = [
    {
      caption: words.weeks,
      head: words.week,
      rows: [...weeks]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([monday, own]) => ({ name: words.weekOf(readableDay(monday)), ...sumOf(own) })),
    },
    { caption: words.steps, head: words.step, rows: named(steps, stepTitle) },
    { caption: words.campaigns, head: words.campaign, rows: named(campaigns, titleOfCampaign) },
  ];
  return (
    <Stack mt="md">
      <Unanswered />
      <Teachings {...{ days, from, to }} />
      {tables.map(({ caption, head, rows }) => (
        <FigureTable
          key={caption}
          caption={caption}
          rows={rows}
          few={6}
          keyOf={({ name }) => name}
          columns={[
            { head, cell: ({ name }) => name },
            { head: words.share, cell: ({ understood, all }) => readableShare(understood, all) },
            { head: words.messages, cell: ({ all }) => readableCount(all) },
          ]}
        />
      ))}
      {waits.length > 0 && (
        <FigureTable
          caption={words.waits}
          rows={waits.toReversed()}
          few={6}
          keyOf={({ day }) => day}
          columns={[
            { head: words.day, cell: ({ day }) => readableDay(day) },
            { head: words.waited, cell: ({ many }) => readableCount(many) },
            { head: words.median, cell: ({ median }) => words.minutes(Math.ceil(median / 60)) },
            { head: words.p90, cell: ({ p90 }) => words.minutes(Math.ceil(p90 / 60)) },
          ]}
        />
      )}
    </Stack>
  );
}

/** Each version that was published in the period: the share in the week before its day and in the week after. */
function Teachings({ days, from, to }: Pick<Props, 'days' | 'from' | 'to'>) {
  const { data } = teachingApi.useReadTeachingQuery({});
  const rows = (data?.versions ?? []).flatMap(({ version, publishedAt }) => {
    const day = publishedAt === null ? '' : toIsoDate(dayInBrasilia(Date.parse(publishedAt)));
    if (day < from || day > to) return [];
    const before = sumOf(within(days, addDays(day, -7), addDays(day, -1)));
    const after = sumOf(within(days, addDays(day, 1), addDays(day, 7)));
    return [{ name: words.version(version, readableDay(day)), before, after }];
  });
  if (rows.length === 0) return null;
  return (
    <FigureTable
      caption={words.teachings}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { head: words.taught, cell: ({ name }) => name },
        { head: words.before, cell: ({ before }) => readableShare(before.understood, before.all) },
        { head: words.after, cell: ({ after }) => readableShare(after.understood, after.all) },
        {
          head: words.change,
          cell: ({ before, after }) =>
            before.all === 0 || after.all === 0
              ? '–'
              : readablePoints(after.understood / after.all - before.understood / before.all),
        },
      ]}
    />
  );
}
