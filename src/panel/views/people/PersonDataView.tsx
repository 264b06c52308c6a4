import { Button, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { parseCnpj } from '../../../brazil/cnpj.ts';
import { parseCpf } from '../../../brazil/cpf.ts';
import { saveFile } from '../../../ui/files/save-file.ts';
import { Failure } from '../../parts/Failure.tsx';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { useMay } from '../../session/use-operator.ts';
import { ErasePersonDialog } from './ErasePersonDialog.tsx';
import { peopleApi } from './people-api.ts';
import { erasureResult, peopleWords as words } from './people-words.ts';

export function PersonDataView() {
  const may = useMay();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [done, setDone] = useState('');
  const [toErase, setToErase] = useState<string | null>(null);
  const [exportPerson, { error, isLoading, reset }] = peopleApi.useExportPersonMutation();

  const input = useRef<HTMLInputElement>(null);

  const readDocument = () => {
    const document = parseCpf(typed) ?? parseCnpj(typed);
    setWrong(document === null);
    if (document === null) input.current?.focus();
    setDone('');
    return document;
  };

  const download = async (event: FormEvent) => {
    event.preventDefault();
    const document = readDocument();
    if (document === null) return;
    const answer = await exportPerson({ body: { document } });
    if (answer.data === undefined) return;
    const { data } = answer.data;
    const json = JSON.stringify(data, null, 2);
    saveFile(words.file(data.geradoEm), new Blob([json], { type: 'application/json' }));
    // The document stays: erasing, which comes next, needs it.
    setDone(words.done);
  };

  return (
    <>
      <ViewTitle />
      <Text mb="md">{words.intro}</Text>
      <form onSubmit={(event) => void download(event)}>
        <Group align="start" gap="md">
          <TextInput
            ref={input}
            label={words.document}
            autoComplete="off"
            value={typed}
            error={isWrong && words.wrong}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setWrong(false);
              setDone('');
              reset();
            }}
          />
          <LoadingButton type="submit" loading={isLoading} mt={25}>
            {words.download}
          </LoadingButton>
          {may('personal.erase') && (
            <Button
              variant="outline"
              color="red"
              mt={25}
              onClick={() => {
                reset();
                setToErase(readDocument());
              }}
            >
              {words.erase}
            </Button>
          )}
        </Group>
      </form>
      <Text role="status" mt="md">
        {done}
      </Text>
      {error && <Failure error={error} />}
      {toErase !== null && (
        <ErasePersonDialog
          document={toErase}
          close={() => setToErase(null)}
          onErased={(erasure) => {
            setToErase(null);
            setDone(erasureResult(erasure));
            setTyped('');
          }}
        />
      )}
    </>
  );
}
