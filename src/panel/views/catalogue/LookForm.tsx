import { Button, Card, Checkbox, Group, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { type RefObject, useRef } from 'react';
import { heroWords } from '../../../content/landing/hero.ts';
import type { CatalogueFiles } from '../../../contract/panel/catalogue.ts';
import { type BannerChange, bannerLengths, type LookChange } from '../../../contract/publication.ts';
import type { Campaign } from '../../../funnel/campaign.ts';
import { landingBlocks } from '../../../funnel/landing-blocks.ts';
import { Heading } from '../../parts/Heading.tsx';
import { blockWords } from './block-words.ts';
import { catalogueWords as words } from './catalogue-words.ts';
import { isForGood, withLook, withoutLook } from './draft-edits.ts';
import { PeriodInputs } from './PeriodInputs.tsx';
import { ProblemTexts } from './ProblemTexts.tsx';
import { PhotoField } from './photo/PhotoField.tsx';
import { bannerWords, planWithSku } from './publishing/change-words.ts';
import type { DraftState } from './use-draft.ts';

interface Props {
  draft: DraftState;
  campaign: Campaign;
  /** Plans of the campaign's list. */
  sold: CatalogueFiles['plans'];
  look: LookChange;
  /** Takes the focus when the form disappears. */
  addButton: RefObject<HTMLButtonElement | null>;
}

const bannerFields = [
  'heading',
  'lead',
  'action',
  'title',
  'description',
] as const satisfies readonly (keyof BannerChange)[];

/** Texts and visible parts of a campaign's pages, always or in a period. An empty field keeps the default. */
export function LookForm({ draft, campaign, sold, look, addButton }: Props) {
  const usual = heroWords[campaign.landing.words];
  const period = isForGood(look) ? words.always : words.duringPeriod;
  const { hidden, exclusions, banner = {}, key } = look;
  const edit = (parts: Partial<LookChange>) => draft.change((old) => withLook(old, { ...look, ...parts }));
  const problems = draft.problems.filter((one) => one.part === 'looks' && one.key === key);
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-end">
          <Heading>{period}</Heading>
          {!isForGood(look) && (
            <Group align="flex-end">
              <PeriodInputs
                of={words.duringPeriod}
                period={look}
                onChange={({ from, until }) => edit({ from: from ?? look.from, until })}
              />
              <Button
                variant="subtle"
                color="red"
                size="xs"
                onClick={() => {
                  draft.change((old) => withoutLook(old, key));
                  addButton.current?.focus();
                }}
              >
                {words.remove}
              </Button>
            </Group>
          )}
        </Group>
        <ProblemTexts problems={problems} />
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          {bannerFields.map((field) => (
            <Textarea
              key={field}
              label={bannerWords[field]}
              autosize
              minRows={1}
              maxRows={6}
              maxLength={bannerLengths[field]}
              placeholder={usual[field]}
              description={words.left((banner[field] ?? '').length, bannerLengths[field])}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={banner[field] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                edit({ banner: { ...banner, [field]: value === '' ? undefined : value } })
              }
            />
          ))}
        </SimpleGrid>
        <PhotoField photo={look.photo} onChange={(photo) => edit({ photo })} />
        <Choices
          label={words.blocks}
          names={landingBlocks}
          nameOf={(block) => blockWords[block]}
          chosen={hidden ?? campaign.landing.hidden}
          isUsual={hidden === undefined}
          onChange={(value) => edit({ hidden: value })}
        />
        <Choices
          label={words.exclusions}
          names={sold.map(({ sku }) => sku)}
          nameOf={(sku) => planWithSku(sold, sku)}
          chosen={exclusions ?? campaign.exclusions.filter((one) => sold.some(({ sku }) => sku === one))}
          isUsual={exclusions === undefined}
          onChange={(value) => edit({ exclusions: value })}
        />
      </Stack>
    </Card>
  );
}

interface ChoicesProps<Name extends string> {
  label: string;
  names: readonly Name[];
  nameOf: (name: Name) => string;
  chosen: readonly string[];
  isUsual: boolean;
  /** Undefined restores the default. */
  onChange: (chosen: string[] | undefined) => void;
}

function Choices<Name extends string>({
  label,
  names,
  nameOf,
  chosen,
  isUsual,
  onChange,
}: ChoicesProps<Name>) {
  const choices = useRef<HTMLDivElement>(null);
  const restore = () => {
    onChange(undefined);
    // The pressed button disappears.
    choices.current?.querySelector('input')?.focus();
  };
  return (
    <Checkbox.Group label={label} value={[...chosen]} onChange={onChange}>
      <Group gap="sm" mt={4} ref={choices}>
        {names.map((name) => (
          <Checkbox key={name} value={name} label={nameOf(name)} size="xs" />
        ))}
        {!isUsual && (
          <Button size="compact-xs" variant="subtle" onClick={restore}>
            {words.toUsual}
          </Button>
        )}
      </Group>
    </Checkbox.Group>
  );
}
