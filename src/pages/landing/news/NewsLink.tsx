import { type NewsItem, newsWords } from '../../../content/landing/news.ts';
import { Island } from '../../site/Island.tsx';
import { SiteLink } from '../../site/SiteLink.tsx';
import { NewsOpener } from './NewsOpener.tsx';

/** How to read on. Without scripts the text is in the card itself. */
export function NewsLink({ item }: { item: NewsItem }) {
  const { external, fullDescription, id, linkNews, stream, streamLink, title } = item;
  if (external)
    return (
      <SiteLink className="touch-target strong" href={linkNews}>
        {newsWords.more}
      </SiteLink>
    );
  return (
    <>
      <Island
        name="news-opener"
        id={`novidade-${id}`}
        of={NewsOpener}
        props={{ title, text: fullDescription, video: stream ? streamLink : '' }}
        hydrates="touched"
      />
      <noscript>
        {stream ? (
          <SiteLink className="touch-target strong" href={streamLink}>
            {newsWords.watch}
          </SiteLink>
        ) : (
          <p className="text-s">{fullDescription}</p>
        )}
      </noscript>
    </>
  );
}
