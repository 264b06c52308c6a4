import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { CallError } from '../../../api/problem-of.ts';
import { Failure } from '../../../parts/Failure.tsx';
import { catalogueWords as words } from '../catalogue-words.ts';
import { ChangeList } from './ChangeList.tsx';

interface Props {
  title: string;
  action: string;
  isOpen: boolean;
  close: () => void;
  /** What it changes; null while that is being found out. */
  changes: readonly string[] | null;
  error: CallError | undefined;
  isLoading: boolean;
  onConfirm: (note: string) => void;
}

/** The last look before something is sold differently. */
export function PublishDialog({ title, action, isOpen, close, changes, error, isLoading, onConfirm }: Props) {
  const [note, setNote] = useState('');
  return (
    <Modal opened={isOpen} onClose={close} title={title} size="lg">
      <Stack>
        {changes?.length === 0 && <Text size="sm">{words.same}</Text>}
        {changes && changes.length > 0 && <ChangeList changes={changes} />}
        <Textarea
          label={words.note}
          maxLength={300}
          autosize
          value={note}
          onChange={({ currentTarget: { value } }) => setNote(value)}
        />
        {error && <Failure error={error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {words.cancel}
          </Button>
          <Button loading={isLoading} disabled={changes === null} onClick={() => onConfirm(note)}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
