import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import type { TeachingVersion } from '../../../contract/panel/teaching.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { teachingApi } from './teaching-api.ts';
import { teachingWords as words } from './teaching-words.ts';
import { VersionReport } from './VersionReport.tsx';

interface Props {
  /** 0: what the release ships. */
  wanted: number;
  version: TeachingVersion | undefined;
  live: number;
  topics: ReadonlyMap<string, string>;
  mayTeach: boolean;
  close: () => void;
}

export function VersionDialog({ wanted, version, live, topics, mayTeach, close }: Props) {
  const notify = useOutcomeNotice();
  const [publish, { error, isLoading }] = teachingApi.usePublishTeachingMutation();
  const isRefused = version?.state === 'refused';
  const isBack = wanted === 0 || version?.state === 'published';
  const confirm = async () => {
    const outcome = await publish({ body: { version: wanted, live } });
    if (outcome.error !== undefined) return;
    close();
    await notify(Promise.resolve(outcome), words.published(wanted));
  };
  return (
    <Dialog close={close} title={words.version(wanted)} size="xl">
      <Stack>
        {version && version.report.reasons.length > 0 && (
          <Alert color="red" title={words.refused}>
            <List size="sm">
              {version.report.reasons.map((reason) => (
                <List.Item key={reason}>{reason}</List.Item>
              ))}
            </List>
          </Alert>
        )}
        {version ? (
          <VersionReport report={version.report} topics={topics} />
        ) : (
          <Text size="sm">{words.toShippedText}</Text>
        )}
        {error && <Failure error={error} />}
        {mayTeach && !isRefused && wanted !== live && (
          <>
            <Text size="sm">{isBack ? words.backHint : words.publishHint}</Text>
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                {words.cancel}
              </Button>
              <LoadingButton loading={isLoading} onClick={() => void confirm()}>
                {isBack ? words.back : words.publish}
              </LoadingButton>
            </Group>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
