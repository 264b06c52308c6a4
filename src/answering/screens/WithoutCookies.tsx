import { frame } from '../../content/screens/frame.ts';
import { withoutCookiesWords as words } from '../../content/screens/without-cookies.ts';
import { Button } from '../../ui/Button.tsx';
import { HumanHelp } from './HumanHelp.tsx';
import styles from './questions.module.css';

/** Nobody could hold an order here: said before anything is answered in vain. */
export function WithoutCookies({ titleId }: { titleId: string }) {
  return (
    <div className={styles.page}>
      <title>{`${words.page} | ${frame.site}`}</title>
      <h1 id={titleId} tabIndex={-1}>
        {words.title}
      </h1>
      <p>{words.explain}</p>
      <Button wide onClick={() => location.reload()}>
        {words.again}
      </Button>
      <h2>{words.people}</h2>
      <HumanHelp />
    </div>
  );
}
