import { Button, Group, type OptionsFilter, Select, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { withoutAccents } from '../../../brazil/without-accents.ts';
import type { InputOf } from '../../../contract/endpoint.ts';
import type { decideSentenceGroup, SentenceGroup } from '../../../contract/panel/teaching.ts';
import { useMay } from '../../session/use-operator.ts';
import { actTitle } from './act-words.ts';
import type { GroupProps } from './GroupRow.tsx';
import { sentenceWords as words } from './teaching-words.ts';
import { WriteAnswer } from './WriteAnswer.tsx';

export type Decision = InputOf<typeof decideSentenceGroup>['body'];

interface Props extends GroupProps {
  group: SentenceGroup;
  tell: (decision: Decision, done?: string) => Promise<void>;
}

const plain = (text: string): string => withoutAccents(text).toLowerCase();

/** Finds 'Não sabe' by 'nao sabe'. */
const foundIn: OptionsFilter = ({ options, search, limit }) =>
  options.flatMap((option) => {
    if (!('group' in option)) return [];
    const items = option.items.filter(({ label }) => plain(label).includes(plain(search))).slice(0, limit);
    return items.length === 0 ? [] : { ...option, items };
  });

/** What the sentences of a group do: one of the guesses, anything else, or nothing. */
export function DecisionForm({ group, topics, acts, tell }: Props) {
  const mayWrite = useMay()('catalogue.edit');
  const [isWriting, writing] = useDisclosure();
  return (
    <Stack component="fieldset" gap="sm" mt="sm" mx={0} p={0} bd={0} data-not-printed>
      <Text component="legend" size="sm" fw={600} p={0}>
        {words.guesses}
      </Text>
      {group.guesses.length > 0 && (
        <Group gap="xs">
          {group.guesses.map((act) => (
            <Button
              key={act}
              size="xs"
              variant="light"
              h="auto"
              py={6}
              styles={{ label: { whiteSpace: 'normal' } }}
              onClick={() => void tell({ state: 'taught', act })}
            >
              {actTitle(act, topics)}
            </Button>
          ))}
        </Group>
      )}
      <Select
        label={words.choose}
        placeholder={words.chooseHint}
        searchable
        filter={foundIn}
        limit={60}
        nothingFoundMessage={words.nothingFound}
        maw={480}
        value={null}
        onChange={(act) => act !== null && void tell({ state: 'taught', act })}
        data={acts}
      />
      <Group gap="xs">
        {mayWrite && (
          <Button size="xs" variant="default" onClick={writing.open}>
            {words.write}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => void tell({ state: 'noise' })}>
          {words.noise}
        </Button>
      </Group>
      {mayWrite && (
        <WriteAnswer
          example={group.example}
          isOpen={isWriting}
          close={writing.close}
          onWritten={(id) => tell({ state: 'taught', act: `ask:${id}` }, words.written)}
        />
      )}
    </Stack>
  );
}
