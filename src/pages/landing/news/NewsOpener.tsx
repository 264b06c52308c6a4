import { useState } from 'react';
import { newsWords } from '../../../content/landing/news.ts';
import { lazyWithPreload } from '../../../ui/late/lazy-with-preload.tsx';
import styles from './NewsOpener.module.css';

interface Props {
  title: string;
  text: string;
  /** Address of an embedded video; empty for a text. */
  video: string;
}

const Drawer = lazyWithPreload(async () => (await import('./NewsDrawer.tsx')).NewsDrawer);

/** The card's button. The drawer is loaded with the first press. */
export function NewsOpener({ title, text, video }: Props) {
  const [wasOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    Drawer.preload().then(
      () => {
        setOpened(true);
        setOpen(true);
      },
      // The next press tries again.
      () => undefined,
    );
  };
  const word = video === '' ? newsWords.more : newsWords.watch;
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        data-look="link"
        aria-haspopup="dialog"
        aria-label={video === '' ? newsWords.moreOf(title) : `${newsWords.watch}: ${title}`}
        onClick={open}
      >
        {word}
      </button>
      {wasOpened && (
        <Drawer title={title} text={text} video={video} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
