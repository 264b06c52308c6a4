import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cookieConsentWords } from '../../../content/landing/site/cookie-consent.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyWithPreload } from '../../../ui/late/lazy-with-preload.tsx';
import styles from './CookieConsent.module.css';
import {
  type Consent,
  chosenDays,
  consentOf,
  isToBeAsked,
  readConsent,
  type Toggles,
  togglesOf,
  unaskedDays,
} from './consent.ts';
import { keepConsent } from './keep-consent.ts';

const CookiePreferences = lazyWithPreload(
  async () => (await import('./CookiePreferences.tsx')).CookiePreferences,
);

interface Props {
  /** The affiliate partner's script, loaded with consent to advertising. */
  affiliate: string | null;
  /** Opens only on request, without asking by itself. */
  isCalled?: boolean;
}

/** Asks for consent to optional cookies. Without an answer none is used; the footer opens it again. */
export function CookieConsent({ affiliate, isCalled = false }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const [toggles, setToggles] = useState<Toggles | null>(null);
  const [saved, setSaved] = useState('');
  const own = useRef<HTMLParagraphElement>(null);

  const apply = (consent: Consent) => {
    if (togglesOf(consent).publi && affiliate !== null) loadAffiliate(affiliate);
  };
  const manage = useEffectEvent(() => {
    setToggles(togglesOf(readConsent(document.cookie)?.consent ?? 'denied'));
    setManaging(true);
  });
  const recall = useEffectEvent(() => {
    if (isCalled) return manage();
    const kept = readConsent(document.cookie);
    if (kept === null) keepConsent('denied', unaskedDays);
    if (isToBeAsked(kept, Date.now())) setAsking(true);
    else if (kept) apply(kept.consent);
  });
  useEffect(() => recall(), []);

  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      // With two instances on a page, only the first answers.
      if (document.querySelector('[data-cookies]') !== own.current) return;
      if (target instanceof Element && target.closest('[data-opens="cookies"]')) manage();
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);

  // The banner is gone with its focus, so the focus moves to the page.
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
    wasAsking.current = isAsking;
  }, [isAsking]);

  const choose = (consent: Consent) => {
    keepConsent(consent, chosenDays);
    setAsking(false);
    setSaved(cookieConsentWords.saved);
    apply(consent);
  };
  const confirm = (chosen: Toggles) => {
    setManaging(false);
    const consent = consentOf(chosen);
    if (consent !== null) return choose(consent);
    // Nothing was chosen: earlier consent ends, and the banner returns.
    keepConsent('denied', unaskedDays);
    setAsking(true);
  };
  return (
    <>
      {isAsking && (
        <CookieBanner onAccept={() => choose('both')} onReject={() => choose('denied')} onManage={manage} />
      )}
      {toggles && (
        <Suspense>
          <CookiePreferences
            open={isManaging}
            toggles={toggles}
            onConfirm={confirm}
            onClose={() => setManaging(false)}
          />
        </Suspense>
      )}
      <p ref={own} role="status" className="visually-hidden" data-cookies>
        {saved}
      </p>
    </>
  );
}

/** Loads the affiliate partner's script once, with the page's address. Does nothing without a valid address. */
function loadAffiliate(address: string): void {
  if (!URL.canParse(address) || document.querySelector('script[data-affiliate]') !== null) return;
  const source = new URL(address);
  source.searchParams.set('url_product', `${location.origin}${location.pathname}`);
  const script = document.createElement('script');
  script.src = source.href;
  script.async = true;
  script.dataset.affiliate = '';
  document.head.append(script);
}

const { accept, manage, policy, region, reject, text, title } = cookieConsentWords;

interface BannerProps {
  onAccept: () => void;
  onReject: () => void;
  onManage: () => void;
}

/**
 * A banner at the bottom of the window. The page keeps room for it, so that it never covers the focus. In large type it
 * would cover what the page is about, so it stands at the top of the page instead.
 */
function CookieBanner({ onAccept, onReject, onManage }: BannerProps) {
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
