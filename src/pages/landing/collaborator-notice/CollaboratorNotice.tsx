import { NewTabButtonLink } from '../../../answering/NewTabLink.tsx';
import { collaboratorNoticeWords } from '../../../content/landing/collaborator-notice.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { info } from '../../../ui/icons/info.ts';
import styles from './CollaboratorNotice.module.css';

const { action, href, text, title } = collaboratorNoticeWords;

/** Staff who are customers already cannot order here. */
export function CollaboratorNotice() {
  return (
    <section className="page-section" aria-labelledby="colaborador">
      <div className={styles.notice}>
        <Icon shape={info} />
        <div className="stack gap-4">
          <h2 className="text-l" id="colaborador">
            {title}
          </h2>
          <p>{text}</p>
        </div>
        <NewTabButtonLink href={href} variant="secondary">
          {action}
        </NewTabButtonLink>
      </div>
    </section>
  );
}
