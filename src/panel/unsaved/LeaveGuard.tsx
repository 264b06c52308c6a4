import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { shellWords as words } from '../words/shell-words.ts';
import { type Unsaved, UnsavedWork } from './use-unsaved.ts';

/** Saves unsaved work on navigation; asks if that is impossible. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [all] = useState(() => new Set<Unsaved>());
  const [isAsking, setAsking] = useState(false);
  const lost = useRef<readonly Unsaved[]>([]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    lost.current = [...all].filter(({ isLostAt }) => isLostAt(currentLocation, nextLocation));
    return lost.current.length > 0;
  });
  const { state, proceed } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return;
    let isOver = false;
    void Promise.all(lost.current.map(({ save }) => save())).then((saved) => {
      if (isOver) return;
      if (saved.every(Boolean)) proceed?.();
      else setAsking(true);
    });
    return () => {
      isOver = true;
      setAsking(false);
    };
  }, [state, proceed]);
  const stay = () => blocker.reset?.();
  return (
    <UnsavedWork value={all}>
      {children}
      <Modal opened={isAsking && state === 'blocked'} onClose={stay} title={words.leaveTitle} centered>
        <Stack>
          <Text size="sm">{words.leaveText}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => proceed?.()}>
              {words.leave}
            </Button>
            <Button onClick={stay} data-autofocus>
              {words.stay}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </UnsavedWork>
  );
}
