import { Alert, Button, List, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { CatalogueFiles } from '../../../../contract/panel/catalogue.ts';
import type { Publication } from '../../../../contract/publication.ts';
import { useMay } from '../../../session/use-operator.ts';
import { usePublishCatalogueMutation } from '../catalogue-api.ts';
import { catalogueWords as words } from '../catalogue-words.ts';
import { problemSubject } from '../problem-subject.ts';
import type { DraftState } from '../use-draft.ts';
import { ChangeList } from './ChangeList.tsx';
import { describeChanges, describeWildPrices } from './describe-changes.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { Versions } from './Versions.tsx';

interface Props {
  draft: DraftState;
  files: CatalogueFiles;
  published: { version: number; publication: Publication };
  readAgain: () => Promise<unknown>;
}

/** Problems of the draft, its changes and the history. */
export function PublishTab({ draft, files, published, readAgain }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [publish, { error, isLoading, reset }] = usePublishCatalogueMutation();
  const mayPublish = useMay()('catalogue.publish');
  const { problems } = draft;
  const changes = describeChanges(published.publication, draft.publication, files);
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <Stack gap="lg">
      <section aria-labelledby="impede">
        <Title order={2} size="h4" id="impede" mb="xs">
          {words.problems}
        </Title>
        {problems.length === 0 ? (
          <Text size="sm">{words.noProblems}</Text>
        ) : (
          <Alert color="red">
            <List size="sm">
              {problems.map((problem) => (
                <List.Item key={`${problem.part} ${problem.key} ${problem.message}`}>
                  {[problemSubject(problem, draft.publication, files), problem.message]
                    .filter((text) => text !== '')
                    .join(': ')}
                </List.Item>
              ))}
            </List>
          </Alert>
        )}
      </section>
      <section aria-labelledby="muda">
        <Title order={2} size="h4" id="muda" mb="xs">
          {words.changes}
        </Title>
        {changes.length === 0 ? <Text size="sm">{words.noChanges}</Text> : <ChangeList changes={changes} />}
      </section>
      {mayPublish && (
        <Button
          style={{ alignSelf: 'flex-start' }}
          disabled={changes.length === 0 || problems.length > 0 || draft.state !== 'saved'}
          onClick={() => setOpen(true)}
        >
          {words.publish}
        </Button>
      )}
      <PublishDialog
        title={words.publishTitle}
        action={words.publish}
        wildPrices={describeWildPrices(published.publication, draft.publication, files)}
        {...{ isOpen, close, error, isLoading, changes }}
        onConfirm={async (note) => {
          const body = { draft: draft.version, published: published.version, note };
          const { data } = await publish({ body });
          if (data === undefined) return;
          close();
          await readAgain();
        }}
      />
      <Versions
        {...{ files, published, readAgain }}
        hint={changes.length === 0 ? words.draftGoesToo : words.draftStays}
      />
    </Stack>
  );
}
