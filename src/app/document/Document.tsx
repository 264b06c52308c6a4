import type { ReactNode } from 'react';
import type { Plan } from '../../contract/offer/plan.ts';
import type { PageHead as Head } from '../../pages/site/site-page.ts';
import type { DocumentParts } from './document-parts.ts';
import { ListedPlans, PageHead, StructuredData } from './PageHead.tsx';
import type { PageEntry } from './page-entries.ts';

interface Props {
  entry: PageEntry;
  head: Head;
  lang: string;
  /** Attributes of the root element. */
  attributes: Readonly<Record<string, string>>;
  parts: DocumentParts;
  /** The page's HTML, as it will be hydrated. */
  page: string;
  /** What follows the first screen, if the page ends there. */
  afterFold: ReactNode;
  footer: ReactNode;
  listedPlans?: readonly Plan[] | undefined;
  origin: string;
  /** The content security policy, if no server sends it as a header. */
  policy: string | null;
}

/** React hoists preload links into the head, before the page. A link with a listener stays in place. */
const inPlace = { onLoad: () => undefined };

/** The whole document. The first screen's needs are inline at the top; other files are linked after it. */
export const Document = ({
  entry,
  head,
  lang,
  attributes,
  parts,
  page,
  afterFold,
  footer,
  listedPlans = [],
  origin,
  policy,
}: Props) => (
  <html lang={lang} {...attributes}>
    <head>
      <meta charSet="utf-8" />
      {policy !== null && <meta httpEquiv="Content-Security-Policy" content={policy} />}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <PageHead head={head} entry={entry} origin={origin} />
      {parts.firstRules && <Inline as="style" text={parts.firstRules} />}
    </head>
    <body>
      {parts.starter.front && <Inline as="script" text={parts.starter.front} />}
      {parts.typeface && (
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={parts.typeface} {...inPlace} />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the same renderer, by itself */}
      <div id="root" dangerouslySetInnerHTML={{ __html: page }} />
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
export const AfterFirstScreen = ({ parts: { starter, stylesheets } }: Pick<Props, 'parts'>) => (
  <>
    {starter.afterFold && <Inline as="script" text={starter.afterFold} />}
    {stylesheets.map((file) => (
      <link key={file} rel="stylesheet" href={file} />
    ))}
  </>
);

const Inline = ({ as: Element, text }: { as: 'script' | 'style'; text: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own code, named in the policy by its hash
  <Element dangerouslySetInnerHTML={{ __html: text }} />
);
