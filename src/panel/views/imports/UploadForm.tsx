import { Alert, Button, Card, FileInput, Stack, Text } from '@mantine/core';
import { Download } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { importColumns, importTemplate } from '../../../contract/panel/import-columns.ts';
import type { ImportKindName, ImportRun } from '../../../contract/panel/import-runs.ts';
import { saveFile } from '../../../ui/files/save-file.ts';
import { Heading } from '../../parts/Heading.tsx';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { importApi } from './import-api.ts';
import { kindWords, importWords as words } from './import-words.ts';
import { problemText } from './problem-text.ts';

/** Checks the whole file first; the import starts after the operator confirms the changes. */
export function UploadForm({ kind, runs }: { kind: ImportKindName; runs: readonly ImportRun[] }) {
  const notify = useOutcomeNotice();
  const [check, { isLoading, data: received, reset }] = importApi.useCheckFileMutation();
  const [importFile, { isLoading: isImporting }] = importApi.useImportFileMutation();
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLButtonElement>(null);
  const run = runs.find(({ id }) => id === received?.id);
  const [problem] = run?.problems ?? [];
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setTried(false);
    reset();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (file === null) field.current?.focus();
    else await notify(check({ kind, file }), words.checking);
  };
  const replace = async () => {
    if (file !== null && (await notify(importFile({ kind, file }), words.started))) choose(null);
  };
  return (
    <Card component="form" withBorder onSubmit={send}>
      <Stack gap="sm" flex={1}>
        <Heading>{kindWords[kind].title}</Heading>
        <Text size="sm">
          {words.columns}: {importColumns[kind].map(({ heading }) => heading).join(', ')}.
        </Text>
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          onClick={() =>
            saveFile(
              `modelo-${kindWords[kind].file}.csv`,
              new Blob([importTemplate(kind)], { type: 'text/csv' }),
            )
          }
        >
          {words.template}
        </Button>
        <FileInput
          ref={field}
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
        <LoadingButton type="submit" mt="auto" loading={isLoading}>
          {words.check}
        </LoadingButton>
        {problem && (
          <Alert color="red" role="alert">
            {words.refused(problemText(problem), run?.faults !== 1 || run.more)}
          </Alert>
        )}
      </Stack>
      {run?.state === 'checked' && run.forecast && (
        <ImportDialog
          run={run}
          forecast={run.forecast}
          isLoading={isImporting}
          close={reset}
          onConfirm={() => void replace()}
        />
      )}
    </Card>
  );
}
