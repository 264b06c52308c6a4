import { Alert, Button, Group, Table, Text, Title } from '@mantine/core';
import { stateName, type Uf } from '../../../brazil/states.ts';
import type { Weekday } from '../../../contract/capacity-day.ts';
import type { CapacityRule } from '../../../contract/panel/calendar.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { viewWords } from '../../words/view-words.ts';
import { CapacityForm } from './CapacityForm.tsx';
import { useListCapacityQuery, useSetCapacityMutation } from './calendar-api.ts';
import { calendarWords, weekdayWords, capacityWords as words } from './calendar-words.ts';
import { longDay } from './long-day.ts';
import { useCalendarPlace } from './use-calendar-place.ts';

/** How many visits the teams make: rules for a region or all of them, a day, a weekday or every day. */
export function CapacityView() {
  const { region } = useCalendarPlace();
  const { data, error, refetch } = useListCapacityQuery({ params: { region } });
  return (
    <>
      <ViewTitle title={viewWords.capacity} />
      <Text mb="md" maw="60ch">
        {words.intro}
      </Text>
      {data?.isOurs === false && (
        <Alert color="yellow" mb="md" maw="60ch">
          {words.elsewhere}
        </Alert>
      )}
      {data?.isOurs && <CapacityForm key={region} region={region} />}
      <Title order={2} size="h4" mt="lg" mb="sm">
        {words.rules}
      </Title>
      {error && !data && <Failure error={error} retry={refetch} />}
      {!data && !error && <Loading />}
      {data?.rules.length === 0 && <Text>{words.none}</Text>}
      {data && data.rules.length > 0 && <Rules region={region} rules={data.rules} />}
    </>
  );
}

function Rules({ region, rules }: { region: Uf; rules: readonly CapacityRule[] }) {
  const notify = useOutcomeNotice();
  const [setCapacity] = useSetCapacityMutation();
  return (
    <Table maw={640}>
      <Table.Thead>
        <Table.Tr>
          {[words.where, words.when, calendarWords.which, words.many, ''].map((head) => (
            <Table.Th key={head} scope="col">
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rules.map(({ region: where, day, period, capacity }) => {
          const named = [
            where === '*' ? words.everywhere : stateName(region),
            dayNamed(day),
            calendarWords.period[period],
          ];
          return (
            <Table.Tr key={`${where} ${day} ${period}`}>
              {named.map((text) => (
                <Table.Td key={text}>{text}</Table.Td>
              ))}
              <Table.Td>{capacity}</Table.Td>
              <Table.Td>
                <Group justify="end">
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={words.removeOf(named.join(', '))}
                    onClick={() =>
                      notify(
                        setCapacity({
                          params: { region: where === '*' ? '*' : region },
                          body: { day, period, capacity: null },
                        }),
                        words.removed,
                      )
                    }
                  >
                    {words.remove}
                  </Button>
                </Group>
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}

const isWeekday = (day: string): day is Weekday => Object.hasOwn(weekdayWords, day);

const dayNamed = (day: string): string => {
  if (day === '*') return words.everyDay;
  return isWeekday(day) ? weekdayWords[day] : longDay(day);
};
