import { FileInput } from '@mantine/core';
import { useState } from 'react';
import { largestSentFile, sentFileFaults, sentFileTypes } from '../../../contract/panel/conversations.ts';
import { Form } from '../../parts/Form.tsx';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import { conversationsApi } from './conversations-api.ts';
import { conversationsWords as words } from './conversations-words.ts';

interface Chosen {
  file: File | null;
  /** In base64. */
  content: string;
  fault: string;
}

const none: Chosen = { file: null, content: '', fault: '' };

/** A picture or a PDF for the customer. */
export function AttachFile({ id, close }: { id: string; close: () => void }) {
  const [add] = conversationsApi.useAddToConversationMutation();
  const [chosen, setChosen] = useState(none);
  const { file, content, fault } = chosen;
  useUnsaved(content !== '');
  const send = () => {
    if (file === null) setChosen({ ...none, fault: sentFileFaults.none });
    if (file === null || fault !== '') return undefined;
    return add({ params: { id }, body: { kind: 'file', name: file.name.slice(-200), content } });
  };
  return (
    <Form
      onSend={send}
      done={words.sent}
      onDone={() => {
        setChosen(none);
        close();
      }}
      onRefused={({ fields }) => {
        setChosen({ ...chosen, fault: fields.content ?? '' });
        return 'content' in fields;
      }}
      button={words.send}
      gap="sm"
    >
      <FileInput
        label={words.file.chosen}
        description={words.file.hint}
        placeholder={words.file.choose}
        accept={sentFileTypes.join()}
        value={file}
        onChange={async (next) => setChosen(next === null ? none : { file: next, ...(await readFile(next)) })}
        error={fault}
      />
    </Form>
  );
}

async function readFile(file: File): Promise<Omit<Chosen, 'file'>> {
  if (!sentFileTypes.includes(file.type)) return { content: '', fault: sentFileFaults.type };
  if (file.size > largestSentFile) return { content: '', fault: sentFileFaults.size };
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => {
      const content = String(reader.result ?? '').replace(/^.*?,/, '');
      resolve({ content, fault: content === '' ? words.file.unread : '' });
    };
    reader.readAsDataURL(file);
  });
}
