import { Button, Card, Group, SimpleGrid, Stack } from '@mantine/core';
import type { MouseEvent, RefObject } from 'react';
import { heroWords } from '../../../content/landing/hero.ts';
import type { CatalogueFiles } from '../../../contract/panel/catalogue.ts';
import { type BannerChange, bannerLengths, type LookChange } from '../../../contract/publication.ts';
import type { Campaign } from '../../../funnel/campaign.ts';
import { landingBlocks } from '../../../funnel/landing-blocks.ts';
import type { Options } from '../../parts/Choice.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { CheckBoxes, TextArea } from '../../parts/inputs.tsx';
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
            <TextArea
              key={field}
              label={bannerWords[field]}
              minRows={1}
              maxRows={6}
              maxLength={bannerLengths[field]}
              placeholder={usual[field]}
              description={words.left((banner[field] ?? '').length, bannerLengths[field])}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={banner[field] ?? ''}
              change={(value) => edit({ banner: { ...banner, [field]: value || undefined } })}
            />
          ))}
        </SimpleGrid>
        <PhotoField photo={look.photo} onChange={(photo) => edit({ photo })} />
        <Choices
          label={words.blocks}
          options={landingBlocks.map((block) => [block, blockWords[block]])}
          chosen={hidden}
          usual={campaign.landing.hidden}
          change={(value) => edit({ hidden: value })}
        />
        <Choices
          label={words.exclusions}
          options={sold.map(({ sku }) => [sku, planWithSku(sold, sku)])}
          chosen={exclusions}
          usual={campaign.exclusions.filter((one) => sold.some(({ sku }) => sku === one))}
          change={(value) => edit({ exclusions: value })}
        />
      </Stack>
    </Card>
  );
}

interface ChoicesProps {
  label: string;
  options: Options;
  chosen: readonly string[] | undefined;
  /** Of the campaign, unless others are chosen. */
  usual: readonly string[];
  /** Undefined restores the default. */
  change: (chosen: string[] | undefined) => void;
}

function Choices({ chosen, usual, change, ...boxes }: ChoicesProps) {
  const restore = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The pressed button disappears.
    currentTarget.parentElement?.querySelector('input')?.focus();
    change(undefined);
  };
  return (
    <CheckBoxes {...boxes} chosen={chosen ?? usual} change={change}>
      {chosen && (
        <Button size="compact-xs" variant="subtle" onClick={restore}>
          {words.toUsual}
        </Button>
      )}
    </CheckBoxes>
  );
}
