import { collaboratorNoticeWords } from '../../../content/landing/collaborator-notice.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { VisuallyHidden } from '../../../ui/blocks/VisuallyHidden.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { info } from '../../../ui/icons/info.ts';
import styles from './CollaboratorNotice.module.css';

const { action, href, opens, text, title } = collaboratorNoticeWords;

/** Staff who are customers already cannot order here. */
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
