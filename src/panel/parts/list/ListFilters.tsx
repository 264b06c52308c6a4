import { Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { listWords as words } from '../../words/order-words.ts';
import { Choice } from '../Choice.tsx';
import { MomentInput } from '../moment/MomentInput.tsx';
import classes from './Filters.module.css';
import type { FilterControl } from './filter-controls.ts';
import { TextFilter } from './TextFilter.tsx';

/** Filters in even columns; two on a phone. */
export const Filters = ({ children }: { children: ReactNode }) => (
  <div className={classes.filters} data-not-printed>
    {children}
  </div>
);

interface Props {
  controls: Readonly<Record<string, FilterControl>>;
  /** Names of those that wait behind a button unless one is set. */
  seldom?: readonly string[];
  chosen: Readonly<Record<string, string>>;
  change: (name: string, value: string) => void;
  /** Filters of the view's own. */
  children?: ReactNode;
}

/** Filters of a list. On a phone they wait behind a button, because the list would begin below the screen. */
export function ListFilters({ controls, seldom = [], chosen, change, children }: Props) {
  const [isOpen, { toggle }] = useDisclosure();
  const id = useId();
  const names = Object.keys(controls).filter((name) => controls[name]?.kind !== 'own');
  const manyOf = (some: readonly string[]) => some.filter((name) => Object.hasOwn(chosen, name)).length;
  const drawn = (some: readonly string[]) =>
    some.map((name) => {
      const control = controls[name];
      if (control === undefined) return null;
      const state = { value: chosen[name] ?? '', change: (value: string) => change(name, value) };
      return <Control key={name} control={control} {...state} />;
    });
  const often = (
    <>
      {children}
      {drawn(names.filter((name) => !seldom.includes(name)))}
    </>
  );
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
        {words.filters(manyOf(names))}
      </Button>
      <div id={id} className={classes.folded} data-open={isOpen || undefined}>
        {seldom.length === 0 ? (
          <Filters>{often}</Filters>
        ) : (
          <MoreFilters many={manyOf(seldom)} filters={drawn(seldom)}>
            {often}
          </MoreFilters>
        )}
      </div>
    </div>
  );
}

/** With those that are seldom used, which wait behind a button in the same row unless one is set. */
function MoreFilters({ many, filters, children }: { many: number; filters: ReactNode; children: ReactNode }) {
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

interface ControlProps {
  control: FilterControl;
  value: string;
  change: (value: string) => void;
}

function Control({ control, ...state }: ControlProps) {
  switch (control.kind) {
    case 'choice':
      return <Choice label={control.label} options={control.options} {...state} />;
    case 'text':
      return <TextFilter label={control.label} maxLength={control.maxLength} {...state} />;
    case 'day':
      return <MomentInput kind="day" label={control.label} value={state.value} onChange={state.change} />;
    case 'own':
      return null;
  }
}
