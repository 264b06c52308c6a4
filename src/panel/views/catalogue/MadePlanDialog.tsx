import { Button, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { planFaults } from '../../../catalogue/plan-problems.ts';
import type { CatalogueFiles } from '../../../contract/panel/catalogue.ts';
import { type MadePlan, termFields } from '../../../contract/publication.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Form } from '../../parts/Form.tsx';
import { CheckBoxes, TextBox } from '../../parts/inputs.tsx';
import { listsOfFiles, newSku, withoutPlan } from './draft-edits.ts';
import { FoldingRows } from './FoldingRows.tsx';
import { listTitle } from './list-title.ts';
import { madePlanWords as words } from './made-plan-words.ts';
import { toldPrices } from './PlanForm.tsx';
import { planTold, termWords } from './publishing/change-words.ts';
import { FigureInput, figureFault, figureOf, wholeFigure } from './TermInput.tsx';
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
  kind: wholeFigure(100_000),
}));
const prices = termFields.map((field) => ({ field, label: termWords[field].head, kind: figureOf(field) }));

/** A plan of the shop's own. Its prices are asked for once, and then changed like those of all others. */
export function MadePlanDialog({ draft, files, made, close, onSave }: Props) {
  const isNew = made.sku === '';
  const [given, setGiven] = useState(made);
  const [open, setOpen] = useState<string | null>('plan');
  const [tried, setTried] = useState<readonly string[]>([]);
  const edit = (parts: Partial<MadePlan>) => setGiven((old) => ({ ...old, ...parts }));
  const ofFiles = listsOfFiles(files).map(({ name }) => name);
  const faults = new Map<string, string | false>(
    Object.entries(planFaults({ ...given, lists: given.lists.filter((name) => ofFiles.includes(name)) })),
  );
  for (const { field, kind } of [...speeds, ...prices])
    if (Number.isNaN(given[field])) faults.set(field, figureFault(kind));
  const choices = (['benefits', 'lists'] as const).map((field) => {
    const options =
      field === 'lists'
        ? files.lists.map(({ name }) => [name, listTitle(name)] as const)
        : files.benefits.map(({ slug, name }) => [slug, name] as const);
    const chosen = options.flatMap(([value, title]) => (given[field].includes(value) ? [title] : []));
    return {
      id: field,
      title: words[field],
      summary: chosen.join(', ') || words.none,
      fields: [field],
      content: (
        <CheckBoxes
          label={words[field]}
          options={options}
          chosen={given[field]}
          change={(values) => edit({ [field]: values })}
          error={tried.includes(field) && faults.get(field)}
        />
      ),
    };
  });
  const numbers = (step: string, fields: typeof speeds | typeof prices) => (
    <SimpleGrid cols={2}>
      {fields.map(({ field, label, kind }) => (
        <FigureInput
          key={field}
          {...{ label, kind }}
          value={given[field] || undefined}
          onRead={(read = 0) => edit({ [field]: read })}
          error={tried.includes(step) && faults.get(field)}
        />
      ))}
    </SimpleGrid>
  );
  const priceStep = {
    id: 'prices',
    title: words.prices,
    summary: given.price_full > 0 && toldPrices(given),
    fields: termFields,
    content: numbers('prices', prices),
  };
  const steps = [
    {
      id: 'plan',
      title: words.named,
      summary: given.plan && `${given.plan}, ${given.plan_download}/${given.plan_upload} Mbps`,
      fields: ['plan', 'plan_download', 'plan_upload'],
      content: (
        <>
          {(['plan', 'description'] as const).map((field) => (
            <TextBox
              key={field}
              label={words[field]}
              maxLength={field === 'plan' ? 60 : 200}
              value={given[field]}
              change={(value) => edit({ [field]: value })}
              error={tried.includes('plan') && faults.get(field)}
            />
          ))}
          {numbers('plan', speeds)}
        </>
      ),
    },
    ...(isNew ? [priceStep] : []),
    ...choices,
  ];
  const save = (): undefined => {
    setTried(steps.map(({ id }) => id));
    const wrong = steps.find(({ fields }) => fields.some((field) => faults.get(field)));
    if (wrong) setOpen(wrong.id);
    const taken = [...files.plans.map(({ sku }) => sku), ...files.former];
    if (!wrong) onSave({ ...given, sku: made.sku || newSku(given, taken) });
  };
  const isNeeded = draft.publication.campaigns.some(({ offers }) =>
    offers?.some(({ sku }) => sku === made.sku),
  );
  return (
    <Dialog close={close} size="lg" title={isNew ? words.new : planTold(made)} keepsTyped>
      <Form onSend={save} button={isNew ? words.make : words.save}>
        <FoldingRows
          isSteps
          order={3}
          rows={steps}
          {...{ open, setOpen }}
          onContinue={(id) => setTried([...tried, id])}
        />
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
