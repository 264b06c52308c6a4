import { Button, Card, FileInput, Stack, Text, Title } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import type { ImportKindName, ImportRun } from '../../../contract/panel/import-runs.ts';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { useCheckFileMutation, useImportFileMutation } from './import-api.ts';
import { kindWords, importWords as words } from './import-words.ts';

interface Props {
  kind: ImportKindName;
  runs: readonly ImportRun[];
  isBusy: boolean;
}

/** Checks the whole file first; the import starts after the operator confirms the changes. */
export function UploadForm({ kind, runs, isBusy }: Props) {
  const notify = useOutcomeNotice();
  const [check, { isLoading, data: received, reset }] = useCheckFileMutation();
  const [importFile, { isLoading: isImporting }] = useImportFileMutation();
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const checked = runs.find(({ id, state }) => id === received?.id && state === 'checked');
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setTried(false);
    reset();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (file !== null) await notify(check({ kind, file }), words.checking);
  };
  // The button was disabled while the file was checked, so the dialog cannot return the focus to it by itself.
  const cancel = () => {
    reset();
    button.current?.focus();
  };
  const replace = async () => {
    if (file !== null && (await notify(importFile({ kind, file }), words.started))) choose(null);
  };
  return (
    <Card component="form" withBorder onSubmit={send}>
      <Stack gap="sm" flex={1}>
        <Title order={2} size="h4">
          {kindWords[kind].title}
        </Title>
        <Text size="sm">
          {words.columns}: {kindWords[kind].columns}
        </Text>
        <FileInput
          label={words.file}
          description={words.fileHint}
          accept=".csv,text/csv"
          placeholder={words.choosePlaceholder}
          value={file}
          onChange={choose}
          clearable
          clearButtonProps={{ 'aria-label': words.clear }}
          error={isTried && file === null && words.choose}
        />
        <Button ref={button} type="submit" mt="auto" loading={isLoading} disabled={isBusy}>
          {words.check}
        </Button>
      </Stack>
      {checked?.forecast && (
        <ImportDialog
          run={checked}
          forecast={checked.forecast}
          isLoading={isImporting}
          close={cancel}
          onConfirm={() => void replace()}
        />
      )}
    </Card>
  );
}
