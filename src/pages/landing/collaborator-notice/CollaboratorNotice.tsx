import { collaboratorNoticeWords } from '../../../content/landing/collaborator-notice.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { info } from '../../../ui/icons/info.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './CollaboratorNotice.module.css';

const { action, href, opens, text, title } = collaboratorNoticeWords;

/** Colleagues who are customers already do not order here. */
export function CollaboratorNotice() {
  return (
    <section className={styles.around} aria-labelledby="colaborador">
      <div className={styles.notice}>
        <Icon shape={info} />
        <div className={styles.words}>
          <h2 className={styles.title} id="colaborador">
            {title}
          </h2>
          <p>{text}</p>
        </div>
        <ButtonLink href={href} target="_blank" rel="noopener" variant="secondary">
          {action}
          <VisuallyHidden> ({opens})</VisuallyHidden>
        </ButtonLink>
      </div>
    </section>
  );
}
