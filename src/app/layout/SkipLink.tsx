import { siteWords } from '../../content/site.ts';
import styles from './SkipLink.module.css';

export const contentId = 'conteudo';

export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${contentId}`}>
      {siteWords.skip}
    </a>
  );
}
