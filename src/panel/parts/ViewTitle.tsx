import { Group, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { shellWords } from '../words/shell-words.ts';
import { unbroken } from './unbroken.tsx';
import classes from './ViewTitle.module.css';

/** A view's heading with its actions. Sets the document title and takes the focus on navigation. */
export function ViewTitle({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – ${shellWords.panel} ${shellWords.brand}`;
    heading.current?.focus();
  }, [title]);
  return (
    <Group justify="space-between" mb="md">
      <Title order={1} size="h2" ref={heading} tabIndex={-1} className={classes.heading}>
        {unbroken(title)}
      </Title>
      {children && <Group gap="xs">{children}</Group>}
    </Group>
  );
}
