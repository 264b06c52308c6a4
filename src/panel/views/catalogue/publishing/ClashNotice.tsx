import { Alert, Text } from '@mantine/core';
import { type Clash, clashOf } from '../../../../catalogue/rebase-draft.ts';
import { checkWords as words } from '../../../../content/publication-checks.ts';
import type { CatalogueFiles } from '../../../../contract/panel/catalogue.ts';
import type { Publication } from '../../../../contract/publication.ts';
import { catalogueApi } from '../catalogue-api.ts';
import { ChangeList } from './ChangeList.tsx';
import { describeChanges } from './describe-changes.ts';

interface Props {
  title: string;
  clash: Clash;
  names: readonly [string, string];
  files: CatalogueFiles;
}

/** What two make of the same thing, in words. */
export const ClashNotice = ({ title, clash: { before, one, other }, names, files }: Props) => (
  <Alert color="orange" title={title} my="sm">
    {[one, other].map((said, at) => (
      <div key={names[at]}>
        <Text size="sm">{names[at]}:</Text>
        <ChangeList changes={describeChanges(before, said, files)} />
      </div>
    ))}
  </Alert>
);

interface WithPublishedProps {
  draft: { savedOn: number; publication: Publication };
  published: { version: number; publication: Publication };
  files: CatalogueFiles;
}

/** Says what somebody else has published since that this draft changes as well. */
export function ClashWithPublished({ draft, published, files }: WithPublishedProps) {
  const version = draft.savedOn;
  const { data } = catalogueApi.useReadPublicationQuery(
    { params: { version } },
    { skip: version === published.version },
  );
  const clash = data && clashOf(data.publication, published.publication, draft.publication);
  const names = [words.live, words.thisDraft] as const;
  return clash ? <ClashNotice title={words.clashesWithPublished} {...{ clash, names, files }} /> : null;
}
