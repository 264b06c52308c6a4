import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { formatAmount, formatPrice } from '../../../brazil/money.ts';
import type { CatalogueFiles } from '../../../contract/panel/catalogue.ts';
import { type PriceChange, termFields } from '../../../contract/publication.ts';
import { catalogueWords as words } from './catalogue-words.ts';
import { isForGood, newItemKey, withoutPrice, withPrice } from './draft-edits.ts';
import type { FoldingRow } from './FoldingRows.tsx';
import { madePlanWords } from './made-plan-words.ts';
import { PeriodInputs } from './PeriodInputs.tsx';
import { periodWords, planWithSku } from './publishing/change-words.ts';
import { nextMidnight } from './publishing/next-midnight.ts';
import { SoldPeriod } from './SoldPeriod.tsx';
import { TermInput } from './TermInput.tsx';
import type { DraftState } from './use-draft.ts';

interface Props {
  draft: DraftState;
  list: string | null;
  sku: string;
  plans: CatalogueFiles['plans'];
  usual: CatalogueFiles['plans'][number]['terms'];
  /** Of a plan made in the panel. */
  edit?: (() => void) | undefined;
}

/** A plan, with its prices for good; unfolded they are changed. */
export function planRow(props: Props): FoldingRow {
  const { list, sku, plans, usual, draft } = props;
  const { publication, problems } = draft;
  const own = publication.prices.filter((price) => price.list === list && price.sku === sku);
  const forGood = own.find(isForGood) ?? { key: newItemKey(), list, sku };
  const scheduled = own.filter((price) => !isForGood(price));
  const keys = [sku, ...own.map(({ key }) => key)];
  const period = list === null && periodWords(publication.validity.plans[sku] ?? {});
  return {
    id: sku,
    title: planWithSku(plans, sku),
    summary: [
      toldPrices({ ...usual, ...forGood }) + (period || ''),
      scheduled.length > 0 && words.manyScheduled(scheduled.length),
    ]
      .filter(Boolean)
      .join('; '),
    problems: problems.filter(({ key }) => keys.includes(key)),
    content: <PlanForm {...{ ...props, forGood, scheduled }} />,
  };
}

export const toldPrices = (terms: Props['usual']): string =>
  words.prices(formatPrice(terms.price_with_dacc), formatAmount(terms.price), formatAmount(terms.price_full));

interface FormProps extends Props {
  forGood: PriceChange;
  scheduled: readonly PriceChange[];
}

function PlanForm({ draft, list, sku, plans, usual, edit, forGood, scheduled }: FormProps) {
  const { problems, change } = draft;
  const scheduleButton = useRef<HTMLButtonElement>(null);
  const name = planWithSku(plans, sku);
  // A new scheduled price gets a start time, because a period distinguishes it from a permanent one.
  const schedule = () =>
    change((old) => withPrice(old, { key: newItemKey(), list, sku, from: nextMidnight() }));
  const unschedule = ({ key }: PriceChange) => {
    change((old) => withoutPrice(old, key));
    // The pressed button disappears.
    scheduleButton.current?.focus();
  };
  const terms = (price: PriceChange, of: string) => (
    <SimpleGrid cols={{ base: 2, xl: 4 }} spacing="xs">
      {termFields.map((field) => (
        <TermInput
          key={field}
          {...{ field, of }}
          usual={usual[field]}
          value={price[field]}
          onChange={(value) => change((old) => withPrice(old, { ...price, [field]: value }))}
        />
      ))}
    </SimpleGrid>
  );
  return (
    <>
      {terms(forGood, name)}
      {list === null && (
        <div>
          <Text size="sm" fw={500}>
            {words.soldPeriod}
          </Text>
          <SoldPeriod draft={draft} kind="plans" name={sku} title={sku} />
        </div>
      )}
      {scheduled.map((price) => (
        <Stack key={price.key} gap="xs" component="section" aria-label={`${words.scheduled}, ${sku}`}>
          <Text size="sm" fw={500}>
            {words.scheduled}
          </Text>
          {terms(price, `${words.scheduled}, ${name}`)}
          <Group gap="xs" align="flex-end">
            <PeriodInputs
              of={`${words.scheduled}, ${sku}`}
              period={price}
              error={problems.find(({ part, key }) => part === 'prices' && key === price.key)?.message}
              onChange={({ from, until }) =>
                change((old) => withPrice(old, { ...price, from: from ?? price.from, until }))
              }
            />
            <Button
              size="compact-xs"
              variant="subtle"
              color="red"
              aria-label={`${words.remove}: ${words.scheduled}, ${sku}`}
              onClick={() => unschedule(price)}
            >
              {words.remove}
            </Button>
          </Group>
        </Stack>
      ))}
      <Group gap="xs">
        <Button
          ref={scheduleButton}
          size="xs"
          variant="default"
          onClick={schedule}
          aria-label={`${words.schedule}: ${sku}`}
        >
          {words.schedule}
        </Button>
        {edit && (
          <Button size="xs" variant="default" onClick={edit}>
            {madePlanWords.edit(name)}
          </Button>
        )}
      </Group>
    </>
  );
}
