import { useHref, useLinkClickHandler } from 'react-router';
import { ButtonLink, type ButtonLinkProps } from '../../ui/actions/ButtonLink.tsx';

/** A link styled as a button that navigates within the application. */
export function DemoLink({ to, ...rest }: Omit<ButtonLinkProps, 'href' | 'onClick'> & { to: string }) {
  const href = useHref(to);
  const open = useLinkClickHandler<HTMLAnchorElement>(to);
  return <ButtonLink {...rest} href={href} onClick={open} />;
}
