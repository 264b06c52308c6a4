import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { Anchor, Badge, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import type { Uf } from '../../../brazil/states.ts';
import { period as knownPeriod } from '../../../contract/lead/answers.ts';
import type { CalendarSlot } from '../../../contract/panel/calendar.ts';
import classes from './CalendarView.module.css';
import { calendarWords as words } from './calendar-words.ts';
import { useMove } from './use-move.ts';
import { VisitCard } from './VisitCard.tsx';

/** What a card says of itself. */
const draggedFrom = z.object({ orderNumber: z.string(), day: z.string(), period: knownPeriod });

interface Props {
  region: Uf;
  day: string;
  today: string;
  slot: CalendarSlot;
}

export function Slot({ region, day, today, slot }: Props) {
  const { period, booked, capacity, isOffered, visits } = slot;
  const place = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const move = useMove();
  const isFull = capacity !== null && booked >= capacity;

  useEffect(() => {
    if (place.current === null) return;
    return dropTargetForElements({
      element: place.current,
      canDrop: ({ source }) =>
        isOffered && !isFull && (source.data.day !== day || source.data.period !== period),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        const was = draggedFrom.safeParse(source.data);
        if (was.success) void move(was.data.orderNumber, { day, period }, was.data);
      },
    });
  }, [day, period, isOffered, isFull, move]);

  return (
    <div ref={place} className={classes.slot} data-over={isOver || undefined}>
      <Group gap="xs" justify="space-between">
        <Text size="sm" fw={600}>
          {words.period[period]} <Text span>{words.room(booked, capacity)}</Text>
        </Text>
        {isFull && <Badge color="red">{words.full}</Badge>}
        {!isOffered && !isFull && <Badge color="gray">{words.closed}</Badge>}
      </Group>
      {visits.length > 0 && (
        <>
          <ul aria-label={words.period[period]}>
            {visits.map((visit) => (
              <VisitCard key={visit.orderNumber} visit={visit} day={day} today={today} />
            ))}
          </ul>
          <Anchor component={Link} size="sm" to={`/agenda/dia?regiao=${region}&dia=${day}&periodo=${period}`}>
            {words.openDay}
          </Anchor>
        </>
      )}
    </div>
  );
}
