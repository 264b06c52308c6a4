import { Accordion, Button, Stack, Text } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusInvalid } from '../../parts/use-focus-invalid.ts';
import classes from './CatalogueView.module.css';
import { catalogueWords as words } from './catalogue-words.ts';
import { Editable } from './Editable.tsx';

export interface FoldingRow {
  id: string;
  title: string;
  /** What is chosen in it, in a line. */
  summary?: ReactNode;
  problems?: readonly { message: string }[];
  content: ReactNode;
  /** Who may not edit uses it as well. */
  isForAll?: true;
}

interface Props {
  rows: readonly FoldingRow[];
  /** Level of their headings. */
  order: 2 | 3;
  /** By itself it begins with the first that has a problem. */
  open?: string | null;
  setOpen?: (id: string | null) => void;
  /** Rows that lead to the next, and keep what is typed in them while they are folded. */
  isSteps?: true;
  /** Shows what is wrong in a step before the next opens. */
  onContinue?: (id: string) => void;
}

const atOnce = 20;

export const focusOpenRow = (rows: Element | null): void =>
  rows?.querySelector<HTMLElement>('[data-accordion-control][aria-expanded="true"]')?.focus();

export function FoldingRows({ rows, order, isSteps, onContinue, ...controlled }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useUncontrolled<string | null>({
    value: controlled.open,
    defaultValue: rows.find(({ problems = [] }) => problems.length > 0)?.id,
    finalValue: null,
    ...(controlled.setOpen && { onChange: controlled.setOpen }),
  });
  const [shown, setShown] = useState(() => Math.max(atOnce, rows.findIndex(({ id }) => id === open) + 1));
  // What folds above it moves it; the focus brings it back into view.
  const show = (id: string | null) => {
    flushSync(() => setOpen(id));
    if (id !== null) focusOpenRow(root.current);
  };
  const goOn = (step: Element | null, id: string, next: string) => {
    flushSync(() => onContinue?.(id));
    if (!focusInvalid(step)) show(next);
  };
  return (
    <Stack gap="xs" align="flex-start">
      <Accordion
        ref={root}
        w="100%"
        variant="contained"
        order={order}
        transitionDuration={0}
        keepMounted={isSteps === true}
        keepMountedMode="display-none"
        classNames={{ label: classes.rowLabel }}
        value={open}
        onChange={show}
      >
        {rows.slice(0, shown).map(({ id, title, summary, problems = [], content, isForAll }, index) => {
          const next = isSteps && rows[index + 1];
          const inside = <Stack gap="sm">{content}</Stack>;
          return (
            <Accordion.Item key={id} value={id}>
              <Accordion.Control>
                <Text span size="sm" fw={500}>
                  {title}
                </Text>
                {summary && (
                  <Text span size="xs" c="dimmed">
                    {summary}
                  </Text>
                )}
                {problems.map(({ message }) => (
                  <Text key={message} span w="100%" size="sm" c="var(--mantine-color-error)">
                    {message}
                  </Text>
                ))}
              </Accordion.Control>
              <Accordion.Panel>
                {isForAll ? inside : <Editable>{inside}</Editable>}
                {next && (
                  <Button
                    mt="sm"
                    size="xs"
                    variant="light"
                    onClick={({ currentTarget }) => goOn(currentTarget.parentElement, id, next.id)}
                  >
                    {words.next}
                  </Button>
                )}
              </Accordion.Panel>
            </Accordion.Item>
          );
        })}
      </Accordion>
      {rows.length > shown && (
        <Button variant="default" size="xs" onClick={() => setShown(shown + atOnce)}>
          {words.more(rows.length - shown)}
        </Button>
      )}
    </Stack>
  );
}
