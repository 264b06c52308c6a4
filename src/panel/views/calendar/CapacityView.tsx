import { Alert, Box, Button, Text } from '@mantine/core';
import { stateName, type Uf } from '../../../brazil/states.ts';
import type { Weekday } from '../../../contract/capacity-day.ts';
import type { CapacityRule } from '../../../contract/panel/calendar.ts';
import { focusHeading } from '../../parts/focus-heading.ts';
import { Heading } from '../../parts/Heading.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { BackToList } from '../../parts/list/BackToList.tsx';
import { ListTable } from '../../parts/list/ListTable.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { CapacityForm } from './CapacityForm.tsx';
import { calendarApi } from './calendar-api.ts';
import { calendarWords, weekdayWords, capacityWords as words } from './calendar-words.ts';
import { longDay } from './long-day.ts';
import { useCalendarPlace } from './use-calendar-place.ts';

export function CapacityView() {
  const { region, from } = useCalendarPlace();
  const { data, error, refetch } = calendarApi.useListCapacityQuery({ params: { region } });
  return (
    <>
      <BackToList list={`/agenda?regiao=${region}&dia=${from}`} label={calendarWords.back} />
      <ViewTitle />
      <Text mb="md" maw="60ch">
        {words.intro}
      </Text>
      {data?.isOurs === false && (
        <Alert color="yellow" mb="md" maw="60ch">
          {words.elsewhere}
        </Alert>
      )}
      {data?.isOurs && <CapacityForm key={region} region={region} />}
      <Heading mt="lg" mb="sm">
        {words.rules}
      </Heading>
      {!data && <LoadingOrFailure error={error} retry={refetch} />}
      {data?.rules.length === 0 && <Text>{words.none}</Text>}
      {data && data.rules.length > 0 && <Rules region={region} rules={data.rules} />}
    </>
  );
}

function Rules({ region, rules }: { region: Uf; rules: readonly CapacityRule[] }) {
  const notify = useOutcomeNotice();
  const [setCapacity] = calendarApi.useSetCapacityMutation();
  const named = ({ region: where, day, period }: CapacityRule) => [
    where === '*' ? words.everywhere : stateName(region),
    dayNamed(day),
    calendarWords.period[period],
  ];
  const remove = ({ region: where, day, period }: CapacityRule) =>
    notify(
      setCapacity({
        params: { region: where === '*' ? '*' : region },
        body: { day, period, capacity: null },
      }),
      words.removed,
    ).then((isRemoved) => {
      if (isRemoved) focusHeading();
    });
  return (
    <Box maw={640}>
      <ListTable
        rows={rules}
        keyOf={({ region: where, day, period }) => `${where} ${day} ${period}`}
        columns={[
          ...[words.where, words.when, calendarWords.which].map((head, index) => ({
            head,
            cell: (rule: CapacityRule) => named(rule)[index],
          })),
          { head: words.many, cell: ({ capacity }) => capacity },
          {
            head: '',
            align: 'right',
            cell: (rule) => (
              <Button
                size="xs"
                variant="default"
                aria-label={words.removeOf(named(rule).join(', '))}
                onClick={() => remove(rule)}
              >
                {words.remove}
              </Button>
            ),
          },
        ]}
      />
    </Box>
  );
}

const isWeekday = (day: string): day is Weekday => Object.hasOwn(weekdayWords, day);

const dayNamed = (day: string): string => {
  if (day === '*') return words.everyDay;
  return isWeekday(day) ? weekdayWords[day] : longDay(day);
};
