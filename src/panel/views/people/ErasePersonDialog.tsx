import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { formatCnpj } from '../../../brazil/cnpj.ts';
import { formatCpf } from '../../../brazil/cpf.ts';
import { erasureReasonWords } from '../../../content/operator/person-erasure-words.ts';
import { type ErasureReason, erasureReasons, type PersonErasure } from '../../../contract/panel/people.ts';
import { Failure } from '../../parts/Failure.tsx';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { useReturnFocus } from '../../parts/use-return-focus.ts';
import { peopleApi } from './people-api.ts';
import { peopleWords as words } from './people-words.ts';

interface Props {
  document: string;
  close: () => void;
  onErased: (erasure: PersonErasure) => void;
}

/** Confirms an erasure; its reason has to be chosen. */
export function ErasePersonDialog({ document, close, onErased }: Props) {
  useReturnFocus();
  const [erase, { error, isLoading }] = peopleApi.useErasePersonMutation();
  const [reason, setReason] = useState<ErasureReason | null>(null);
  const [isTried, setTried] = useState(false);
  const reasonField = useRef<HTMLInputElement>(null);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason === null) return reasonField.current?.focus();
    const { data } = await erase({ body: { document, reason } });
    if (data !== undefined) onErased(data);
  };

  const readable = document.length === 11 ? formatCpf(document) : formatCnpj(document);
  return (
    <Modal opened onClose={close} title={words.eraseTitle(readable)} centered>
      <form onSubmit={send} noValidate>
        <Stack>
          <Text size="sm">{words.erases}</Text>
          <Text size="sm">{words.keeps}</Text>
          <Text size="sm" fw={700}>
            {words.final}
          </Text>
          <Select
            ref={reasonField}
            label={words.reason}
            placeholder={words.chooseReason}
            withAsterisk
            value={reason}
            onChange={(chosen) => setReason(erasureReasons.find((one) => one === chosen) ?? null)}
            data={erasureReasons.map((one) => ({ value: one, label: erasureReasonWords[one] }))}
            error={isTried && reason === null && words.chooseReason}
            allowDeselect={false}
          />
          {error && <Failure error={error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={close} data-autofocus>
              {words.keepAll}
            </Button>
            <LoadingButton type="submit" color="red" loading={isLoading}>
              {words.eraseSurely}
            </LoadingButton>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
