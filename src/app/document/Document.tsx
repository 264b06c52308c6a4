import type { ReactNode } from 'react';
import type { Catalogue } from '../../contract/documents.ts';
import type { DocumentParts } from './document-parts.ts';
import { ListedPlans, OwnCampaign, OwnExperiments, PageHead, StructuredData } from './PageHead.tsx';
import type { PageEntry } from './page-entries.ts';
import type { RenderedPage } from './rendered-page.ts';

interface Props {
  page: RenderedPage;
  entry: PageEntry;
  parts: DocumentParts;
  /** The page's HTML, as it will be hydrated. */
  html: string;
  /** What follows the first screen, if the page ends there. */
  afterFold: ReactNode;
  origin: string;
  /** The content security policy, if no server sends it as a header. */
  policy: string | null;
  experiments: Catalogue['experiments'];
}

/** React hoists preload links into the head, before the page. A link with a listener stays in place. */
const inPlace = { onLoad: () => undefined };

/** The whole document. The first screen's needs are inline at the top; other files are linked after it. */
export const Document = ({
  page: { kind, head, lang, attributes, footer, listedPlans = [], ownCampaign },
  entry,
  parts,
  html,
  afterFold,
  origin,
  policy,
  experiments,
}: Props) => (
  <html lang={lang} {...attributes} {...parts.attributes} data-page={entry.path}>
    <head>
      <meta charSet="utf-8" />
      {policy !== null && <meta httpEquiv="Content-Security-Policy" content={policy} />}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <PageHead head={head} entry={entry} origin={origin} />
      {ownCampaign && <OwnCampaign campaign={ownCampaign} />}
      {experiments && <OwnExperiments experiments={experiments} />}
      {parts.firstRules && <Inline as="style" text={parts.firstRules} />}
    </head>
    <body>
      {kind !== 'site' && <Starter parts={parts} />}
      {parts.typeface && (
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={parts.typeface} {...inPlace} />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the same renderer, by itself */}
      <div id="root" dangerouslySetInnerHTML={{ __html: html }} />
      {afterFold}
      {footer}
      {listedPlans.length > 0 && <ListedPlans plans={listedPlans} />}
      <StructuredData data={head.structured ?? []} origin={origin} />
      {parts.preloads.map((file) => (
        <link key={file} rel="modulepreload" crossOrigin="" href={file} {...inPlace} />
      ))}
      {parts.scripts.map((file) => (
        <script key={file} type="module" crossOrigin="" src={file} />
      ))}
    </body>
  </html>
);

/**
 * After the first screen: the script that accepts early answers, and the full style sheets, which repeat the inline
 * rules in their original order.
 */
export const AfterFirstScreen = ({ kind, parts }: Pick<RenderedPage, 'kind'> & Pick<Props, 'parts'>) => (
  <>
    {kind === 'site' && <Starter parts={parts} />}
    {parts.stylesheets.map((file) => (
      <link key={file} rel="stylesheet" href={file} />
    ))}
  </>
);

const Starter = ({ parts: { starter } }: Pick<Props, 'parts'>) =>
  starter && <Inline as="script" text={starter} />;

const Inline = ({ as: Element, text }: { as: 'script' | 'style'; text: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own code, named in the policy by its hash
  <Element dangerouslySetInnerHTML={{ __html: text }} />
);
