import { SimpleGrid, Text } from '@mantine/core';
import type { ComponentType } from 'react';
import type { Right } from '../../../contract/panel/access/rights.ts';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { useMay, useOperator } from '../../session/use-operator.ts';
import { viewWords } from '../../words/view-words.ts';
import { DueLeads } from './DueLeads.tsx';
import { Failures } from './Failures.tsx';
import { OpenWork } from './OpenWork.tsx';
import { startWords as words } from './start-words.ts';
import { TodaysOrders } from './TodaysOrders.tsx';
import { WeekBesideWeek } from './WeekBesideWeek.tsx';

const parts: readonly { right: Right; Part: ComponentType }[] = [
  { right: 'leads.work', Part: DueLeads },
  { right: 'queues.work', Part: OpenWork },
  { right: 'orders.see', Part: TodaysOrders },
  { right: 'figures.see', Part: WeekBesideWeek },
  { right: 'messages.see', Part: Failures },
];

export function StartView() {
  const { name } = useOperator();
  const may = useMay();
  return (
    <>
      <ViewTitle title={viewWords.start} />
      <Text mb="md">{words.hello(name)}</Text>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {parts.map(({ right, Part }) => may(right) && <Part key={right} />)}
      </SimpleGrid>
    </>
  );
}
