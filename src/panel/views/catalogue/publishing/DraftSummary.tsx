import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { CatalogueFiles } from '../../../../contract/panel/catalogue.ts';
import { Heading } from '../../../parts/Heading.tsx';
import { useMay } from '../../../session/use-operator.ts';
import { catalogueWords as words } from '../catalogue-words.ts';
import { problemSubject } from '../problem-subject.ts';
import { authorParameter, type DraftState } from '../use-draft.ts';
import { ChangeList } from './ChangeList.tsx';
import { DiscardDraft } from './DiscardDraft.tsx';

export interface ShownDraft
  extends Pick<DraftState, 'author' | 'version' | 'publication' | 'problems' | 'state' | 'lastSave'> {
  /** Of its author, if it is not one's own. */
  name: string | undefined;
  /** With what the draft makes. */
  files: CatalogueFiles;
  changes: readonly string[];
}

interface Props {
  draft: ShownDraft;
  isOneOfSeveral: boolean;
  readAgain: () => Promise<unknown>;
}

export function DraftSummary({ draft, isOneOfSeveral, readAgain }: Props) {
  const may = useMay();
  const { author, name, problems, changes, publication, files } = draft;
  return (
    <Stack>
      {(problems.length > 0 || !isOneOfSeveral) && (
        <section aria-labelledby={`impede-${author}`}>
          <Heading id={`impede-${author}`} mb="xs">
            {words.problems}
          </Heading>
          {problems.length === 0 ? (
            <Text size="sm">{words.noProblems}</Text>
          ) : (
            <Alert color="red">
              <List size="sm">
                {problems.map((problem) => (
                  <List.Item key={`${problem.part} ${problem.key} ${problem.message}`}>
                    {[problemSubject(problem, publication, files), problem.message]
                      .filter((text) => text !== '')
                      .join(': ')}
                  </List.Item>
                ))}
              </List>
              {isOneOfSeveral && <Text size="sm">{words.staysOut}</Text>}
            </Alert>
          )}
        </section>
      )}
      <section aria-labelledby={`muda-${author}`}>
        <Heading id={`muda-${author}`} mb="xs">
          {words.changes}
        </Heading>
        {changes.length === 0 ? <Text size="sm">{words.noChanges}</Text> : <ChangeList changes={changes} />}
      </section>
      <Group>
        {name !== undefined && (
          <Button
            variant="default"
            component={Link}
            to={{ search: `?aba=preview&${authorParameter}=${author}` }}
          >
            {words.seePreview}
          </Button>
        )}
        {(name === undefined ? may('catalogue.edit') : may('catalogue.publish')) && (
          <DiscardDraft {...{ draft, name, changes, readAgain }} />
        )}
      </Group>
    </Stack>
  );
}
