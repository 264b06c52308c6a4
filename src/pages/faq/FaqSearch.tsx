import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { faqWords } from '../../content/faq/faq-words.ts';
import { siteLinks } from '../../content/landing/site/site-links.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useSiteRoutes } from '../../ui/actions/site-routes.ts';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { copyLink } from './copy-link.ts';
import styles from './FaqSearch.module.css';
import { filterQuestions } from './filter-questions.ts';
import { openQuestion } from './open-question.ts';

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
      <div role="status" className={styles.found}>
        {found !== null && <p>{found > 0 ? faqWords.found(found) : faqWords.nothing}</p>}
        {found === 0 && <p>{faqWords.next}</p>}
        {isCopied && <span className="visually-hidden">{faqWords.copied}</span>}
      </div>
      {found === 0 && (
        <div className={styles.ways}>
          <Button variant="secondary" onClick={clear}>
            {faqWords.clear}
          </Button>
          <a href={hrefOf(siteLinks.conversation)}>{faqWords.ask}</a>
        </div>
      )}
    </div>
  );
}
