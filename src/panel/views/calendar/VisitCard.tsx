import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { ActionIcon, Anchor } from '@mantine/core';
import { CalendarClock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { VisitCard as Visit } from '../../../contract/panel/calendar.ts';
import { Hint } from '../../parts/Hint.tsx';
import { useMay } from '../../session/use-operator.ts';
import classes from './CalendarView.module.css';
import { calendarWords as words } from './calendar-words.ts';
import { MoveDialog } from './MoveDialog.tsx';

export function VisitCard({ visit, day, today }: { visit: Visit; day: string; today: string }) {
  const may = useMay();
  const card = useRef<HTMLLIElement>(null);
  const [isMoving, setMoving] = useState(false);
  const { orderNumber, period, who, neighborhood, city } = visit;
  const isMovable = visit.mayMove && may('calendar.move');

  useEffect(() => {
    if (card.current === null || !isMovable) return;
    return draggable({ element: card.current, getInitialData: () => ({ orderNumber, day, period }) });
  }, [isMovable, orderNumber, day, period]);

  return (
    <li ref={card} className={classes.card}>
      <span>
        {may('orders.see') ? (
          // Links are draggable by default, which would start the wrong drag.
          <Anchor component={Link} to={`/pedidos/${orderNumber}`} size="sm" draggable={false}>
            {who}
          </Anchor>
        ) : (
          who
        )}
        <Hint>{[neighborhood, city].filter((part) => part !== '').join(', ')}</Hint>
      </span>
      {isMovable && (
        <ActionIcon
          variant="subtle"
          aria-label={words.moveTitle(who)}
          onClick={() => setMoving(true)}
          data-not-printed
        >
          <CalendarClock size={16} aria-hidden />
        </ActionIcon>
      )}
      {isMoving && <MoveDialog visit={visit} day={day} today={today} close={() => setMoving(false)} />}
    </li>
  );
}
