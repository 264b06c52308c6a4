import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { catalogueWords as words } from '../catalogue-words.ts';
import { deadLinks } from './dead-links.ts';

interface Props {
  links: readonly string[];
  campaigns?: readonly string[] | undefined;
}

/** Warns, below the field, of links that open nothing; they may be published all the same. */
export function DeadLinks({ links, campaigns = [] }: Props) {
  const [asked] = useDebouncedValue(JSON.stringify([[...new Set(links)], campaigns]), 500);
  const [dead, setDead] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOver = false;
    const [typed, prefixes]: [string[], string[]] = JSON.parse(asked);
    void deadLinks(typed, prefixes).then((found) => {
      if (!isOver) setDead(found);
    });
    return () => {
      isOver = true;
    };
  }, [asked]);
  const shown = dead.filter((link) => links.includes(link));
  return (
    <div role="status">
      {shown.map((link) => (
        <Text key={link} size="sm" c="orange.9" style={{ overflowWrap: 'anywhere' }}>
          {words.deadLink(link)}
        </Text>
      ))}
    </div>
  );
}
