import { Box, Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { Filters } from '../../parts/list/ListFilters.tsx';
import { MomentInput } from '../../parts/moment/MomentInput.tsx';
import { figuresWords as words } from './figures-words.ts';
import { lastDays, useFigureQuery } from './use-figure-query.ts';
import { whoseVisits } from './whose-visits.ts';

const spans = [7, 28, 90];

export function FigureFilters({ hasWhose = true }: { hasWhose?: boolean }) {
  const { query, change } = useFigureQuery();
  const { from, to, dimension, value } = query;
  const span = spans.find((days) => {
    const last = lastDays(days);
    return last.from === from && last.to === to;
  });
  return (
    <Group align="flex-end" gap="sm" mb="md" data-not-printed>
      <SegmentedControl
        aria-label={words.period}
        value={span === undefined ? '' : String(span)}
        onChange={(days) => {
          const last = lastDays(Number(days));
          change({ de: last.from, ate: last.to });
        }}
        data={spans.map((days) => ({ value: String(days), label: words.lastDays(days) }))}
      />
      <Box flex="1 1 18rem" maw="36rem">
        <Filters>
          <MomentInput
            kind="day"
            label={words.from}
            required
            withAsterisk={false}
            value={from}
            max={to}
            onChange={(day) => change({ de: day })}
          />
          <MomentInput
            kind="day"
            label={words.to}
            required
            withAsterisk={false}
            value={to}
            min={from}
            onChange={(day) => change({ ate: day })}
          />
          {hasWhose && (
            <NativeSelect
              label={words.whose}
              data={whoseVisits()}
              value={`${dimension}=${value}`}
              onChange={({ currentTarget }) => change({ 'de-quem': currentTarget.value })}
            />
          )}
        </Filters>
      </Box>
    </Group>
  );
}
