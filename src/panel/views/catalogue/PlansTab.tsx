import { Button, Group, Table, Text } from '@mantine/core';
import { useState } from 'react';
import type { CatalogueFiles } from '../../../contract/panel/catalogue.ts';
import { type MadePlan, termFields } from '../../../contract/publication.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { ColumnHeads } from '../../parts/list/ColumnHeads.tsx';
import classes from './CatalogueView.module.css';
import { catalogueWords as words } from './catalogue-words.ts';
import { defaultTerms, listsOfFiles, withPlan } from './draft-edits.ts';
import { Editable } from './Editable.tsx';
import { listTitle } from './list-title.ts';
import { MadePlanDialog } from './MadePlanDialog.tsx';
import { madePlanWords } from './made-plan-words.ts';
import { PlanRows } from './PlanRows.tsx';
import { planTold, termWords } from './publishing/change-words.ts';
import { SoldPeriod } from './SoldPeriod.tsx';
import { useAddressChoice } from './use-address-choice.ts';
import type { DraftState } from './use-draft.ts';

const heads = [words.plan, ...termFields.map((field) => termWords[field].head), words.period].map((head) => ({
  head,
}));

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
  const saleable = listsOfFiles(files).map(({ name }) => name);
  const [edited, edit] = useState<MadePlan | null>(null);
  const sold = new Set(files.lists.find(({ name }) => name === list)?.offers.map(({ sku }) => sku));
  const plans = list === null ? files.plans : files.plans.filter(({ sku }) => sold.has(sku));
  return (
    <>
      <Group align="flex-end" mb="md">
        <Choice
          label={words.list}
          value={chosen}
          change={setChosen}
          none={words.everyList}
          options={files.lists.map(({ name }) => [name, listTitle(name)])}
          w="auto"
        />
        {list !== null && (
          <Editable>
            <Text size="sm" fw={500}>
              {words.soldPeriod}
            </Text>
            <SoldPeriod draft={draft} kind="lists" name={list} title={listTitle(list)} />
          </Editable>
        )}
        <Editable>
          <Group gap="xs">
            <Button
              variant="default"
              onClick={() =>
                edit({ ...emptyPlan, discountMonths, lists: saleable.filter((name) => name === list) })
              }
            >
              {madePlanWords.new}
            </Button>
            {draft.publication.plans.map((plan) => (
              <Button key={plan.sku} variant="subtle" onClick={() => edit(plan)}>
                {madePlanWords.edit(planTold(plan))}
              </Button>
            ))}
          </Group>
        </Editable>
      </Group>
      {list === null && <Hint mb="sm">{words.everyListHint}</Hint>}
      <Editable>
        <Table.ScrollContainer minWidth={0}>
          <Table verticalSpacing="xs" className={classes.prices}>
            <ColumnHeads columns={heads} />
            <Table.Tbody>
              {plans.map(({ sku, name }) => {
                const usual = defaultTerms(files, list, sku);
                return usual && <PlanRows key={`${list} ${sku}`} {...{ draft, list, sku, name, usual }} />;
              })}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Editable>
      {edited !== null && (
        <MadePlanDialog
          {...{ draft, files }}
          made={edited}
          close={() => edit(null)}
          onSave={(plan) => {
            draft.change((old) => withPlan(old, plan));
            if (list !== null && !plan.lists.includes(list)) setChosen(plan.lists[0] ?? '');
            edit(null);
          }}
        />
      )}
    </>
  );
}
