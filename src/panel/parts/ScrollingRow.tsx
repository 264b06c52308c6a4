import { Badge, Tabs } from '@mantine/core';
import { useResizeObserver } from '@mantine/hooks';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './ScrollingRow.module.css';

interface Props {
  selected: string;
  children: ReactNode;
}

/** Tabs in one line, which scrolls where they do not fit, with the selected one in view. */
export function ScrollingRow({ selected, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const [content, { width }] = useResizeObserver<HTMLDivElement>();
  const find = (selector: string) => row.current?.querySelector<HTMLElement>(selector);
  const show = () => {
    const tab = find(':focus') ?? find('[aria-selected="true"], [aria-current="page"]');
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab, or counts or a font that made the tabs wider
  useLayoutEffect(show, [selected, width]);
  // The browser leaves a tab that is partly in view as it is; under a mouse nothing may move.
  const onFocus = () => {
    if (find(':focus-visible')) show();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its tabs take the focus
    <div ref={row} className={classes.row} data-sideways onFocus={onFocus}>
      <div ref={content} className={classes.content}>
        {children}
      </div>
    </div>
  );
}

interface TabRowProps {
  selected: string;
  label?: string;
  /** Each with its title, and how many wait there. */
  tabs: readonly (readonly [value: string, title: string, many?: number])[];
  waits?: (many: number) => string;
}

export const TabRow = ({ selected, label, tabs, waits }: TabRowProps) => (
  <ScrollingRow selected={selected}>
    <Tabs.List aria-label={label}>
      {tabs.map(([value, title, many = 0]) => {
        const badge = many > 0 && (
          <Badge variant="filled" size="sm" aria-label={waits?.(many)}>
            {many}
          </Badge>
        );
        return (
          <Tabs.Tab key={value} value={value} rightSection={badge}>
            {title}
          </Tabs.Tab>
        );
      })}
    </Tabs.List>
  </ScrollingRow>
);
