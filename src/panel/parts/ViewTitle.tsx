import { ActionIcon, Group, Title } from '@mantine/core';
import { CircleQuestionMark } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { shellWords } from '../words/shell-words.ts';
import { viewWords } from '../words/view-words.ts';
import { unbroken } from './unbroken.tsx';
import { useView } from './use-view.ts';

interface Props {
  /** Where it is not that of the view. */
  title?: string | undefined;
  children?: ReactNode;
}

/** A view's heading with its actions and the way to its part of the manual. Sets the document title and takes the focus on navigation. */
export function ViewTitle({ title: own, children }: Props) {
  const { pathname } = useLocation();
  const view = useView();
  const title = own ?? view?.title ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – ${shellWords.panel} ${shellWords.brand}`;
  }, [title]);
  // A title that becomes known later takes no focus from what is typed meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has another path
  useEffect(() => heading.current?.focus(), [pathname]);
  return (
    <Group justify="space-between" mb="md">
      <Group gap={4} wrap="nowrap">
        <Title order={1} size="h2" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
          {unbroken(title)}
        </Title>
        {view?.help && (
          <ActionIcon
            component={Link}
            to={`/ajuda#${view.help}`}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={viewWords.helpOf(title)}
            data-not-printed
          >
            <CircleQuestionMark size={18} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      {children && <Group gap="xs">{children}</Group>}
    </Group>
  );
}
