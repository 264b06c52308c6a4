import { Anchor, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { dayInBrasilia, parseBrazilianDate, toIsoDate } from '../../../brazil/date.ts';
import { visitText } from '../../../content/operator/list-words.ts';
import type { OrderDetail } from '../../../contract/panel/orders.ts';
import { useMay } from '../../session/use-operator.ts';
import { MoveDialog } from '../calendar/MoveDialog.tsx';
import { orderWords as words } from './orders-words.ts';

export function OrderVisit({ order: { number, name, visit, region, mayMove } }: { order: OrderDetail }) {
  const may = useMay();
  const [isMoving, setMoving] = useState(false);
  const date = visit && parseBrazilianDate(visit.date);
  if (visit === null || date === null) return words.noVisit;
  const day = toIsoDate(date);
  const isLinked = region !== null && may('calendar.see');
  return (
    <Group gap="xs">
      {isLinked ? (
        <Anchor component={Link} to={`/agenda?regiao=${region}&dia=${day}`}>
          {visitText(visit)}
        </Anchor>
      ) : (
        visitText(visit)
      )}
      {mayMove && may('calendar.move') && (
        <Button size="compact-sm" variant="default" onClick={() => setMoving(true)} data-not-printed>
          {words.move}
        </Button>
      )}
      {isMoving && (
        <MoveDialog
          visit={{ orderNumber: number, who: name, period: visit.period }}
          day={day}
          today={toIsoDate(dayInBrasilia(Date.now()))}
          close={() => setMoving(false)}
        />
      )}
    </Group>
  );
}
