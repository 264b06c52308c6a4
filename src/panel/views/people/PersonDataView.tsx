import { Button, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { parseCpf } from '../../../brazil/cpf.ts';
import { Failure } from '../../parts/Failure.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { viewWords } from '../../words/view-words.ts';
import { useExportPersonMutation } from './people-api.ts';
import { peopleWords as words } from './people-words.ts';
import { saveJson } from './save-json.ts';

/** A person's data as a file, by their document. */
export function PersonDataView() {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [exportPerson, { error, isLoading, isSuccess, reset }] = useExportPersonMutation();

  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const cpf = parseCpf(typed);
    setWrong(cpf === null);
    if (cpf === null) return;
    const answer = await exportPerson({ body: { cpf } });
    if (answer.data === undefined) return;
    const { data } = answer.data;
    saveJson(words.file(data.geradoEm), data);
    setTyped('');
  };

  return (
    <>
      <ViewTitle title={viewWords.personData} />
      <Text mb="md">{words.intro}</Text>
      <form onSubmit={(event) => void ask(event)}>
        <Group align="start" gap="md">
          <TextInput
            label={words.cpf}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            error={isWrong && words.wrong}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setWrong(false);
              reset();
            }}
          />
          <Button type="submit" loading={isLoading} mt={25}>
            {words.download}
          </Button>
        </Group>
      </form>
      <Text role="status" mt="md">
        {isSuccess ? words.done : ''}
      </Text>
      {error && <Failure error={error} />}
    </>
  );
}
