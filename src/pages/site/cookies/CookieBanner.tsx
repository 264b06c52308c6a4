import { useEffect, useRef } from 'react';
import { cookieConsentWords } from '../../../content/landing/site/cookie-consent.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import styles from './CookieBanner.module.css';

const { accept, manage, policy, region, reject, text, title } = cookieConsentWords;

interface Props {
  onAccept: () => void;
  onReject: () => void;
  onManage: () => void;
}

/**
 * A banner at the bottom of the window. The page keeps room for it, so that it never covers the focus. In large type it
 * would cover what the page is about, so it stands at the top of the page instead.
 */
export function CookieBanner({ onAccept, onReject, onManage }: Props) {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = banner.current;
    if (element === null) return;
    const { documentElement: root, body } = document;
    const make = (room: string) => {
      root.style.scrollPaddingBlockEnd = room;
      body.style.paddingBlockEnd = room;
    };
    const size = new ResizeObserver(() => {
      const isTall = element.scrollHeight > innerHeight / 3;
      element.toggleAttribute('data-tall', isTall);
      make(isTall ? '' : `${element.offsetHeight + 24}px`);
    });
    size.observe(element);
    return () => {
      size.disconnect();
      make('');
    };
  }, []);
  return (
    <section ref={banner} className={styles.banner} aria-label={region} data-print="no">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className="text-s">{title}</h2>
          <p>
            {text} <a href={policy.href}>{policy.text}</a>
          </p>
        </div>
        <div className={styles.buttons}>
          <Button variant="secondary" wide onClick={onReject}>
            {reject}
          </Button>
          <Button variant="secondary" wide onClick={onAccept}>
            {accept}
          </Button>
          <Button variant="quiet" wide onClick={onManage}>
            {manage}
          </Button>
        </div>
      </div>
    </section>
  );
}
