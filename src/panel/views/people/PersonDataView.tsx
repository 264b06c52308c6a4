import { Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { parseCnpj } from '../../../brazil/cnpj.ts';
import { parseCpf } from '../../../brazil/cpf.ts';
import { saveFile } from '../../../ui/files/save-file.ts';
import { Failure } from '../../parts/Failure.tsx';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { viewWords } from '../../words/view-words.ts';
import { useExportPersonMutation } from './people-api.ts';
import { peopleWords as words } from './people-words.ts';

/** Exports the data of a person or company by document. */
export function PersonDataView() {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [exportPerson, { error, isLoading, isSuccess, reset }] = useExportPersonMutation();

  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const document = parseCpf(typed) ?? parseCnpj(typed);
    setWrong(document === null);
    if (document === null) return;
    const answer = await exportPerson({ body: { document } });
    if (answer.data === undefined) return;
    const { data } = answer.data;
    const json = JSON.stringify(data, null, 2);
    saveFile(words.file(data.geradoEm), new Blob([json], { type: 'application/json' }));
    setTyped('');
  };

  return (
    <>
      <ViewTitle title={viewWords.personData} />
      <Text mb="md">{words.intro}</Text>
      <form onSubmit={(event) => void ask(event)}>
        <Group align="start" gap="md">
          <TextInput
            label={words.document}
            autoComplete="off"
            value={typed}
            error={isWrong && words.wrong}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setWrong(false);
              reset();
            }}
          />
          <LoadingButton type="submit" loading={isLoading} mt={25}>
            {words.download}
          </LoadingButton>
        </Group>
      </form>
      <Text role="status" mt="md">
        {isSuccess ? words.done : ''}
      </Text>
      {error && <Failure error={error} />}
    </>
  );
}
