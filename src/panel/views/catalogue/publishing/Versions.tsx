import { Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { readableMoment } from '../../../../brazil/readable-moment.ts';
import type { CatalogueFiles } from '../../../../contract/panel/catalogue.ts';
import type { Publication } from '../../../../contract/publication.ts';
import { Failure } from '../../../parts/Failure.tsx';
import { Heading } from '../../../parts/Heading.tsx';
import { ListTable } from '../../../parts/list/ListTable.tsx';
import { useOutcomeNotice } from '../../../parts/use-outcome-notice.ts';
import { useMay } from '../../../session/use-operator.ts';
import { catalogueApi } from '../catalogue-api.ts';
import { catalogueWords as words } from '../catalogue-words.ts';
import { describeChanges, describeWildPrices } from './describe-changes.ts';
import { PublishDialog } from './PublishDialog.tsx';

interface Props {
  files: CatalogueFiles;
  published: { version: number; publication: Publication };
  readAgain: () => Promise<unknown>;
}

export function Versions({ files, published, readAgain }: Props) {
  const { data, error, refetch } = catalogueApi.useListPublicationsQuery({});
  const [wanted, setWanted] = useState<number | null>(null);
  const mayPublish = useMay()('catalogue.publish');
  const versions = data?.versions ?? [];
  return (
    <section aria-labelledby="versoes">
      <Group justify="space-between" mb="xs">
        <Heading id="versoes">{words.versions}</Heading>
        {mayPublish && published.version > 0 && (
          <Button size="xs" variant="default" onClick={() => setWanted(0)}>
            {words.files}
          </Button>
        )}
      </Group>
      {error && <Failure error={error} retry={refetch} />}
      {data && versions.length === 0 && <Text size="sm">{words.noVersions}</Text>}
      {versions.length > 0 && (
        <ListTable
          rows={versions}
          keyOf={({ version }) => version}
          columns={[
            { head: words.version, cell: ({ version }) => version, isRowHead: true },
            {
              head: words.when,
              from: 'sm',
              folds: true,
              isOneLine: true,
              cell: ({ publishedAt }) => readableMoment(publishedAt),
            },
            { head: words.who, from: 'sm', folds: true, cell: ({ author }) => author },
            {
              head: words.note,
              from: 'sm',
              folds: true,
              cell: ({ note, restores }) =>
                [restores !== null && words.restores(restores), note].filter(Boolean).join('. '),
            },
            {
              head: words.restore,
              cell: ({ version }) =>
                version === published.version ? (
                  <Badge color="teal">{words.current}</Badge>
                ) : (
                  mayPublish && (
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      aria-label={words.restoreOf(version)}
                      onClick={() => setWanted(version)}
                    >
                      {words.restore}
                    </Button>
                  )
                ),
            },
          ]}
        />
      )}
      {wanted !== null && (
        <Restore {...{ files, published, wanted, readAgain }} close={() => setWanted(null)} />
      )}
    </section>
  );
}

interface RestoreProps extends Props {
  wanted: number;
  close: () => void;
}

function Restore({ files, published, wanted, close, readAgain }: RestoreProps) {
  const { data, error: unread } = catalogueApi.useReadPublicationQuery({ params: { version: wanted } });
  const notify = useOutcomeNotice();
  const [note, setNote] = useState('');
  const [restore, { error, isLoading }] = catalogueApi.useRestorePublicationMutation();
  return (
    <PublishDialog
      isOpen
      title={wanted === 0 ? words.filesTitle : words.restoreTitle(wanted)}
      action={wanted === 0 ? words.files : words.restore}
      changes={data ? describeChanges(published.publication, data.publication, files) : null}
      wildPrices={data ? describeWildPrices(published.publication, data.publication, files) : []}
      error={error ?? unread}
      hint={words.draftsStay}
      {...{ close, isLoading, readAgain, note, setNote }}
      onConfirm={async () => {
        const body = { published: published.version, note };
        const result = await restore({ params: { version: wanted }, body });
        if (result.data === undefined) return;
        close();
        await readAgain();
        await notify(Promise.resolve(result), words.published(result.data.version));
      }}
    />
  );
}
