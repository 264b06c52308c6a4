import { Badge, Card, Group, Progress, SimpleGrid, Stack, Text } from '@mantine/core';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { type ImportRun, importKinds } from '../../../contract/panel/import-runs.ts';
import { importFaultsPath } from '../../../contract/panel/imports.ts';
import { Heading } from '../../parts/Heading.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { DownloadButton } from '../../parts/list/DownloadButton.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { importApi } from './import-api.ts';
import { kindWords, runColours, runWords, importWords as words } from './import-words.ts';
import { problemText } from './problem-text.ts';
import { UploadForm } from './UploadForm.tsx';

export function ImportsView() {
  const { data, error, refetch } = importApi.useListImportsQuery({});
  const runs = withoutFollowedChecks(data?.runs ?? []);
  return (
    <>
      <ViewTitle />
      <Text mb="md" maw="60ch">
        {words.intro}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {importKinds.map((kind) => (
          <UploadForm key={kind} kind={kind} runs={data?.runs ?? []} />
        ))}
      </SimpleGrid>
      <Heading mt="lg" mb="sm">
        {words.latest}
      </Heading>
      {!data && <LoadingOrFailure error={error} retry={refetch} />}
      {data && runs.length === 0 && <Text>{words.none}</Text>}
      <Stack gap="sm">
        {runs.map((run) => (
          <Run key={run.id} run={run} />
        ))}
      </Stack>
    </>
  );
}

function Run({ run }: { run: ImportRun }) {
  const { id, kind, state, lines, ofLines, startedAt, problems, faults, more, told } = run;
  const isRunning = isUnderWay(state);
  return (
    <Card
      withBorder
      component="article"
      aria-label={`${kindWords[kind].title}, ${readableMoment(startedAt)}`}
    >
      <Group gap="xs">
        <Text fw={600}>{kindWords[kind].title}</Text>
        <Badge color={runColours[state]}>{runWords[state]}</Badge>
      </Group>
      <Text size="sm">{readableMoment(startedAt)}</Text>
      {isRunning && (
        <>
          <Progress
            value={ofLines === null || ofLines === 0 ? 0 : (lines / ofLines) * 100}
            aria-label={runWords[state]}
            my="xs"
          />
          <Text size="sm">{words.progress(lines, ofLines)}</Text>
        </>
      )}
      {state === 'checked' && <Text size="sm">{words.checked(lines)}</Text>}
      {state === 'done' && <Text size="sm">{words.done(lines)}</Text>}
      {told > 0 && <Text size="sm">{words.told(told)}</Text>}
      {problems.length > 0 && (
        <>
          <Text size="sm" mt="xs">
            {words.problems}. {words.unchanged}
          </Text>
          <ul>
            {problems.map((problem) => (
              <li key={problemText(problem)}>{problemText(problem)}</li>
            ))}
          </ul>
          {faults > problems.length && <Text size="sm">{words.first(problems.length, faults)}</Text>}
          {more && <Text size="sm">{words.more}</Text>}
          {faults > 1 && (
            <Group mt="xs">
              <DownloadButton
                file={{ path: importFaultsPath, name: 'linhas-com-problema.csv', body: { id } }}
              >
                {words.faults}
              </DownloadButton>
            </Group>
          )}
        </>
      )}
    </Card>
  );
}

const isUnderWay = (state: ImportRun['state']): boolean =>
  state === 'receiving' || state === 'checking' || state === 'running';

/** The runs, latest first, without the checks that an import of the same kind followed. */
const withoutFollowedChecks = (runs: readonly ImportRun[]): readonly ImportRun[] =>
  runs.filter(
    ({ kind, state }, index) =>
      state !== 'checked' || !runs.slice(0, index).some((later) => later.kind === kind && isImport(later)),
  );

const isImport = ({ state }: ImportRun): boolean => state === 'running' || state === 'done';
