import { Button, SimpleGrid } from '@mantine/core';
import type { MouseEvent } from 'react';
import { heroWords } from '../../../content/landing/hero.ts';
import type { CatalogueFiles } from '../../../contract/panel/catalogue.ts';
import { type BannerChange, bannerLengths, type LookChange } from '../../../contract/publication.ts';
import type { Campaign } from '../../../funnel/campaign.ts';
import { landingBlocks } from '../../../funnel/landing-blocks.ts';
import type { Options } from '../../parts/Choice.tsx';
import { CheckBoxes, TextArea } from '../../parts/inputs.tsx';
import { blockWords } from './block-words.ts';
import { catalogueWords as words } from './catalogue-words.ts';
import { withLook } from './draft-edits.ts';
import { PhotoField } from './photo/PhotoField.tsx';
import { bannerWords, planWithSku } from './publishing/change-words.ts';
import type { DraftState } from './use-draft.ts';

interface Props {
  draft: DraftState;
  campaign: Campaign;
  /** Plans of the campaign's list. */
  sold: CatalogueFiles['plans'];
  look: LookChange;
}

/** Texts and visible parts of a campaign's pages, always or in a period. An empty field keeps the default. */
export function lookParts({ draft, campaign, sold, look }: Props) {
  const usual = heroWords[campaign.landing.words];
  const { banner = {}, hidden = campaign.landing.hidden, exclusions } = look;
  const usuallyOut = campaign.exclusions.filter((one) => sold.some(({ sku }) => sku === one));
  const edit = (parts: Partial<LookChange>) => draft.change((old) => withLook(old, { ...look, ...parts }));
  const texts = (fields: readonly (keyof BannerChange)[]) =>
    fields.map((field) => (
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
    ));
  const told = { ...usual, ...banner };
  return {
    told: {
      banner: told.heading,
      search: told.title,
      photo: look.photo ? (look.photo.alt ?? words.decorates) : words.noPhoto,
      page: words.out(hidden.length, (exclusions ?? usuallyOut).length),
    },
    banner: texts(['heading', 'lead', 'action']),
    search: <SimpleGrid cols={{ base: 1, sm: 2 }}>{texts(['title', 'description'])}</SimpleGrid>,
    photo: <PhotoField photo={look.photo} onChange={(photo) => edit({ photo })} />,
    page: (
      <>
        <Choices
          label={words.blocks}
          options={landingBlocks.map((block) => [block, blockWords[block]])}
          chosen={look.hidden}
          usual={campaign.landing.hidden}
          change={(value) => edit({ hidden: value })}
        />
        <Choices
          label={words.exclusions}
          options={sold.map(({ sku }) => [sku, planWithSku(sold, sku)])}
          chosen={exclusions}
          usual={usuallyOut}
          change={(value) => edit({ exclusions: value })}
        />
      </>
    ),
  };
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
