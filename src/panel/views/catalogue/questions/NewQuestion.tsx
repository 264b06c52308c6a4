import { Stack } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { referencesIn } from '../../../../content/faq/typed-answer.ts';
import type { FaqChange } from '../../../../contract/publication.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { TextArea, TextBox } from '../../../parts/inputs.tsx';
import { LoadingButton } from '../../../parts/LoadingButton.tsx';
import { useUnsaved } from '../../../unsaved/use-unsaved.ts';
import { catalogueWords as words } from '../catalogue-words.ts';
import { slugOf, withoutEmpty } from '../draft-edits.ts';
import { madePlanWords } from '../made-plan-words.ts';
import { lostAt } from '../use-address-choice.ts';
import { DeadLinks } from './DeadLinks.tsx';
import { SaidBubble } from './SaidBubble.tsx';
import { SpokenFields } from './SpokenFields.tsx';

type Added = FaqChange['added'][number];

const longest = 60;

interface Props {
  groups: readonly string[];
  isOnPages: boolean;
  begun?: Partial<Added>;
  /** Tells whether it was added; otherwise what is typed stays. */
  onAdd: (added: Added) => boolean | Promise<boolean>;
}

export function NewQuestion({ groups, isOnPages, begun = {}, onAdd }: Props) {
  const empty: Added = { id: '', group: groups[0] ?? '', question: '', answer: '' };
  const [untouched, setUntouched] = useState<Added>({ ...empty, ...begun });
  const [typed, setTyped] = useState(untouched);
  const [isAdding, setAdding] = useState(false);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = typed.id || slugOf(typed.question, longest);
  const missing = {
    question: typed.question.trim() === '' && words.questionMissing,
    // A question of punctuation only yields an empty id.
    id: typed.question.trim() !== '' && id === '' && words.idMissing,
    answer: typed.answer.trim() === '' && words.answerMissing,
  };
  useUnsaved(typed !== untouched, { isLostAt: lostAt('aba') });
  const write = (parts: Partial<Added>) => setTyped({ ...typed, ...parts });
  const field = (name: keyof typeof missing) => ({
    name,
    label: words[name],
    error: isTried && missing[name],
    value: typed[name],
    change: (value: string) => write({ [name]: value }),
  });
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const [first] = Object.entries(missing).flatMap(([name, text]) => (text ? name : []));
    setTried(first !== undefined);
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    // The selected group may not exist in the chosen set.
    const group = groups.includes(typed.group) ? typed.group : empty.group;
    setAdding(true);
    if (await onAdd({ ...withoutEmpty(typed), id, group })) {
      setUntouched(empty);
      setTyped(empty);
    }
    setAdding(false);
  };
  return (
    <form ref={form} onSubmit={(event) => void add(event)} noValidate>
      <Stack gap="xs">
        {groups.length > 1 && (
          <Choice
            label={words.group}
            value={typed.group}
            options={groups.map((title) => [title, title])}
            change={(group) => write({ group })}
          />
        )}
        <TextBox {...field('question')} maxLength={200} />
        <TextBox {...field('id')} maxLength={60} placeholder={slugOf(typed.question, longest)} />
        <div>
          <TextArea {...field('answer')} description={words.answerHint} minRows={3} maxLength={4000} />
          <DeadLinks links={referencesIn(typed.answer).links} campaigns={typed.campaigns} />
        </div>
        <SpokenFields asked={typed} isOnPages={isOnPages} hasOwnReply={false} onChange={write} />
        <SaidBubble item={{ ...typed, state: 'added', isHidden: false }} isOnPages={isOnPages} />
        <LoadingButton type="submit" loading={isAdding} style={{ alignSelf: 'flex-start' }}>
          {madePlanWords.make}
        </LoadingButton>
      </Stack>
    </form>
  );
}
