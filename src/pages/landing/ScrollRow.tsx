import type { ReactNode } from 'react';
import { Island } from '../site/Island.tsx';
import { ScrollArrows } from './ScrollArrows.tsx';
import styles from './ScrollRow.module.css';
import { Section } from './section/Section.tsx';

interface Props {
  id: string;
  title: string;
  lead?: string;
  /** The accessible name of the row. */
  area: string;
  previous: string;
  next: string;
  isDraggable?: boolean;
  /** One or more lists below each other. */
  lines: readonly ReactNode[];
}

/** A section with cards in a row that scrolls without scripts. */
export function ScrollRow({ id, title, lead, area, previous, next, isDraggable = false, lines }: Props) {
  const row = `${id}-cartoes`;
  const arrows = (
    <Island
      name="scroll-arrows"
      id={`${id}-setas`}
      of={ScrollArrows}
      props={{ row, previous, next, isDraggable }}
      hydrates="near"
    />
  );
  return (
    <Section id={id} title={title} lead={lead} aside={arrows}>
      {/* biome-ignore lint/a11y/useSemanticElements: nothing in it is filled in */}
      <div
        id={row}
        className={styles.row}
        role="group"
        aria-label={area}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the arrow keys
        tabIndex={0}
      >
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
          <ul key={index} className={styles.line}>
            {line}
          </ul>
        ))}
      </div>
    </Section>
  );
}
