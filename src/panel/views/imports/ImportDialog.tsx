import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { ImportForecast, ImportRun } from '../../../contract/panel/import-runs.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { Facts } from '../../parts/record/Facts.tsx';
import { readableCount } from '../../words/readable.ts';
import { kindWords, importWords as words } from './import-words.ts';

interface Props {
  run: ImportRun;
  forecast: ImportForecast;
  isLoading: boolean;
  close: () => void;
  onConfirm: () => void;
}

export function ImportDialog({ run: { kind, lines }, forecast, isLoading, close, onConfirm }: Props) {
  const { question, added, gone } = kindWords[kind];
  const { toTell } = forecast;
  return (
    <Dialog close={close} title={question}>
      <Stack>
        <Text size="sm">{words.ask}</Text>
        <Facts
          facts={[
            [words.lines, readableCount(lines)],
            [words.replaced, readableCount(forecast.replaced)],
            [added, readableCount(forecast.added)],
            [gone, readableCount(forecast.gone)],
            ...(kind === 'coverage' ? [[words.toTell, readableCount(toTell)] as const] : []),
          ]}
        />
        {toTell > 0 && (
          <Alert color="orange">
            <Text size="sm">{words.toTellHint}</Text>
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            {words.cancel}
          </Button>
          <LoadingButton loading={isLoading} onClick={onConfirm}>
            {words.send}
          </LoadingButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
