import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { faqWords } from '../../content/faq/faq-words.ts';
import { siteLinks } from '../../content/landing/site/site-links.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useSiteRoutes } from '../../ui/actions/site-routes.ts';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { idInHash } from '../site/id-in-hash.ts';
import styles from './FaqSearch.module.css';
import { hasWords, wordsIn } from './has-words.ts';

/** Filters the static list of questions by hiding the others. */
export function FaqSearch({ list, examples }: { list: string; examples: readonly string[] }) {
  const input = useRef<HTMLInputElement>(null);
  const { hrefOf } = useSiteRoutes();
  const [found, setFound] = useState<number | null>(null);
  const [isCopied, setCopied] = useState(false);

  const look = () => setFound(filterQuestions(document.getElementById(list), input.current?.value ?? ''));
  const clear = () => {
    if (input.current === null) return;
    input.current.value = '';
    look();
    input.current.focus();
  };
  const arrive = useEffectEvent(() => {
    // Handles text typed before hydration, and a question named in the address.
    look();
    openQuestion(location.hash);
  });
  const press = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-copies]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    setCopied(false);
    copyLink(link).then(setCopied);
  });
  useEffect(() => {
    arrive();
    const questions = document.getElementById(list);
    const follow = () => arrive();
    const copy = (event: MouseEvent) => press(event);
    addEventListener('hashchange', follow);
    questions?.addEventListener('click', copy);
    return () => {
      removeEventListener('hashchange', follow);
      questions?.removeEventListener('click', copy);
    };
  }, [list]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers inside chat apps do not know the search element yet
    <div role="search" className={styles.search}>
      <SearchField
        id="busca-nas-duvidas"
        label={faqWords.search.label}
        hint={examples.length === 0 ? undefined : faqWords.search.hint(examples)}
        input={input}
        onAsk={look}
      />
      <div role="status" className="quiet">
        {found !== null && <p>{found > 0 ? faqWords.found(found) : faqWords.nothing}</p>}
        {found === 0 && <p>{faqWords.next}</p>}
        {isCopied && <span className="visually-hidden">{faqWords.copied}</span>}
      </div>
      {found === 0 && (
        <div className={styles.ways}>
          <Button variant="secondary" onClick={clear}>
            {faqWords.clear}
          </Button>
          <a className="touch-target" href={hrefOf(siteLinks.conversation)}>
            {faqWords.ask}
          </a>
        </div>
      )}
    </div>
  );
}

/** Copies a question's link; if that is forbidden, puts it into the address bar. */
async function copyLink(link: HTMLAnchorElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    location.hash = link.hash;
    return false;
  }
  for (const other of document.querySelectorAll('a[data-copies]')) other.textContent = faqWords.copy;
  link.textContent = faqWords.copied;
  return true;
}

/** Hides the questions that lack a searched word, and opens what holds others. Returns how many are left, or null without a search. */
export function filterQuestions(list: HTMLElement | null, asked: string): number | null {
  const found = [...(list?.querySelectorAll('li:has(> details)') ?? [])].filter((question) => {
    const searched = [...question.querySelectorAll('[data-searched]')];
    const isMeant = hasWords(searched.map(({ textContent }) => textContent).join(' '), asked);
    question.toggleAttribute('hidden', !isMeant);
    return isMeant;
  });
  if (wordsIn(asked).length === 0) return null;
  for (const rest of list?.querySelectorAll('[data-rest]') ?? []) rest.toggleAttribute('open', true);
  return found.length;
}

/** Opens the question of the address, for browsers that do not. */
function openQuestion(hash: string): void {
  const answer = document.getElementById(idInHash(hash));
  const question = answer?.closest('details');
  if (!question || question.open) return;
  question.open = true;
  question.closest('[data-rest]')?.toggleAttribute('open', true);
  question.scrollIntoView();
}
