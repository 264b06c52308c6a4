import type { ReactNode } from 'react';
import type { PageHead as Head } from '../../pages/site/site-page.ts';
import type { DocumentParts } from './document-parts.ts';
import { PageHead, StructuredData } from './PageHead.tsx';
import type { PageEntry } from './page-entries.ts';

interface Props {
  entry: PageEntry;
  head: Head;
  lang: string;
  /** What the root element says of the page. */
  attributes: Readonly<Record<string, string>>;
  parts: DocumentParts;
  /** The page itself, rendered as it will be hydrated. */
  page: string;
  /** What follows the page's first screen, where that is the whole of it. */
  behind: ReactNode;
  footer: ReactNode;
  origin: string;
  /** Where nobody sends it as a header. */
  policy: string | null;
}

/** React would move a file that it is to load into the head, in front of the page; one that is listened to stays. */
const inPlace = { onLoad: () => undefined };

/** The whole document. What its first screen needs stands in it and in front; everything else is named behind it. */
export const Document = ({
  entry,
  head,
  lang,
  attributes,
  parts,
  page,
  behind,
  footer,
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
      {behind}
      {footer}
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

/** Behind the first screen: what takes an early answer, and all rules, the first ones again, in the order they were written in. */
export const BehindFirstScreen = ({ parts: { starter, stylesheets } }: Pick<Props, 'parts'>) => (
  <>
    {starter.behind && <Inline as="script" text={starter.behind} />}
    {stylesheets.map((file) => (
      <link key={file} rel="stylesheet" href={file} />
    ))}
  </>
);

const Inline = ({ as: Element, text }: { as: 'script' | 'style'; text: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own code, named in the policy by its hash
  <Element dangerouslySetInnerHTML={{ __html: text }} />
);
