import { navigationWords } from '../../content/landing/site/navigation.ts';
import { RouteLink } from '../../ui/actions/RouteLink.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';

const { foot, opens, support } = navigationWords;

/** Footer links of the public pages only. */
export function PublicFooterLinks() {
  return (
    <>
      {foot.map(({ href, text }) => (
        <li key={href}>
          <RouteLink to={href}>{text}</RouteLink>
        </li>
      ))}
      <li>
        <a href={support.href} target="_blank" rel="noopener">
          {support.text}
          <VisuallyHidden> ({opens})</VisuallyHidden>
        </a>
      </li>
    </>
  );
}
