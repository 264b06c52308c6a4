import { Button, Stack } from '@mantine/core';
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

export const manyOf = (filter: object, names: readonly string[]): number =>
  Object.keys(filter).filter((name) => names.includes(name)).length;

interface FoldedProps {
  /** How many are set. */
  many: number;
  children: ReactNode;
  more?: Omit<MoreProps, 'children'>;
}

interface MoreProps extends Pick<FoldedProps, 'many' | 'children'> {
  filters: ReactNode;
}

/** Filters of a list. On a phone they wait behind a button, because the list would begin below the screen. */
export function FoldedFilters({ many, children, more }: FoldedProps) {
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
        {more ? <MoreFilters {...more}>{children}</MoreFilters> : <Filters>{children}</Filters>}
      </div>
    </div>
  );
}

/** With those that are seldom used, which wait behind a button in the same row unless one is set. */
function MoreFilters({ many, filters, children }: MoreProps) {
  const [isOpen, { toggle }] = useDisclosure(many > 0);
  const id = useId();
  return (
    <Stack gap="xs">
      <Filters>
        {children}
        <Button variant="default" px="xs" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {words.moreFilters(many)}
        </Button>
      </Filters>
      <div id={id} hidden={!isOpen}>
        <Filters>{filters}</Filters>
      </div>
    </Stack>
  );
}
