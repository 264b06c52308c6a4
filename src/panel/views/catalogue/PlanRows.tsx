import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { Fragment, useRef } from 'react';
import type { CatalogueFiles } from '../../../contract/panel/catalogue.ts';
import type { PriceChange } from '../../../contract/publication.ts';
import { termFields } from '../../../contract/publication.ts';
import { Hint } from '../../parts/Hint.tsx';
import { catalogueWords as words } from './catalogue-words.ts';
import { isForGood, newItemKey, withoutPrice, withPrice } from './draft-edits.ts';
import { PeriodInputs } from './PeriodInputs.tsx';
import { ProblemTexts } from './ProblemTexts.tsx';
import { termWords } from './publishing/change-words.ts';
import { nextMidnight } from './publishing/next-midnight.ts';
import { SoldPeriod } from './SoldPeriod.tsx';
import { TermInput } from './TermInput.tsx';
import type { DraftState } from './use-draft.ts';

interface Props {
  draft: DraftState;
  list: string | null;
  sku: string;
  name: string;
  usual: CatalogueFiles['plans'][number]['terms'];
}

export function PlanRows({ draft, list, sku, name, usual }: Props) {
  const { publication, problems, change } = draft;
  const scheduleButton = useRef<HTMLButtonElement>(null);
  const own = publication.prices.filter((price) => price.list === list && price.sku === sku);
  const forGood = own.find(isForGood) ?? { key: newItemKey(), list, sku };
  const scheduled = own.filter((price) => !isForGood(price));
  // A new scheduled price gets a start time, because a period distinguishes it from a permanent one.
  const schedule = () =>
    change((old) => withPrice(old, { key: newItemKey(), list, sku, from: nextMidnight() }));
  const unschedule = ({ key }: PriceChange) => {
    change((old) => withoutPrice(old, key));
    // The pressed button disappears.
    scheduleButton.current?.focus();
  };
  const problemOf = ({ key }: PriceChange) =>
    problems.find((one) => one.part === 'prices' && one.key === key)?.message;
  return (
    <>
      <Table.Tr>
        <Table.Th scope="row">
          {name}
          <Hint size="xs">{sku}</Hint>
        </Table.Th>
        <Terms {...{ draft, usual }} price={forGood} of={`${name} (${sku})`} />
        <Table.Td>
          <Stack gap={4} align="flex-start">
            <Button
              ref={scheduleButton}
              size="compact-xs"
              variant="subtle"
              onClick={schedule}
              aria-label={`${words.schedule}: ${sku}`}
            >
              {words.schedule}
            </Button>
            {list === null && <SoldPeriod draft={draft} kind="plans" name={sku} title={sku} />}
          </Stack>
        </Table.Td>
      </Table.Tr>
      <PriceProblem message={problemOf(forGood)} />
      {scheduled.map((price) => (
        <Fragment key={price.key}>
          <Table.Tr>
            <Table.Td>
              <Text size="xs">{words.scheduled}</Text>
            </Table.Td>
            <Terms {...{ draft, usual, price }} of={`${words.scheduled}, ${name} (${sku})`} />
            <Table.Td>
              <Group gap="xs" align="flex-end">
                <PeriodInputs
                  of={`${words.scheduled}, ${sku}`}
                  period={price}
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
            </Table.Td>
          </Table.Tr>
          <PriceProblem message={problemOf(price)} />
        </Fragment>
      ))}
    </>
  );
}

const PriceProblem = ({ message }: { message: string | undefined }) =>
  message !== undefined && (
    <Table.Tr>
      <Table.Td colSpan={6}>
        <ProblemTexts problems={[{ message }]} />
      </Table.Td>
    </Table.Tr>
  );

const Terms = ({
  draft,
  usual,
  price,
  of,
}: Pick<Props, 'draft' | 'usual'> & { price: PriceChange; of: string }) =>
  termFields.map((field) => (
    <Table.Td key={field} data-label={termWords[field].head}>
      <TermInput
        {...{ field, of }}
        usual={usual[field]}
        value={price[field]}
        onChange={(value) => draft.change((old) => withPrice(old, { ...price, [field]: value }))}
      />
    </Table.Td>
  ));
