import { siteWords } from '../../content/site.ts';
import { experimentsId, ownCampaignId, type ShownExperiment } from '../../contract/documents.ts';
import { listedPlansId, writeListedPlans } from '../../contract/offer/listed-plans.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import { previewPath } from '../../contract/preview-path.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import type { PageHead as Head } from '../../pages/site/site-page.ts';
import type { PageEntry } from './page-entries.ts';

interface Props {
  head: Head;
  entry: Pick<PageEntry, 'canonical' | 'noindex' | 'preview' | 'theme'>;
  origin: string;
}

/** `--ground` of tokens.css, for the browser's toolbar. */
const browserColours = {
  light: [
    { media: '(prefers-color-scheme: light)', colour: '#f5f8fd' },
    { media: '(prefers-color-scheme: dark)', colour: '#080c1f' },
  ],
  'black-friday': [{ media: undefined, colour: '#000000' }],
} as const;

/** Meta data for browsers, search engines and link previews. */
export const PageHead = ({ head, entry: { canonical, noindex, preview, theme }, origin }: Props) => (
  <>
    <title>{head.title}</title>
    <meta name="description" content={head.description} />
    {browserColours[theme].map(({ media, colour }) => (
      <meta key={colour} name="theme-color" content={colour} media={media} />
    ))}
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    {canonical !== null && <link rel="canonical" href={absolute(origin, canonical)} />}
    {preview !== null && (
      <>
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={siteWords.name} />
        <meta property="og:locale" content="pt_BR" />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        {canonical !== null && <meta property="og:url" content={absolute(origin, canonical)} />}
        <meta property="og:image" content={absolute(origin, `/${previewPath(preview)}`)} />
        <meta property="og:image:type" content="image/png" />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={head.title} />
        <meta name="twitter:card" content="summary_large_image" />
      </>
    )}
    {noindex && <meta name="robots" content="noindex" />}
  </>
);

/** schema.org objects. Site paths become absolute. */
export const StructuredData = ({ data, origin }: { data: readonly object[]; origin: string }) =>
  data.map((object) => {
    const json = JSON.stringify(object, (_key, value: unknown) =>
      typeof value === 'string' && value.startsWith('/') ? absolute(origin, value) : value,
    );
    return <DataBlock key={json} type="application/ld+json" json={json} />;
  });

/** The plans of the campaign, read by the conversation until the address decides. */
export const ListedPlans = ({ plans }: { plans: readonly Plan[] }) => (
  <DataBlock id={listedPlansId} type="application/json" json={writeListedPlans(plans)} />
);

/** The browser's files do not know a campaign that was made in the panel. */
export const OwnCampaign = ({ campaign }: { campaign: Campaign }) => (
  <DataBlock id={ownCampaignId} type="application/json" json={JSON.stringify(campaign)} />
);

/** Nothing that is for the panel alone. */
const told = ['id', 'arms', 'share', 'startsIn', 'campaigns', 'isRunning'];

export const OwnExperiments = ({ experiments }: { experiments: readonly ShownExperiment[] }) => (
  <DataBlock id={experimentsId} type="application/json" json={JSON.stringify(experiments, told)} />
);

/** `<` is escaped so that no text can close the script element. */
const DataBlock = ({ json, ...attributes }: { id?: string; type: string; json: string }) => (
  <script
    {...attributes}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written here, and it cannot end its element
    dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
  />
);

const absolute = (origin: string, path: string): string => `${origin}${encodeURI(path)}`;
