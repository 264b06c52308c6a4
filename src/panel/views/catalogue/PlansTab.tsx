import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { checkWords } from '../../../content/publication-checks.ts';
import type { CatalogueFiles } from '../../../contract/panel/catalogue.ts';
import { endsFirst, listOfMade, type MadePlan } from '../../../contract/publication.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { catalogueWords as words } from './catalogue-words.ts';
import { defaultTerms, inEveryList, withPlan } from './draft-edits.ts';
import { Editable } from './Editable.tsx';
import { FoldingRows } from './FoldingRows.tsx';
import { listTitle } from './list-title.ts';
import { MadePlanDialog } from './MadePlanDialog.tsx';
import { madePlanWords } from './made-plan-words.ts';
import { planRow } from './PlanForm.tsx';
import { SoldPeriod, toldPeriod } from './SoldPeriod.tsx';
import { useAddressChoice } from './use-address-choice.ts';
import type { DraftState } from './use-draft.ts';

const emptyPlan = {
  sku: '',
  plan: '',
  description: '',
  plan_download: 0,
  plan_upload: 0,
  price_full: 0,
  price: 0,
  price_with_dacc: 0,
  benefits: [],
};

interface Props {
  draft: DraftState;
  files: CatalogueFiles;
}

export function PlansTab({ draft, files }: Props) {
  const [chosen, setChosen] = useAddressChoice('lista', 'plans', (text) =>
    text === '' || files.lists.some(({ name }) => name === text) ? text : undefined,
  );
  const list = chosen === '' ? null : chosen;
  const discountMonths = files.plans[0]?.terms.discountMonths ?? 0;
  const campaign = draft.publication.campaigns.find((one) => listOfMade(one) === list);
  // A list of a campaign's own was copied: the one that it is from sells the plan as well.
  const saleable = list === null ? [] : [...new Set([campaign?.sellsFrom ?? list, list])];
  const [edited, edit] = useState<MadePlan | null>(null);
  const sold = new Set(files.lists.find(({ name }) => name === list)?.offers.map(({ sku }) => sku));
  const plans = list === null ? files.plans : files.plans.filter(({ sku }) => sold.has(sku));
  const listPeriod = draft.publication.validity.lists[chosen] ?? {};
  const period = {
    id: 'period',
    title: words.listPeriod,
    summary: toldPeriod(listPeriod),
    problems: endsFirst(listPeriod) ? [{ message: checkWords.order }] : [],
    content: <SoldPeriod draft={draft} kind="lists" name={chosen} title={listTitle(chosen)} />,
  };
  const rows = plans.flatMap(({ sku }) => {
    const usual = defaultTerms(files, list, sku);
    const made = draft.publication.plans.find((plan) => plan.sku === sku);
    return usual
      ? [
          planRow({
            draft,
            list,
            sku,
            plans,
            usual,
            edit: made && (() => edit(inEveryList(draft.publication, made))),
          }),
        ]
      : [];
  });
  return (
    <Stack gap="sm">
      <Group align="flex-end">
        <Choice
          label={words.list}
          value={chosen}
          change={setChosen}
          none={words.everyList}
          options={files.lists.map(({ name }) => [name, listTitle(name)])}
          w="auto"
        />
        <Editable>
          <Button variant="default" onClick={() => edit({ ...emptyPlan, discountMonths, lists: saleable })}>
            {madePlanWords.new}
          </Button>
        </Editable>
      </Group>
      {list === null && <Hint>{words.everyListHint}</Hint>}
      <FoldingRows key={list} order={2} rows={list === null ? rows : [period, ...rows]} />
      {edited !== null && (
        <MadePlanDialog
          {...{ draft, files }}
          made={edited}
          close={() => edit(null)}
          onSave={(plan) => {
            draft.change((old) => withPlan(old, plan));
            // Another address loses nothing of it.
            flushSync(() => edit(null));
            if (list !== null && !plan.lists.includes(list)) setChosen(plan.lists[0] ?? '');
          }}
        />
      )}
    </Stack>
  );
}
