import { Button, Group, Modal, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { faqGroups } from '../../../content/faq/questions.ts';
import { Failure } from '../../parts/Failure.tsx';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { useReadCatalogueDraftQuery, useSaveCatalogueDraftMutation } from '../catalogue/catalogue-api.ts';
import { catalogueWords } from '../catalogue/catalogue-words.ts';
import { questionChanges, withQuestions } from '../catalogue/draft-edits.ts';
import { idOf } from '../catalogue/questions/NewQuestion.tsx';
import { conversationWords as words } from './conversation-words.ts';

interface Props {
  /** The sentence that it answers. */
  example: string;
  close: () => void;
  onWritten: (id: string) => Promise<void>;
}

const places = [
  { value: '', label: words.onlyHere },
  ...faqGroups.general.map(({ title }) => ({ value: title, label: words.onPage(title) })),
];

export const WriteAnswer = ({ isOpen, ...props }: Props & { isOpen: boolean }) => (
  <Modal opened={isOpen} onClose={props.close} title={words.write} size="lg">
    <AnswerForm {...props} />
  </Modal>
);

/** Adds a question to the draft of the catalogue, with the sentence as a wording of it. */
function AnswerForm({ example, close, onWritten }: Props) {
  // What the masks left of the sentence.
  const said = example.replace(/\s*\[[^\]]*\]/g, '').trim();
  const [typed, setTyped] = useState({ question: said, answer: '', group: '' });
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { data, error: unread, refetch } = useReadCatalogueDraftQuery({});
  const [save, { error: unsaved, isLoading }] = useSaveCatalogueDraftMutation();
  const { question, answer, group } = typed;
  const missing = {
    question: idOf(question) === '' && catalogueWords.questionMissing,
    answer: answer.trim() === '' && catalogueWords.answerMissing,
  };
  const write = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = Object.entries(missing).flatMap(([name, text]) => (text ? name : []));
    if (first !== undefined) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (data === undefined) return;
    const { version, publication } = data.draft;
    const set = group === '' ? 'conversation' : 'general';
    const old = questionChanges(publication, set);
    const added = { id: idOf(question), group, question, answer, wordings: said === '' ? [] : [said] };
    const changed = withQuestions(publication, set, { ...old, added: [...old.added, added] });
    const outcome = await save({ body: { version, publication: changed } });
    // Somebody else may have saved a draft: the next press adds to theirs.
    await refetch();
    if (outcome.error === undefined) await onWritten(added.id);
  };
  const failure = unsaved ?? unread;
  return (
    <form ref={form} onSubmit={(event) => void write(event)} noValidate>
      <Stack gap="sm">
        <Text size="sm">{words.writeText}</Text>
        <NativeSelect
          label={words.where}
          data={places}
          value={group}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, group: value })}
        />
        <TextInput
          name="question"
          label={catalogueWords.question}
          maxLength={200}
          value={question}
          error={isTried && missing.question}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, question: value })}
        />
        <Textarea
          name="answer"
          label={catalogueWords.answer}
          description={catalogueWords.answerHint}
          autosize
          minRows={3}
          maxLength={4000}
          value={answer}
          error={isTried && missing.answer}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, answer: value })}
        />
        {failure && <Failure error={failure} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {catalogueWords.cancel}
          </Button>
          <LoadingButton type="submit" loading={isLoading || !data}>
            {words.save}
          </LoadingButton>
        </Group>
      </Stack>
    </form>
  );
}
