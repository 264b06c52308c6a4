import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { CatalogueFiles } from '../../../../contract/panel/catalogue.ts';
import { CallButton } from '../../../parts/CallButton.tsx';
import { Heading } from '../../../parts/Heading.tsx';
import { useMay } from '../../../session/use-operator.ts';
import { catalogueApi } from '../catalogue-api.ts';
import { catalogueWords as words } from '../catalogue-words.ts';
import { problemSubject } from '../problem-subject.ts';
import { authorParameter, type DraftState } from '../use-draft.ts';
import { ChangeList } from './ChangeList.tsx';
import { DiscardDraft } from './DiscardDraft.tsx';

export interface ShownDraft
  extends Pick<DraftState, 'author' | 'version' | 'publication' | 'problems' | 'state' | 'lastSave'> {
  name: string;
  /** Of a draft of somebody else; one's own is told of in every tab. */
  savedOn?: number;
  isOwn: boolean;
  /** Its author's account has ended. */
  isLeft: boolean;
  /** With what the draft makes. */
  files: CatalogueFiles;
  changes: readonly string[];
}

interface Props {
  draft: ShownDraft;
  isOneOfSeveral: boolean;
  isHeldUp: boolean;
  readAgain: () => Promise<unknown>;
}

export function DraftSummary({ draft, isOneOfSeveral, isHeldUp, readAgain }: Props) {
  const may = useMay();
  const [takeOver] = catalogueApi.useTakeOverCatalogueDraftMutation();
  const { author, version, name, isOwn, isLeft, problems, changes, publication, files } = draft;
  return (
    <Stack>
      {(problems.length > 0 || !isOneOfSeveral) && (
        <Part title={words.problems} {...{ isOneOfSeveral }}>
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
        </Part>
      )}
      <Part title={words.changes} {...{ isOneOfSeveral }}>
        {changes.length === 0 ? <Text size="sm">{words.noChanges}</Text> : <ChangeList changes={changes} />}
      </Part>
      <Group>
        {!isOwn && (
          <Button
            variant="default"
            component={Link}
            to={{ search: `?aba=preview&${authorParameter}=${author}` }}
          >
            {words.seePreview}
          </Button>
        )}
        {isLeft && !isHeldUp && may('catalogue.publish') && may('catalogue.edit') && (
          <CallButton
            call={() => takeOver({ body: { author, version } })}
            done={words.takenOver(name)}
            onDone={readAgain}
          >
            {words.takeOver}
          </CallButton>
        )}
        {(may('catalogue.publish') || (isOwn && may('catalogue.edit'))) && (
          <DiscardDraft
            name={isOwn ? undefined : name}
            isHeldUp={!isOwn && isHeldUp}
            {...{ draft, changes, readAgain }}
          />
        )}
      </Group>
    </Stack>
  );
}

interface PartProps {
  title: string;
  isOneOfSeveral: boolean;
  children: ReactNode;
}

function Part({ title, isOneOfSeveral, children }: PartProps) {
  const id = useId();
  const parts = (
    <>
      <Heading id={id} mb="xs" order={isOneOfSeveral ? 3 : 2}>
        {title}
      </Heading>
      {children}
    </>
  );
  // Several of one name would be no landmarks.
  return isOneOfSeveral ? <div>{parts}</div> : <section aria-labelledby={id}>{parts}</section>;
}
