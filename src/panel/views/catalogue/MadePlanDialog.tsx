import { Button, NumberInput, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { planFaults } from '../../../catalogue/plan-problems.ts';
import type { CatalogueFiles } from '../../../contract/panel/catalogue.ts';
import { type MadePlan, termFields } from '../../../contract/publication.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Form } from '../../parts/Form.tsx';
import { CheckBoxes, TextBox } from '../../parts/inputs.tsx';
import { listsOfFiles, newSku, withoutPlan } from './draft-edits.ts';
import { listTitle } from './list-title.ts';
import { madePlanWords as words } from './made-plan-words.ts';
import { planTold, termWords } from './publishing/change-words.ts';
import { inputOf, wholeInput } from './TermInput.tsx';
import type { DraftState } from './use-draft.ts';

interface Props {
  draft: DraftState;
  files: CatalogueFiles;
  /** A new one has no sku. */
  made: MadePlan;
  close: () => void;
  onSave: (plan: MadePlan) => void;
}

const speeds = (['plan_download', 'plan_upload'] as const).map((field) => ({
  field,
  label: words[field],
  input: wholeInput(100_000),
}));
const prices = termFields.map((field) => ({ field, label: termWords[field].head, input: inputOf(field) }));

/** A plan of the shop's own. Its prices are asked for once, and then changed like those of all others. */
export function MadePlanDialog({ draft, files, made, close, onSave }: Props) {
  const isNew = made.sku === '';
  const [given, setGiven] = useState(made);
  const [isTried, setTried] = useState(false);
  const edit = (parts: Partial<MadePlan>) => setGiven((old) => ({ ...old, ...parts }));
  const faults = new Map(Object.entries(planFaults(given)));
  const wrong = (field: string) => isTried && faults.get(field);
  const save = (): undefined => {
    setTried(true);
    const taken = [...files.plans.map(({ sku }) => sku), ...files.former];
    if ([...faults.values()].every((fault) => !fault))
      onSave({ ...given, sku: made.sku || newSku(given, taken) });
  };
  const choices = [
    { field: 'benefits', of: files.benefits.map(({ slug, name }) => [slug, name] as const) },
    { field: 'lists', of: listsOfFiles(files).map(({ name }) => [name, listTitle(name)] as const) },
  ] as const;
  const isNeeded = draft.publication.campaigns.some(({ offers }) =>
    offers?.some(({ sku }) => sku === made.sku),
  );
  return (
    <Dialog close={close} size="lg" title={isNew ? words.new : planTold(made)} closeOnClickOutside={false}>
      <Form onSend={save} button={isNew ? words.make : words.save}>
        {(['plan', 'description'] as const).map((field) => (
          <TextBox
            key={field}
            label={words[field]}
            maxLength={field === 'plan' ? 60 : 200}
            value={given[field]}
            change={(value) => edit({ [field]: value })}
            error={wrong(field)}
          />
        ))}
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {[...speeds, ...(isNew ? prices : [])].map(({ field, label, input }) => (
            <NumberInput
              key={field}
              {...{ label, ...input }}
              value={given[field] || ''}
              onValueChange={({ floatValue = 0 }) => edit({ [field]: floatValue })}
              error={wrong(field)}
            />
          ))}
        </SimpleGrid>
        {choices.map(({ field, of }) => (
          <CheckBoxes
            key={field}
            label={words[field]}
            options={of}
            chosen={given[field]}
            change={(chosen) => edit({ [field]: chosen })}
            error={wrong(field)}
          />
        ))}
        {!isNew && !isNeeded && (
          <Button
            variant="subtle"
            color="red"
            onClick={() => {
              draft.change((old) => withoutPlan(old, made.sku));
              close();
            }}
          >
            {words.remove}
          </Button>
        )}
      </Form>
    </Dialog>
  );
}
