import { Box, Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { Filters } from '../../parts/list/ListFilters.tsx';
import { MomentInput } from '../../parts/moment/MomentInput.tsx';
import { figuresWords as words } from './figures-words.ts';
import { lastDays, useFigureQuery } from './use-figure-query.ts';
import { whoseVisits } from './whose-visits.ts';

const spans = [7, 28, 90];
const day = { kind: 'day', required: true, withAsterisk: false } as const;

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
          <MomentInput {...day} label={words.from} value={from} max={to} onChange={(de) => change({ de })} />
          <MomentInput {...day} label={words.to} value={to} min={from} onChange={(ate) => change({ ate })} />
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
