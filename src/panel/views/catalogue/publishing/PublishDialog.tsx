import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { CallError } from '../../../api/problem-of.ts';
import { CheckBox, TextArea } from '../../../parts/inputs.tsx';
import { LoadingButton } from '../../../parts/LoadingButton.tsx';
import { catalogueWords as words } from '../catalogue-words.ts';
import { ChangeList } from './ChangeList.tsx';
import { OutdatedFailure } from './OutdatedFailure.tsx';

interface Props {
  title: string;
  action: string;
  isOpen: boolean;
  close: () => void;
  /** Changes that would be published; null while loading. */
  changes: readonly string[] | null;
  /** Unusual price changes that need a confirmation. */
  wildPrices: readonly string[];
  error: CallError | undefined;
  isLoading: boolean;
  note: string;
  setNote: (note: string) => void;
  onConfirm: () => void;
  readAgain: () => unknown;
  /** What becomes of the draft. */
  hint?: string;
}

export function PublishDialog({ title, action, isOpen, changes, wildPrices, ...props }: Props) {
  const { close, error, isLoading, note, setNote, onConfirm, readAgain, hint } = props;
  const [isSure, setSure] = useState(false);
  const [isTried, setTried] = useState(false);
  const sure = useRef<HTMLInputElement>(null);
  const isMissing = wildPrices.length > 0 && !isSure;
  const leave = () => {
    setSure(false);
    setTried(false);
    close();
  };
  const confirm = () => {
    setTried(true);
    if (isMissing) sure.current?.focus();
    else onConfirm();
  };
  return (
    <Modal opened={isOpen} onClose={leave} title={title} size="lg">
      <Stack>
        {changes?.length === 0 && <Text size="sm">{words.same}</Text>}
        {changes && changes.length > 0 && <ChangeList changes={changes} />}
        {wildPrices.length > 0 && (
          <Alert color="orange" title={words.wildTitle}>
            <ChangeList changes={wildPrices} />
            <CheckBox
              ref={sure}
              mt="sm"
              aria-invalid={isTried && isMissing}
              label={words.wildSure}
              checked={isSure}
              error={isTried && isMissing && words.wildMissing}
              change={setSure}
            />
          </Alert>
        )}
        {hint && <Text size="sm">{hint}</Text>}
        <TextArea label={words.note} maxLength={300} value={note} change={setNote} />
        {error && <OutdatedFailure {...{ error, readAgain }} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={leave}>
            {words.cancel}
          </Button>
          <LoadingButton loading={isLoading || changes === null} onClick={confirm}>
            {action}
          </LoadingButton>
        </Group>
      </Stack>
    </Modal>
  );
}
