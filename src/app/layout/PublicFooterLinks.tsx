import { NewTabLink } from '../../answering/NewTabLink.tsx';
import { navigationWords } from '../../content/landing/site/navigation.ts';
import { RouteLink } from '../../ui/actions/RouteLink.tsx';

const { footer, support } = navigationWords;

/** Footer links of the public pages only. */
export function PublicFooterLinks() {
  return (
    <>
      {footer.map(({ href, text }) => (
        <li key={href}>
          <RouteLink to={href}>{text}</RouteLink>
        </li>
      ))}
      <li>
        <NewTabLink href={support.href}>{support.text}</NewTabLink>
      </li>
    </>
  );
}
