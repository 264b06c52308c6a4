import { Badge, Button, Group, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { CatalogueFiles } from '../../../contract/panel/catalogue.ts';
import type { Publication } from '../../../contract/publication.ts';
import { Failure } from '../../parts/Failure.tsx';
import { readableMoment } from '../../parts/moment.ts';
import { useMay } from '../../session/use-operator.ts';
import {
  useListPublicationsQuery,
  useReadPublicationQuery,
  useRestorePublicationMutation,
} from './catalogue-api.ts';
import { catalogueWords as words } from './catalogue-words.ts';
import { describeChanges } from './describe-changes.ts';
import { PublishDialog } from './PublishDialog.tsx';

interface Props {
  files: CatalogueFiles;
  published: { version: number; publication: Publication };
  readAgain: () => Promise<unknown>;
}

/** Everything that was published, and the way back to any of it. */
export function Versions({ files, published, readAgain }: Props) {
  const { data, error, refetch } = useListPublicationsQuery({});
  const [wanted, setWanted] = useState<number | null>(null);
  const mayPublish = useMay()('catalogue.publish');
  const versions = data?.versions ?? [];
  return (
    <section aria-labelledby="versoes">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4" id="versoes">
          {words.versions}
        </Title>
        {mayPublish && published.version > 0 && (
          <Button size="xs" variant="default" onClick={() => setWanted(0)}>
            {words.files}
          </Button>
        )}
      </Group>
      {error && <Failure error={error} retry={refetch} />}
      {data && versions.length === 0 && <Text size="sm">{words.noVersions}</Text>}
      {versions.length > 0 && (
        <Table.ScrollContainer minWidth={560}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                {[words.version, words.when, words.who, words.note, words.restore].map((head) => (
                  <Table.Th key={head} scope="col">
                    {head}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {versions.map(({ version, publishedAt, author, note, restores }) => (
                <Table.Tr key={version}>
                  <Table.Th scope="row">{version}</Table.Th>
                  <Table.Td>{readableMoment(publishedAt)}</Table.Td>
                  <Table.Td>{author}</Table.Td>
                  <Table.Td>
                    {[restores !== null && words.restores(restores), note].filter(Boolean).join('. ')}
                  </Table.Td>
                  <Table.Td>
                    {version === published.version ? (
                      <Badge variant="light" color="teal">
                        {words.current}
                      </Badge>
                    ) : (
                      mayPublish && (
                        <Button
                          size="compact-xs"
                          variant="subtle"
                          aria-label={words.restoreTitle(version)}
                          onClick={() => setWanted(version)}
                        >
                          {words.restore}
                        </Button>
                      )
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {wanted !== null && (
        <Restore
          {...{ files, published, wanted }}
          close={() => setWanted(null)}
          restored={async () => {
            setWanted(null);
            await readAgain();
          }}
        />
      )}
    </section>
  );
}

interface RestoreProps extends Omit<Props, 'readAgain'> {
  wanted: number;
  close: () => void;
  restored: () => Promise<void>;
}

function Restore({ files, published, wanted, close, restored }: RestoreProps) {
  const { data, error: unread } = useReadPublicationQuery({ params: { version: wanted } });
  const [restore, { error, isLoading }] = useRestorePublicationMutation();
  return (
    <PublishDialog
      isOpen
      title={wanted === 0 ? words.filesTitle : words.restoreTitle(wanted)}
      action={wanted === 0 ? words.files : words.restore}
      changes={data ? describeChanges(published.publication, data.publication, files) : null}
      error={error ?? unread}
      {...{ close, isLoading }}
      onConfirm={async (note) => {
        const body = { published: published.version, note };
        const result = await restore({ params: { version: wanted }, body });
        if (result.data !== undefined) await restored();
      }}
    />
  );
}
