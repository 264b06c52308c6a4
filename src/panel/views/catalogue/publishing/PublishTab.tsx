import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { CatalogueFiles } from '../../../../contract/panel/catalogue.ts';
import type { Publication } from '../../../../contract/publication.ts';
import { Heading } from '../../../parts/Heading.tsx';
import { useOutcomeNotice } from '../../../parts/use-outcome-notice.ts';
import { useMay } from '../../../session/use-operator.ts';
import { catalogueApi } from '../catalogue-api.ts';
import { catalogueWords as words } from '../catalogue-words.ts';
import { problemSubject } from '../problem-subject.ts';
import type { DraftState } from '../use-draft.ts';
import { ChangeList } from './ChangeList.tsx';
import { DiscardDraft } from './DiscardDraft.tsx';
import { describeChanges, describeWildPrices } from './describe-changes.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { Versions } from './Versions.tsx';

interface Props {
  draft: DraftState;
  files: CatalogueFiles;
  published: { version: number; publication: Publication };
  readAgain: () => Promise<unknown>;
  note: string;
  setNote: (note: string) => void;
}

export function PublishTab({ draft, files, published, readAgain, note, setNote }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [publish, { error, isLoading, reset }] = catalogueApi.usePublishCatalogueMutation();
  const may = useMay();
  const notify = useOutcomeNotice();
  const { problems } = draft;
  const changes = describeChanges(published.publication, draft.publication, files);
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <Stack gap="lg">
      <section aria-labelledby="impede">
        <Heading id="impede" mb="xs">
          {words.problems}
        </Heading>
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
        <Heading id="muda" mb="xs">
          {words.changes}
        </Heading>
        {changes.length === 0 ? <Text size="sm">{words.noChanges}</Text> : <ChangeList changes={changes} />}
      </section>
      <Group>
        {may('catalogue.publish') && (
          <Button
            disabled={changes.length === 0 || problems.length > 0 || draft.state !== 'saved'}
            onClick={() => setOpen(true)}
          >
            {words.publish}
          </Button>
        )}
        {!may('catalogue.publish') && changes.length > 0 && <Text size="sm">{words.whoPublishes}</Text>}
        {may('catalogue.edit') && <DiscardDraft {...{ draft, changes, readAgain }} />}
      </Group>
      <PublishDialog
        title={words.publishTitle}
        action={words.publish}
        wildPrices={describeWildPrices(published.publication, draft.publication, files)}
        {...{ isOpen, close, error, isLoading, changes, readAgain, note, setNote }}
        onConfirm={async () => {
          const body = { draft: draft.version, published: published.version, note };
          const outcome = await publish({ body });
          if (outcome.data === undefined) return;
          close();
          setNote('');
          await readAgain();
          await notify(Promise.resolve(outcome), words.published(outcome.data.version));
        }}
      />
      <Versions
        {...{ files, published, readAgain }}
        hint={changes.length === 0 ? words.draftGoesToo : words.draftStays}
      />
    </Stack>
  );
}
