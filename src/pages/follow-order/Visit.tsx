import { useEffect, useRef, useState } from 'react';
import { CalendarButton } from '../../answering/calendar/CalendarButton.tsx';
import { visitEntry } from '../../answering/calendar/visit-entry.ts';
import { periodLabels } from '../../content/periods.ts';
import { followPageWords } from '../../content/screens/follow-page.ts';
import type { Schedule } from '../../contract/lead/answers.ts';
import { dayInWords } from '../../funnel/schedule-days.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/blocks/Card.tsx';
import { Notice } from '../../ui/blocks/Notice.tsx';
import { MoveVisit } from './MoveVisit.tsx';
import styles from './OrderView.module.css';
import type { PartProps } from './OrderView.tsx';

/** 'terça-feira, 24 de novembro, manhã (8h às 12h)' */
const visitInWords = ({ date, period }: Schedule): string =>
  `${dayInWords(date)}, ${periodLabels[period].toLowerCase()}`;

const words = followPageWords.visit;

/** The technician's visit, with a calendar file and a form to move it. */
export function Visit({ order, state, ask }: PartProps) {
  const { visit, days } = order;
  const [isMoving, setMoving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isMoved = state.done === 'move';
  useEffect(() => {
    if (!isMoved) return;
    setMoving(false);
    heading.current?.focus();
  }, [isMoved]);
  const entry =
    visit && visitEntry({ orderNumber: order.number, ...visit, place: order.address }, new Date());
  return (
    <Card as="section">
      <div className="stack gap-16 at-top">
        <h3 ref={heading} tabIndex={-1}>
          {words.title}
        </h3>
        {visit === null ? (
          <p>{words.none}</p>
        ) : (
          <>
            <p className={styles.when}>{visitInWords(visit)}</p>
            <p className="quiet">{words.adult}</p>
          </>
        )}
        <div role="status">
          {isMoved && visit !== null && <Notice tone="success">{words.moved(visitInWords(visit))}</Notice>}
        </div>
        {isMoving ? (
          <MoveVisit order={order} state={state} ask={ask} onKeep={() => setMoving(false)} />
        ) : (
          <>
            {entry && <CalendarButton entry={entry} />}
            {visit !== null && days.length > 0 && (
              <Button variant="secondary" wide onClick={() => setMoving(true)}>
                {words.move}
              </Button>
            )}
            {visit !== null && days.length === 0 && <p className="quiet">{words.tooLate}</p>}
          </>
        )}
      </div>
    </Card>
  );
}
