import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { listWords as words } from '../../words/order-words.ts';
import classes from './Filters.module.css';

/** Filters in even columns; two on a phone. */
export const Filters = ({ children }: { children: ReactNode }) => (
  <div className={classes.filters} data-not-printed>
    {children}
  </div>
);

/** What is chosen outside of the fold. */
const elsewhere = ['consent', 'order'];

export const manyFolded = (filter: object): number =>
  Object.keys(filter).filter((name) => !elsewhere.includes(name)).length;

interface FoldedProps {
  /** How many are set. */
  many: number;
  children: ReactNode;
}

/** Filters of a list. On a phone they wait behind a button, because the list would begin below the screen. */
export function FoldedFilters({ many, children }: FoldedProps) {
  const [isOpen, { toggle }] = useDisclosure();
  const id = useId();
  return (
    <div data-not-printed>
      <Button
        hiddenFrom="sm"
        variant="default"
        leftSection={<SlidersHorizontal size={16} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {words.filters(many)}
      </Button>
      <div id={id} className={classes.folded} data-open={isOpen || undefined}>
        <Filters>{children}</Filters>
      </div>
    </div>
  );
}
