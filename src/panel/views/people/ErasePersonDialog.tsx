import { Button, Text } from '@mantine/core';
import { formatCnpj } from '../../../brazil/cnpj.ts';
import { formatCpf } from '../../../brazil/cpf.ts';
import { erasureReasonWords } from '../../../content/operator/person-erasure-words.ts';
import { erasureReasons, type PersonErasure } from '../../../contract/panel/people.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { Form } from '../../parts/Form.tsx';
import { peopleApi } from './people-api.ts';
import { peopleWords as words } from './people-words.ts';

interface Props {
  document: string;
  close: () => void;
  onErased: (erasure: PersonErasure) => void;
}

/** Confirms an erasure; its reason has to be chosen. */
export function ErasePersonDialog({ document, close, onErased }: Props) {
  const [erase, { error }] = peopleApi.useErasePersonMutation();
  const readable = document.length === 11 ? formatCpf(document) : formatCnpj(document);
  return (
    <Dialog close={close} title={words.eraseTitle(readable)} centered>
      <Form
        onSend={(read) => {
          const reason = erasureReasons.find((one) => one === read('reason'));
          return reason && erase({ body: { document, reason } });
        }}
        onDone={onErased}
        // The dialog says it.
        onRefused={() => true}
        button={words.eraseSurely}
        color="red"
        beside={
          <Button variant="default" onClick={close} data-autofocus>
            {words.keepAll}
          </Button>
        }
      >
        <Text size="sm">{words.erases}</Text>
        <Text size="sm">{words.keeps}</Text>
        <Text size="sm" fw={700}>
          {words.final}
        </Text>
        <Choice
          name="reason"
          label={words.reason}
          options={erasureReasons.map((one) => [one, erasureReasonWords[one]])}
          none={words.chooseReason}
          missing={words.chooseReason}
          withAsterisk
        />
        {error && <Failure error={error} />}
      </Form>
    </Dialog>
  );
}
